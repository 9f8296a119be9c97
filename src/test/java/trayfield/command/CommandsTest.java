package trayfield.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trayfield.files.FileCheck;
import trayfield.files.SaveFile;
import trayfield.files.ScenarioFile;
import trayfield.model.Loaded;
import trayfield.model.Roll;
import trayfield.model.Scenario;
import trayfield.play.DiceSource;
import trayfield.play.Game;
import trayfield.play.Saves;
import trayfield.play.Seat;
import trayfield.play.Skirmish;
import trayfield.play.Undo;

/// The commands that need no window, on files of all kinds, good and bad.
class CommandsTest {
    private static final Scenario BATTLE = Skirmish.scenario(Skirmish.BATTLE, Optional.of("red"), 4);

    private final StringWriter output = new StringWriter();
    private final StringWriter errors = new StringWriter();
    private final List<Path> pictures = new ArrayList<>();

    @TempDir
    private Path folder;
    private Path scenario;
    private Path save;

    @BeforeEach
    void files() throws IOException {
        scenario = Files.writeString(folder.resolve("skirmish.json"), ScenarioFile.write(BATTLE));
        save = folder.resolve("save.json");
        Game game = Game.start(Skirmish.modern(), BATTLE, new DiceSource.Seeded(7));
        game.play(Skirmish.order("r4 fires b6"));
        game.roll(Roll.of(6));
        assertThat(SaveFile.save(save, Saves.of(game, "Test", Undo.Players.SOLO, Instant.EPOCH))).isEmpty();
    }

    @Test
    void checkTellsWhatGoodFilesAre() {
        assertThat(run("check", scenario, save, Path.of("rules-data/modern.json"))).isZero();
        assertThat(output.toString().lines()).containsExactly(scenario + ": a scenario, nothing is wrong with it",
                save + ": a saved game, nothing is wrong with it",
                "rules-data/modern.json: a rule table, nothing is wrong with it");
    }

    @Test
    void checkListsAllProblemsOfAllFiles() throws IOException {
        Path bad = Files.writeString(folder.resolve("bad.json"),
                ScenarioFile.write(BATTLE).replace("\"tank\"", "\"tnak\""));
        Path binary = Files.write(folder.resolve("binary"), new byte[] {0, 1, (byte) 0xff});
        Path changed = Files.writeString(folder.resolve("changed.json"),
                Files.readString(save).replace("\"[6]\"", "\"[1]\""));
        Path missing = folder.resolve("missing.json");
        assertThat(run("check", bad, scenario, binary, changed, missing)).isEqualTo(ExitStatus.FAILED);
        assertThat(output.toString().lines().filter(line -> line.startsWith(bad + ":")))
                .hasSize(2).allMatch(line -> line.contains("did you mean \"tank\"?"));
        assertThat(output.toString()).contains(scenario + ": a scenario", binary + ":1:3: ",
                changed + ": hash: the game ends in another position", missing + ": there is no such file");
    }

    @Test
    void replayPrintsTheRecord() {
        assertThat(run("replay", save)).isZero();
        assertThat(output.toString().lines()).contains("trayfield record 1", "dice seed 7").endsWith("r4 fires b6", "[6]");
    }

    @Test
    void ofAGameOfManyLinesTheOneThatIsPlayedIsReplayedAndAllAreChecked() throws IOException {
        Game game = Game.start(Skirmish.modern(), BATTLE, new DiceSource.Seeded(7));
        game.play(Skirmish.order("r4 fires b6"));
        game.roll(Roll.of(6));
        game.byHand().branch(2);
        game.play(Skirmish.order("r5 D2-D3 N"));
        game.byHand().branch(2);
        game.play(Skirmish.order("r8 E1-E2 N"));
        game.byHand().setDice(List.of(1, 2));
        game.byHand().follow(1);
        String text = SaveFile.write(Saves.of(game, "Test", Undo.Players.SOLO, Instant.EPOCH));
        Files.writeString(save, text);
        assertThat(run("check", save)).isZero();
        output.getBuffer().setLength(0);
        assertThat(run("replay", save)).isZero();
        assertThat(output.toString().lines()).endsWith("r4 fires b6", "[6]", "r5 D2-D3 N");
        Files.writeString(save, text.replace("r8 E1-E2 N", "r8 E1-E2 E"));
        assertThat(run("check", save)).isEqualTo(ExitStatus.FAILED);
        assertThat(output.toString()).contains(save + ": branches[1].hash: ");
    }

    @Test
    void replayRefusesAChangedSave() throws IOException {
        Files.writeString(save, Files.readString(save).replace("\"[6]\"", "\"[7]\""));
        assertThat(run("replay", save)).isEqualTo(ExitStatus.FAILED);
        assertThat(errors.toString()).contains("inputs[1]", "A die of 6 faces has no 7");
        assertThat(output.toString()).isEmpty();
    }

    @Test
    void rulesDataThatIsNotThereIsSaid() {
        assertThat(run("check", scenario, Path.of("--rules-data"), folder.resolve("none"))).isEqualTo(ExitStatus.FAILED);
        assertThat(errors.toString()).contains(folder.resolve("none").toString());
    }

    @Test
    void theDemonstrationPlaysAWholeGameAndLeavesItsReport() throws IOException {
        Path rules = folder.resolve("rules");
        Path shelf = Files.createDirectories(rules.resolve("scenarios/modern"));
        Files.copy(Path.of("rules-data/modern.json"), rules.resolve("modern.json"));
        Files.copy(scenario, shelf.resolve("skirmish.json"));
        RulesData data = ((Loaded.Good<RulesData>) RulesData.read(Optional.of(rules))).value();
        Path target = folder.resolve("demo");
        assertThat(new Demo(new Painter(), console(), target).run(data)).isZero();
        assertThat(Files.readString(target.resolve("report.txt"))).contains("Turn 1: Red", "fires", "wins: ");
        assertThat(Files.readString(target.resolve("report.html"))).contains("<h2>Turn 1: Red</h2>");
        assertThat(pictures).containsExactly(target.resolve("start.png"), target.resolve("middle.png"),
                target.resolve("end.png"));
        assertThat(output.toString().lines()).hasSize(7);
    }

    @Test
    void theDemonstrationSaysThatThereIsNothingToShow() {
        RulesData empty = new RulesData(folder, Skirmish.tables());
        assertThat(new Demo(new Painter(), console(), folder).run(empty)).isEqualTo(ExitStatus.FAILED);
        assertThat(errors.toString()).contains(folder.toString());
    }

    @Test
    void everyKeyInUseHasWordsAndNoOther() throws IOException {
        TreeSet<String> keys = new TreeSet<>();
        Arrays.stream(FileCheck.Kind.values()).forEach(kind -> keys.add("check." + kind));
        Pattern key = Pattern.compile("(?:say|failed)\\(\"([a-z][A-Za-z.]*[a-z])\"");
        try (Stream<Path> sources = Files.list(Path.of("src/main/java/trayfield/command"))) {
            for (Path source : sources.filter(Files::isRegularFile).toList()) {
                key.matcher(Files.readString(source)).results().forEach(found -> keys.add(found.group(1)));
            }
        }
        assertThat(Console.WORDS.keys()).containsExactlyElementsOf(keys);
    }

    private Console console() {
        return new Console(new PrintWriter(output), new PrintWriter(errors));
    }

    private int run(String command, Path... arguments) {
        List<String> words = new ArrayList<>(List.of(command));
        List.of(arguments).forEach(path -> words.add(path.toString()));
        return Main.commandLine(new Painter()).setOut(new PrintWriter(output)).setErr(new PrintWriter(errors))
                .execute(words.toArray(String[]::new));
    }

    private final class Painter implements Desktop {
        @Override
        public void open(Opening opening) {
            throw new AssertionError("no window is asked for");
        }

        @Override
        public int draw(Path file, Path png, boolean symbols, RulesData rulesData) {
            throw new AssertionError("no drawing is asked for");
        }

        @Override
        public int print(PrintOrder order, RulesData rulesData) {
            throw new AssertionError("no printing is asked for");
        }

        @Override
        public boolean picture(Seat seat, Path png) {
            return pictures.add(png);
        }
    }
}
