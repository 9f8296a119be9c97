package trayfield.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import trayfield.model.Loaded;
import trayfield.tables.RuleTable;
import trayfield.tables.RuleTables;

@Execution(ExecutionMode.CONCURRENT)
class SaveFileTest {

    private static List<String> problems(String json) {
        return Samples.problems(SaveFile.parse("s.json", json));
    }

    private static String edited(String from, String to) {
        String save = SaveFile.write(Samples.save());
        assertThat(save).contains(from);
        return save.replace(from, to);
    }

    @Test
    void aWrittenGameIsReadAsTheSame() {
        SavedGame game = Samples.save();
        String text = SaveFile.write(game);
        assertThat(SaveFile.parse("s.json", text)).isEqualTo(new Loaded.Good<>(game));
        assertThat(SaveFile.write(Samples.good(SaveFile.parse("s.json", text)))).isEqualTo(text);
    }

    @Test
    void whatAGameCarriesBesideItsLineIsReadAsTheSame() {
        SavedGame game = Samples.save().with(Samples.annex());
        assertThat(SaveFile.parse("s.json", SaveFile.write(game))).isEqualTo(new Loaded.Good<>(game));
        assertThat(SaveFile.write(Samples.save())).doesNotContain("branches", "notes", "byHand", "playing");
    }

    @Test
    void aGameOfRealDiceHasNoSeed() {
        SavedGame game = Samples.save();
        SavedGame manual = new SavedGame(game.title(), game.program(), game.saved(), 1, game.table(), game.scenario(),
                OptionalLong.empty(), List.of(), game.hash());
        assertThat(SaveFile.parse("s.json", SaveFile.write(manual))).isEqualTo(new Loaded.Good<>(manual));
        assertThat(SaveFile.write(manual)).contains("\"dice\": \"manual\"").doesNotContain("seed");
    }

    @Test
    void aGameKeepsItsOwnTable() {
        RuleTable house = Samples.good(RuleTables.parse("house.json",
                Samples.shippedTable().replace("\"range\": 12", "\"range\": 13").replace("\"type\": \"gun\"", "\"type\": \"cannon\"")));
        SavedGame game = Samples.save();
        SavedGame kept = new SavedGame(game.title(), game.program(), game.saved(), 2, house,
                Samples.good(ScenarioFile.parse("s.json", Samples.SCENARIO.replace("\"gun\"", "\"cannon\""),
                        new RuleTables(List.of(house)))), game.seed(), game.inputs(), game.hash());
        assertThat(SaveFile.parse("s.json", SaveFile.write(kept))).isEqualTo(new Loaded.Good<>(kept));
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}", "{\"format\": 1}", "{\"trayfield\": 1}", "{\"trayfield\": \"x\", \"format\": 9}",
        "{\"name\": \"package\", \"version\": \"1.0\"}"})
    void otherJsonIsOneProblem(String json) {
        assertThat(problems(json))
                .containsExactly(": this is no saved game of Trayfield: \"trayfield\": \"save\" is missing");
    }

    @Test
    void aScenarioIsNoSavedGame() {
        assertThat(problems(Samples.SCENARIO)).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "\"format\": 1, | \"format\": 2, | format: this file has format 2; this program reads formats up to 1: a newer program wrote it",
            "\"people\": 2 | \"people\": 3 | people: must be 1 to 2, but is 3",
            "2026-01-31T18:30:00Z | yesterday | saved: \"yesterday\" is no time; times are written like 2026-01-31T18:30:00Z",
            "\"seeded\" | \"manual\" | seed: seeded dice have a seed, manual dice have none",
            "\"seed\": -7, | | seed: seeded dice have a seed, manual dice have none",
            "\"seed\": -7 | \"seed\": 99999999999999999999 | seed: is too large a number: 99999999999999999999",
            "\"range\": 12 | \"range\": -2 | table.weapons[4].range: must be 0 to 999, but is -2",
            "\"at\": \"C4\" | \"at\": \"Z9\" | scenario.trays[5].at: Z9 is off the board, which ends at F4",
            "\"hash\" | \"hsah\" | hash: the key \"hash\" is missing",
            "\"hash\" | \"hsah\" | hsah: unknown key \"hsah\"; did you mean \"hash\"?"})
    void whatIsWrongIsSaid(String from, String to, String problem) {
        assertThat(problems(edited(from, to == null ? "" : to))).contains(problem);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ends", "", "[3 5", "[0]", "r1 Z", "r1 fires", "end end", "r1  A1 E"})
    void aLineThatIsNoOrderIsSaid(String line) {
        assertThat(problems(edited("\"end\"", "\"" + line + "\""))).singleElement().asString()
                .startsWith("inputs[3]: \"" + line + "\" is no order and no roll: ").contains("(character ");
    }

    @Test
    void savingKeepsTheLastSave(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("saves").resolve("game.json");
        SavedGame game = Samples.save();
        assertThat(SaveFile.save(file, game)).isEmpty();
        SavedGame longer = new SavedGame("Later", game.program(), game.saved().plusSeconds(60), 2, game.table(), game.scenario(),
                game.seed(), game.inputs(), "ff");
        assertThat(SaveFile.save(file, longer)).isEmpty();
        assertThat(SaveFile.read(file)).isEqualTo(new Loaded.Good<>(longer));
        assertThat(SaveFile.read(folder.resolve("saves").resolve("game.json.bak"))).isEqualTo(new Loaded.Good<>(game));
    }

    @Test
    void aGameTooLargeToBeReadAgainIsNotSaved(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("game.json"), "old");
        SavedGame game = Samples.save();
        SavedGame huge = new SavedGame(game.title(), game.program(), game.saved(), 2, game.table(), game.scenario(),
                game.seed(), Collections.nCopies(800_000, game.inputs().getFirst()), game.hash());
        assertThat(SaveFile.save(file, huge).orElseThrow().text()).isEqualTo("could not be written: it would be larger than"
                + " 8 MiB and could not be read again. What stood there before is unchanged.");
        assertThat(file).hasContent("old");
    }

    @Test
    void aBadSaveDisturbsNoOther(@TempDir Path folder) throws IOException {
        SavedGame game = Samples.save();
        SaveFile.save(folder.resolve("a.json"), game);
        SaveFile.save(folder.resolve("b.json"), new SavedGame("Later", game.program(), game.saved().plusSeconds(60), 2, game.table(),
                game.scenario(), game.seed(), game.inputs(), "ff"));
        Files.writeString(folder.resolve("c.json"), "{\"trayfield\": \"save\", ");
        Files.write(folder.resolve("d.json"), new byte[] {0, (byte) 0xFF, 7});
        Files.createDirectory(folder.resolve("e.json"));
        Files.writeString(folder.resolve("notes.txt"), "no save");
        SaveShelf shelf = SaveShelf.of(folder);
        assertThat(shelf.files()).extracting(listed -> listed.file().getFileName().toString())
                .containsExactly("b.json", "a.json", "c.json", "d.json", "e.json");
        assertThat(shelf.files()).extracting(listed -> Samples.problems(listed.content()).size())
                .containsExactly(0, 0, 1, 1, 1);
        assertThat(SaveShelf.of(folder.resolve("nowhere")).files()).isEmpty();
    }
}
