package trayfield.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trayfield.files.ScenarioFile.Salvage;
import trayfield.model.Loaded;
import trayfield.model.Scenario;
import trayfield.model.Square;
import trayfield.model.Terrain;

/// Scenarios half done: kept as they are, and as much read of a broken file as can be.
class KeptEditTest {
    @TempDir
    Path folder;

    @Test
    void anEditIsReadAsItWasKept() {
        Path file = folder.resolve("edit.json");
        Scenario broken = Samples.scenario().named("crossroads", "Half done", "").withVictory(
                List.of(new Scenario.Victory.Capture("red", List.of(), 1)));
        KeptEdit edit = new KeptEdit(Optional.of("/tables/mine.json"), broken);
        assertThat(edit.write(file)).isEmpty();
        assertThat(KeptEdit.read(file, Samples.TABLES)).isEqualTo(new Loaded.Good<>(edit));
        assertThat(new KeptEdit(Optional.empty(), Samples.scenario()).write(file)).isEmpty();
        assertThat(KeptEdit.read(file, Samples.TABLES)).isEqualTo(new Loaded.Good<>(new KeptEdit(Optional.empty(), Samples.scenario())));
    }

    @Test
    void whatIsNoEditIsRefused() throws IOException {
        Path file = folder.resolve("edit.json");
        for (String text : List.of("", "[]", "{}", Samples.SCENARIO, "{\"trayfield\": \"save\", \"format\": 1, \"scenario\": {}}",
                "{\"trayfield\": \"edit\", \"format\": 99, \"scenario\": " + Samples.SCENARIO + "}")) {
            Files.writeString(file, text);
            assertThat(KeptEdit.read(file, Samples.TABLES)).as(text).isInstanceOf(Loaded.Bad.class);
            assertThat(Samples.bad(KeptEdit.read(file, Samples.TABLES))).isNotEmpty();
        }
    }

    @Test
    void aBrokenFileGivesWhatCanBeRead() throws IOException {
        Path file = folder.resolve("broken.json");
        Files.writeString(file, Samples.SCENARIO.replace("\"..T#..\"", "\"?.T#..\"").replace("\"~~~f~~\"", "\"~~~f\"")
                .replace("\"type\": \"gun\"", "\"type\": \"cannon\"").replace("\"title\": \"The crossroads\"", "\"title\": 7"));
        Salvage salvage = ScenarioFile.salvage(file, Samples.TABLES);
        assertThat(salvage.problems()).hasSize(4);
        Scenario scenario = salvage.scenario().orElseThrow();
        assertThat(scenario.trays()).hasSize(8);
        assertThat(scenario.title()).isEmpty();
        assertThat(scenario.board().ground(new Square(2, 3)).terrain()).isEqualTo(Terrain.TREES);
        assertThat(scenario.board().ground(new Square(0, 3)).terrain()).isEqualTo(Terrain.OPEN);
        assertThat(scenario.board().ground(new Square(0, 2)).terrain()).as("a row of the wrong length").isEqualTo(Terrain.OPEN);
    }

    @Test
    void aSoundFileIsSalvagedWhole() throws IOException {
        Path file = folder.resolve("sound.json");
        Files.writeString(file, Samples.SCENARIO);
        assertThat(ScenarioFile.salvage(file, Samples.TABLES)).isEqualTo(new Salvage(Optional.of(Samples.scenario()), List.of()));
        assertThat(ScenarioFile.salvage(folder.resolve("none.json"), Samples.TABLES).scenario()).isEmpty();
        assertThat(ScenarioFile.salvage(folder.resolve("none.json"), Samples.TABLES).problems()).hasSize(1);
    }

    @Test
    void anAncientTableWithoutUnitsIsOneToo() {
        Scenario ancient = AncientSamples.scenario().withUnits(List.of()).withRosters(new LinkedHashMap<>());
        assertThat(ScenarioFile.parse("a.json", ScenarioFile.write(ancient), Samples.TABLES)).isEqualTo(new Loaded.Good<>(ancient));
    }
}
