package trayfield.solo.trial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trayfield.model.Loaded;
import trayfield.model.Scenario;
import trayfield.solo.Arena;
import trayfield.solo.Player;
import trayfield.solo.Rank;
import trayfield.solo.trial.ResultsFile.Results;

/// However a trial is cut up, broken off and added up again, it comes to the same.
class TrialTest {
    private static final int GAMES = 8;

    @TempDir
    private Path folder;

    private static Contest contest(long seed) {
        Scenario scenario = Arena.scenario("village");
        return new Contest(Arena.table(scenario), scenario, List.of(Player.of(Rank.REGULAR), Player.of(Rank.RECRUIT)), seed, 200);
    }

    private static List<Row> run(Trial trial, Set<Integer> done) {
        List<Row> rows = new ArrayList<>();
        trial.run(done, rows::add, () -> false);
        return rows;
    }

    private static List<String> inOrder(List<Row> rows) {
        RowText text = new RowText(List.of("plum", "gold"));
        return rows.stream().sorted(Comparator.comparingInt(Row::game)).map(row -> new Row(row.trial(), row.scenario(),
                row.players(), row.game(), row.seed(), row.first(), row.winner(), row.reason(), row.turns(), row.lost(),
                row.luck(), 0, row.faults(), row.fell(), row.stood())).map(text::print).toList();
    }

    @Test
    void threadsAndPartsChangeNothing() {
        List<String> whole = inOrder(run(new Trial(contest(1), GAMES, Trial.Part.WHOLE, 1), Set.of()));
        assertThat(whole).hasSize(GAMES).doesNotHaveDuplicates();
        assertThat(inOrder(run(new Trial(contest(1), GAMES, Trial.Part.WHOLE, 2), Set.of()))).isEqualTo(whole);
        List<Row> parts = new ArrayList<>();
        for (int part = 1; part <= 3; part++) {
            parts.addAll(run(new Trial(contest(1), GAMES, new Trial.Part(part, 3), 1), Set.of()));
        }
        assertThat(inOrder(parts)).isEqualTo(whole);
        assertThat(inOrder(run(new Trial(contest(2), GAMES, Trial.Part.WHOLE, 1), Set.of()))).isNotEqualTo(whole);
    }

    @Test
    void aTrialGoesOnWhereACrashCutItOff() throws IOException {
        Path file = folder.resolve("results.csv");
        Contest contest = contest(1);
        ResultsFile.Open begun = open(file, contest);
        for (Row row : run(new Trial(contest, 5, Trial.Part.WHOLE, 1), Set.of())) {
            assertThat(begun.file().append(row)).isEmpty();
        }
        Files.writeString(file, "0123,village,5,77,plum,pl", StandardOpenOption.APPEND);
        ResultsFile.Open again = open(file, contest);
        Set<Integer> done = again.rows().stream().map(Row::game).collect(Collectors.toSet());
        assertThat(done).containsExactlyInAnyOrder(0, 1, 2, 3, 4);
        List<Row> rest = run(new Trial(contest, GAMES, Trial.Part.WHOLE, 1), done);
        assertThat(rest).extracting(Row::game).containsExactly(5, 6, 7);
        for (Row row : rest) {
            assertThat(again.file().append(row)).isEmpty();
        }
        assertThat(inOrder(open(file, contest).rows()))
                .isEqualTo(inOrder(run(new Trial(contest, GAMES, Trial.Part.WHOLE, 1), Set.of())));
    }

    private static ResultsFile.Open open(Path file, Contest contest) {
        return ((Loaded.Good<ResultsFile.Open>) ResultsFile.open(file, contest)).value();
    }

    @Test
    void resultsOfAnotherTrialAreRefused() throws IOException {
        Path one = folder.resolve("one.csv");
        Path other = folder.resolve("other.csv");
        write(one, contest(1), 2);
        write(other, contest(2), 2);
        assertThat(ResultsFile.open(one, contest(2))).isInstanceOf(Loaded.Bad.class);
        assertThat(ResultsFile.join(List.of(one, other))).isInstanceOf(Loaded.Bad.class);
        Files.writeString(other, Files.readString(one).replace(",regular,", ",regular,").replace("gold,losses", "plum,losses")
                .replace("plum,losses", "gold,capture"));
        assertThat(ResultsFile.join(List.of(one, other))).isInstanceOf(Loaded.Bad.class);
        Files.writeString(other, "no heading\n");
        assertThat(ResultsFile.read(other)).isInstanceOf(Loaded.Bad.class);
    }

    private static void write(Path file, Contest contest, int games) {
        ResultsFile.Open open = open(file, contest);
        for (Row row : run(new Trial(contest, games, Trial.Part.WHOLE, 1), Set.of())) {
            assertThat(open.file().append(row)).isEmpty();
        }
    }

    @Test
    void aForeignFileIsLeftAsItIs() throws IOException {
        Path file = folder.resolve("letter.csv");
        Files.writeString(file, "Dear Joe");
        assertThat(ResultsFile.open(file, contest(1))).isInstanceOf(Loaded.Bad.class);
        assertThat(file).hasContent("Dear Joe");
        Files.writeString(file, "trial,scen");
        assertThat(open(file, contest(1)).rows()).isEmpty();
    }

    @Test
    void filesAddUp() {
        Path one = folder.resolve("one.csv");
        Path other = folder.resolve("other.csv");
        write(one, contest(1), 3);
        write(other, contest(1), 5);
        Results joined = ((Loaded.Good<Results>) ResultsFile.join(List.of(one, other))).value();
        assertThat(joined.rows()).extracting(Row::game).containsExactly(0, 1, 2, 3, 4);
        Path all = folder.resolve("all.csv");
        assertThat(ResultsFile.write(all, joined)).isEmpty();
        assertThat(ResultsFile.read(all)).isEqualTo(new Loaded.Good<>(joined));
    }

    @Test
    void aTrialThatIsCalledOffLeavesNoThread() {
        AtomicBoolean off = new AtomicBoolean();
        List<Row> rows = new ArrayList<>();
        new Trial(contest(1), 1000, Trial.Part.WHOLE, 2).run(Set.of(), row -> {
            rows.add(row);
            off.set(true);
        }, off::get);
        assertThat(rows).hasSizeBetween(1, 2);
        assertThat(Thread.getAllStackTraces().keySet()).noneMatch(thread -> thread.getName().startsWith("trial-"));
    }

    @Test
    void intervalsAreWilsons() {
        Share half = new Share(10, 20);
        assertThat(half.low()).isCloseTo(0.2993, within(0.0001));
        assertThat(half.high()).isCloseTo(0.7007, within(0.0001));
        assertThat(half.maybeEven()).isTrue();
        Share all = new Share(20, 20);
        assertThat(all.low()).isCloseTo(0.8389, within(0.0001));
        assertThat(all.high()).isEqualTo(1);
        assertThat(new Share(0, 0).maybeEven()).isTrue();
    }

    @Test
    void twoVersionsAreComparedGameByGame() {
        Results same = new Results(List.of("plum", "gold"), run(new Trial(contest(1), GAMES, Trial.Part.WHOLE, 1), Set.of()));
        Comparison none = Comparison.of(new Summary(same), new Summary(same), "gold");
        assertThat(none.games()).isEqualTo(GAMES);
        assertThat(none.difference()).isZero();
        assertThat(none.maybeNone()).isTrue();
        List<Row> turned = same.rows().stream().map(row -> new Row(row.trial(), row.scenario(), row.players(), row.game(),
                row.seed(), row.first(), row.winner().map(winner -> winner.equals("plum") ? "gold" : "plum"), row.reason(),
                row.turns(), row.lost(), row.luck(), 0, row.faults(), row.fell(), row.stood())).toList();
        Comparison all = Comparison.of(new Summary(same), new Summary(new Results(same.sides(), turned)), "plum");
        assertThat(all.second()).isEqualTo(1 - all.first());
        assertThat(all.maybeNone()).isEqualTo(all.low() <= 0 && all.high() >= 0);
    }

    @Test
    void theReportSaysInWordsWhetherItIsFair() {
        Results results = new Results(List.of("plum", "gold"), run(new Trial(contest(1), GAMES, Trial.Part.WHOLE, 1), Set.of()));
        Verdicts verdicts = new Verdicts(new Summary(results), side -> side.equals("plum") ? "Plum <1>" : "Gold");
        assertThat(verdicts.fairness()).startsWith("Favours Plum <1>");
        String page = TrialPage.of("The village", verdicts);
        assertThat(page).contains("Favours Plum &lt;1&gt;", "<svg", "Where trays stood and fell").doesNotContain("src=", "href=");
        Results none = new Results(List.of("plum", "gold"), List.of());
        assertThat(new Verdicts(new Summary(none), side -> side).fairness()).isEqualTo("No game has been finished.");
        assertThat(Trial.Part.parse("3/16")).isEqualTo(Optional.of(new Trial.Part(3, 16)));
        assertThat(Trial.Part.parse("17/16")).isEmpty();
        assertThat(Trial.Part.parse("a/b")).isEmpty();
    }
}
