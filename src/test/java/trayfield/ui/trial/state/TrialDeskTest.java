package trayfield.ui.trial.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trayfield.model.Loaded;
import trayfield.model.Scenario;
import trayfield.solo.Arena;
import trayfield.solo.trial.ResultsFile;
import trayfield.solo.trial.ResultsFile.Results;
import trayfield.solo.trial.Row;
import trayfield.ui.trial.state.Standing.Stage;
import trayfield.ui.trial.state.TrialForm.Field;

/// The desk without its page; the test's own thread stands in for the toolkit's.
class TrialDeskTest {
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    /// Many times what is promised, for other tests use the same processors; still far less than a game of veterans takes.
    private static final Duration PROMPT = Duration.ofMillis(500);

    /// Games of a trial that is surely not over when the first word of it is heard.
    private static final int LONG = 600;

    @TempDir
    private Path folder;
    private final BlockingQueue<Runnable> due = new LinkedBlockingQueue<>();
    private final TrialDesk desk = new TrialDesk(new TrialForm(2), due::add);

    @AfterEach
    void nothingIsLeftBehind() throws InterruptedException {
        desk.close();
        Instant end = Instant.now().plus(PATIENCE);
        while (trialThreads() > 0 && Instant.now().isBefore(end)) {
            Thread.sleep(5);
        }
        assertThat(trialThreads()).isZero();
    }

    private static long trialThreads() {
        return Thread.getAllStackTraces().keySet().stream().filter(thread -> thread.getName().startsWith("trial-")).count();
    }

    private void recruits(int games, String file) {
        Scenario scenario = Arena.scenario("village");
        TrialForm form = desk.form();
        form.show(List.of(new Candidate(Path.of("village.json"), scenario, Arena.table(scenario))));
        form.leaderProperty(0).set(Leader.RECRUIT);
        form.leaderProperty(1).set(Leader.RECRUIT);
        form.gamesProperty().set(String.valueOf(games));
        form.fileProperty().set(file);
    }

    private void until(BooleanSupplier condition) {
        Instant end = Instant.now().plus(PATIENCE);
        while (!condition.getAsBoolean()) {
            assertThat(Instant.now()).as("in time").isBefore(end);
            try {
                Runnable next = due.poll(20, TimeUnit.MILLISECONDS);
                if (next != null) {
                    next.run();
                }
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
        }
    }

    private void untilOver() {
        until(() -> !desk.stage().busy());
    }

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    private List<Row> rows(String name) {
        return ((Loaded.Good<Results>) ResultsFile.join(List.of(folder.resolve(name)))).value().rows();
    }

    private static void assertSame(List<Row> rows, List<Row> others) {
        assertThat(rows).hasSameSizeAs(others);
        for (int i = 0; i < rows.size(); i++) {
            assertThat(rows.get(i).sameGame(others.get(i))).as("game " + i).isTrue();
        }
    }

    @Test
    void aTrialIsPlayedToItsEnd() {
        recruits(6, "");
        desk.start();
        assertThat(desk.stage()).isEqualTo(Stage.OPENING);
        untilOver();
        assertThat(desk.stage()).isEqualTo(Stage.DONE);
        Standing standing = desk.standingProperty().get();
        assertThat(standing.progress().done()).isEqualTo(6);
        assertThat(standing.pace()).isPositive();
        Findings found = desk.findingsProperty().get().orElseThrow();
        assertThat(found.games()).isEqualTo(6);
        assertThat(found.endings().stream().mapToInt(Bin::count).sum()).isEqualTo(6);
        assertThat(found.lengths().stream().mapToInt(Bin::count).sum()).isEqualTo(6);
        assertThat(found.sides().getFirst().share().share() + found.sides().getLast().share().share()).isEqualTo(1);
        assertThat(found.sides().getFirst().stood()).isNotEmpty();
        assertThat(Talk.stage(standing)).isEqualTo("All 6 games are finished.");
    }

    @Test
    void partsAddUpToTheWhole() {
        recruits(5, file("whole.csv"));
        desk.start();
        untilOver();
        for (int part = 1; part <= 2; part++) {
            desk.chooseAgain();
            desk.form().fileProperty().set(file("part" + part + ".csv"));
            desk.form().partProperty().set(part + "/2");
            desk.start();
            untilOver();
            assertThat(Talk.stage(desk.standingProperty().get())).isEqualTo("All " + (4 - part) + " games are finished.");
        }
        desk.chooseAgain();
        desk.join(List.of(folder.resolve("part1.csv"), folder.resolve("part2.csv")), Runnable::run);
        until(() -> desk.stage() == Stage.JOINED);
        assertThat(Talk.stage(desk.standingProperty().get())).isEqualTo("5 games are added up.");
        assertThat(desk.findingsProperty().get().orElseThrow().games()).isEqualTo(5);
        assertThat(desk.order()).isEmpty();
        List<Row> joined = ((Loaded.Good<Results>) ResultsFile.join(
                List.of(folder.resolve("part2.csv"), folder.resolve("part1.csv")))).value().rows();
        assertSame(rows("whole.csv"), joined);
    }

    @Test
    void whatCannotBeAddedUpIsToldInTheForm() throws IOException {
        recruits(1, "");
        Path odd = Files.writeString(folder.resolve("odd.csv"), "not,results\n");
        desk.join(List.of(odd), Runnable::run);
        until(() -> !desk.form().problemsProperty().get().isEmpty());
        assertThat(desk.form().problemsProperty().get().get(Field.JOIN)).contains("odd.csv").contains("line 1");
        assertThat(desk.stage()).isEqualTo(Stage.CHOOSING);
        desk.form().gamesProperty().set("2");
        assertThat(desk.form().problemsProperty().get()).isEmpty();
    }

    @Test
    void cancelledAndGoneOnWithIsTheWhole() {
        recruits(LONG, file("whole.csv"));
        desk.start();
        untilOver();
        recruits(LONG, file("broken.csv"));
        desk.start();
        until(() -> desk.standingProperty().get().progress().played() > 0);
        desk.cancel();
        untilOver();
        assertThat(desk.stage()).isEqualTo(Stage.CANCELLED);
        int before = desk.findingsProperty().get().orElseThrow().games();
        assertThat(rows("broken.csv")).hasSize(before).hasSizeLessThan(LONG);
        desk.goOn();
        untilOver();
        assertThat(desk.stage()).isEqualTo(Stage.DONE);
        assertThat(desk.standingProperty().get().progress().played()).isEqualTo(LONG - before);
        assertSame(rows("broken.csv"), rows("whole.csv"));
    }

    @Test
    void withoutAFileATrialGoesOnToo() {
        recruits(LONG, "");
        desk.start();
        until(() -> desk.standingProperty().get().progress().played() > 0);
        desk.cancel();
        untilOver();
        int before = desk.findingsProperty().get().orElseThrow().games();
        desk.goOn();
        untilOver();
        assertThat(desk.stage()).isEqualTo(Stage.DONE);
        assertThat(desk.standingProperty().get().progress().played()).isEqualTo(LONG - before);
        assertThat(desk.findingsProperty().get().orElseThrow().games()).isEqualTo(LONG);
    }

    @Test
    void gamesOfARobotThatFailedAreToldApart() {
        recruits(2, "");
        desk.form().leaderProperty(1).set(Leader.ROBOT);
        desk.form().robotProperty(1).set("no-such-robot-anywhere");
        desk.start();
        untilOver();
        Findings found = desk.findingsProperty().get().orElseThrow();
        assertThat(desk.stage()).isEqualTo(Stage.DONE);
        assertThat(found.games()).isZero();
        assertThat(Talk.apart(found)).startsWith("Not counted: 2 games in which").contains("the robot");
    }

    @Test
    void cancelIsPrompt() {
        recruits(100_000, "");
        desk.form().leaderProperty(0).set(Leader.VETERAN);
        desk.start();
        until(() -> desk.stage() == Stage.RUNNING);
        Instant called = Instant.now();
        desk.cancel();
        assertThat(desk.stage()).isEqualTo(Stage.STOPPING);
        untilOver();
        assertThat(Duration.between(called, Instant.now())).isLessThan(PROMPT);
        assertThat(desk.stage()).isEqualTo(Stage.CANCELLED);
    }

    @Test
    void aFileOfATrialBegunBeforeIsGoneOnWith() {
        recruits(3, file("results.csv"));
        desk.start();
        untilOver();
        desk.chooseAgain();
        recruits(5, file("results.csv"));
        desk.start();
        untilOver();
        assertThat(desk.standingProperty().get().progress().played()).isEqualTo(2);
        assertThat(rows("results.csv")).hasSize(5);
    }

    @Test
    void foreignAndUnwritableFilesAreRefusedAtTheirField() throws IOException {
        Files.writeString(folder.resolve("notes.csv"), "something else");
        Files.writeString(folder.resolve("table.csv"), "a,b\n1,2\n");
        for (String name : List.of("notes.csv", "table.csv", "notes.csv/within.csv", "")) {
            recruits(3, file(name));
            desk.start();
            untilOver();
            assertThat(desk.stage()).as(name).isEqualTo(Stage.CHOOSING);
            assertThat(desk.form().problemsProperty().get()).as(name).containsOnlyKeys(Field.FILE);
        }
        assertThat(folder.resolve("notes.csv")).hasContent("something else");
        assertThat(folder.resolve("table.csv")).hasContent("a,b\n1,2\n");
        recruits(3, "");
        assertThat(desk.form().problemsProperty().get()).as("changed since").isEmpty();
    }

    @Test
    void resultsOfAnotherTrialAreRefused() {
        recruits(2, file("results.csv"));
        desk.start();
        untilOver();
        desk.chooseAgain();
        desk.form().seedProperty().set("2");
        desk.start();
        untilOver();
        assertThat(desk.form().problemsProperty().get().get(Field.FILE)).contains("another trial");
        assertThat(rows("results.csv")).hasSize(2);
    }

    @Test
    void comparesGameByGame() throws IOException {
        recruits(4, file("first.csv"));
        desk.start();
        untilOver();
        recruits(4, "");
        desk.form().leaderProperty(0).set(Leader.REGULAR);
        desk.start();
        untilOver();
        desk.compare(folder.resolve("first.csv"), Runnable::run);
        until(() -> !desk.comparingProperty().get().lines().isEmpty());
        assertThat(desk.comparingProperty().get().failed()).isFalse();
        assertThat(desk.comparingProperty().get().lines()).hasSize(3);
        Files.writeString(folder.resolve("other.csv"), "a,b\n");
        desk.compare(folder.resolve("other.csv"), Runnable::run);
        until(() -> desk.comparingProperty().get().failed());
        assertThat(desk.comparingProperty().get().lines()).hasSize(1);
    }
}
