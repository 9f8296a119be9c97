package trayfield.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trayfield.model.Loaded;
import trayfield.model.Scenario;

class FoldersTest {
    @TempDir
    Path folder;

    @Test
    void eachPlatformHasItsOwnPlace() {
        Path home = folder.resolve("home");
        Path xdg = folder.resolve("xdg");
        assertThat(AppFolders.of("Linux", Map.of("XDG_CONFIG_HOME", xdg.toString())::get, home).settings())
                .isEqualTo(xdg.resolve("trayfield/settings.json"));
        assertThat(AppFolders.of("Linux", Map.<String, String>of()::get, home).autosave())
                .isEqualTo(home.resolve(".config/trayfield/autosave.json"));
        assertThat(AppFolders.of("Linux", Map.of("XDG_CONFIG_HOME", "relative")::get, home).saves())
                .isEqualTo(home.resolve(".config/trayfield/saves"));
        assertThat(AppFolders.of("Windows 11", Map.of("APPDATA", xdg.toString())::get, home).root())
                .isEqualTo(xdg.resolve("Trayfield"));
        assertThat(AppFolders.of("Windows 11", Map.<String, String>of()::get, home).root())
                .isEqualTo(home.resolve("AppData/Roaming/Trayfield"));
        assertThat(AppFolders.of("Mac OS X", Map.<String, String>of()::get, home).log())
                .isEqualTo(home.resolve("Library/Application Support/Trayfield/trayfield.log"));
    }

    @Test
    void aPropertyNamesAnotherPlace() {
        String before = System.getProperty(AppFolders.PROPERTY);
        System.setProperty(AppFolders.PROPERTY, folder.toString());
        try {
            assertThat(AppFolders.ofThisUser().root()).isEqualTo(folder);
        } finally {
            if (before == null) {
                System.clearProperty(AppFolders.PROPERTY);
            } else {
                System.setProperty(AppFolders.PROPERTY, before);
            }
        }
    }

    @Test
    void rulesDataIsLookedForWhereItWasNamedThenBesideTheProgramThenHere() throws IOException {
        Path home = Files.createDirectory(folder.resolve("home"));
        Path here = Files.createDirectory(folder.resolve("here"));
        var none = (Loaded.Bad<Path>) RulesFolder.find(Optional.empty(), Optional.of(home), here);
        assertThat(none.problems().getFirst().text()).contains(home.resolve("rules-data").toString())
                .contains(here.resolve("rules-data").toString());
        Path inHere = Files.createDirectory(here.resolve("rules-data"));
        assertThat(RulesFolder.find(Optional.empty(), Optional.of(home), here)).isEqualTo(new Loaded.Good<>(inHere));
        Path inHome = Files.createDirectory(home.resolve("rules-data"));
        assertThat(RulesFolder.find(Optional.empty(), Optional.of(home), here)).isEqualTo(new Loaded.Good<>(inHome));
        assertThat(RulesFolder.find(Optional.of(here), Optional.of(home), here)).isEqualTo(new Loaded.Good<>(here));
        assertThat(RulesFolder.find(Optional.of(folder.resolve("no")), Optional.of(home), here))
                .isInstanceOf(Loaded.Bad.class);
    }

    @Test
    void theShippedRulesDataIsFound() {
        assertThat(RulesFolder.find(Optional.empty())).isInstanceOf(Loaded.Good.class);
    }

    @Test
    void scenariosAreListedByNameAndABrokenOneDisturbsNoOther() throws IOException {
        Path modern = Files.createDirectories(folder.resolve("scenarios").resolve("modern"));
        Files.writeString(modern.resolve("b.json"), Samples.SCENARIO.replace("\"crossroads\"", "\"b\""));
        Files.writeString(modern.resolve("a.json"), Samples.SCENARIO.replace("\"crossroads\"", "\"a\""));
        Files.writeString(modern.resolve("aa.json"), Samples.SCENARIO.replace("~~~f~~", "~").replace("\"tank\"", "\"\""));
        Files.writeString(modern.resolve("readme.txt"), "no scenario");
        ScenarioLibrary library = ScenarioLibrary.of(folder, Samples.TABLES);
        assertThat(library.files()).extracting(listed -> listed.file().getFileName().toString())
                .containsExactly("a.json", "aa.json", "b.json");
        assertThat(library.scenarios()).extracting(Scenario::id).containsExactly("a", "b");
        assertThat(Samples.problems(library.files().get(1).content())).hasSize(2);
        assertThat(library.byId("b")).isPresent();
        assertThat(library.byId("c")).isEmpty();
    }

    @Test
    void aFolderWithoutScenariosHoldsNone() {
        assertThat(ScenarioLibrary.of(folder, Samples.TABLES).files()).isEmpty();
    }

    @Test
    void anyFileIsCheckedAsWhatItIs() throws IOException {
        assertThat(check("a.json", Samples.SCENARIO)).isEqualTo(new FileCheck(Optional.of(FileCheck.Kind.SCENARIO), List.of()));
        assertThat(check("b.json", Samples.shippedTable()))
                .isEqualTo(new FileCheck(Optional.of(FileCheck.Kind.RULE_TABLE), List.of()));
        assertThat(check("c.json", SaveFile.write(Samples.save())))
                .isEqualTo(new FileCheck(Optional.of(FileCheck.Kind.SAVED_GAME), List.of()));
        assertThat(check("d.json", Samples.SCENARIO.replace("\"tank\"", "\"tonk\"")).problems()).hasSize(1);
        assertThat(check("e.json", "{\"name\": 1}").problems()).extracting(problem -> problem.text())
                .containsExactly("this is neither a scenario, nor a rule table, nor a saved game of Trayfield");
        assertThat(check("f.json", "[1]").problems()).hasSize(1);
        assertThat(FileCheck.of(folder.resolve("missing.json"), Samples.TABLES).problems()).hasSize(1);
    }

    private FileCheck check(String name, String text) throws IOException {
        return FileCheck.of(Files.writeString(folder.resolve(name), text), Samples.TABLES);
    }
}
