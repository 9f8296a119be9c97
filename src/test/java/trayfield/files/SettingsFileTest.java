package trayfield.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import trayfield.files.Settings.Overlay;
import trayfield.files.Settings.Window;
import trayfield.files.SettingsFile.Remembered;
import trayfield.model.Problem;
import trayfield.model.Scenario.Setting;

class SettingsFileTest {

    private static List<String> problems(Remembered remembered) {
        return remembered.problems().stream().map(problem -> problem.path() + ": " + problem.text()).toList();
    }

    @Test
    void everyKeyArrivesAndIsWrittenAgain() {
        Remembered remembered = SettingsFile.parse("settings.json", Samples.SETTINGS);
        assertThat(remembered.problems()).isEmpty();
        Settings settings = remembered.settings();
        assertThat(settings.display()).isEqualTo(new Settings.Display(Settings.TextSize.LARGE, Settings.View.SYMBOLS, true, true,
                Settings.Speed.FAST, List.of(Overlay.OWN_THREATS, Overlay.FIRE_ARCS)));
        assertThat(settings.sound()).isFalse();
        assertThat(settings.handOver()).isFalse();
        assertThat(settings.realDice()).isTrue();
        assertThat(settings.window()).contains(new Window(-8, 20, 1200, 800, true));
        assertThat(settings.camera()).contains(new Settings.Camera("ford", 12, 8, 900, 700, 90, -40, 25, 30));
        assertThat(settings.paper()).contains(Settings.Paper.LETTER);
        assertThat(settings.recent()).containsExactly("/games/a.json", "b.json");
        assertThat(settings.houseRules("modern"))
                .containsExactly(new Setting("drawnMelee", "standoff"), new Setting("tankRunDown", "false"));
        assertThat(settings.houseRules("ancient")).isEmpty();
        assertThat(SettingsFile.write(settings)).isEqualTo(Samples.SETTINGS);
    }

    @Test
    void nothingSaidIsTheStandard() {
        assertThat(SettingsFile.parse("s", "{\"format\": 1}")).isEqualTo(new Remembered(Settings.STANDARD, List.of()));
        assertThat(SettingsFile.parse("s", SettingsFile.write(Settings.STANDARD)))
                .isEqualTo(new Remembered(Settings.STANDARD, List.of()));
    }

    @Test
    void aViewThatCannotBeIsLeftOut() {
        Remembered remembered = SettingsFile.parse("s", Samples.SETTINGS.replace("\"rows\": 8", "\"rows\": 0")
                .replace("\"paper\": \"letter\"", "\"paper\": \"a5\""));
        assertThat(problems(remembered)).containsExactly("camera.rows: must be 1 to 100000, but is 0",
                "paper: \"a5\" is unknown; did you mean \"a4\"?");
        assertThat(remembered.settings().camera()).isEmpty();
        assertThat(remembered.settings().paper()).isEmpty();
        assertThat(remembered.settings().recent()).hasSize(2);
    }

    /// Each row: an edit, and the one problem; everything else must still arrive.
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "\"view\": \"symbols\" | \"view\": \"symbol\" | view: \"symbol\" is unknown; did you mean \"symbols\"?",
            "\"view\": \"symbols\" | \"view\": 3 | view: must be text, but is a number",
            "\"view\": \"symbols\", | \"veiw\": \"symbols\", | veiw: unknown key \"veiw\"; did you mean \"view\"?"})
    void oneBadValueIsOneProblemAndItsStandard(String from, String to, String problem) {
        Remembered remembered = SettingsFile.parse("s", Samples.SETTINGS.replace(from, to));
        assertThat(problems(remembered)).containsExactly(problem);
        Settings whole = SettingsFile.parse("s", Samples.SETTINGS).settings();
        Settings.Display display = whole.display();
        assertThat(remembered.settings()).isEqualTo(whole.withDisplay(new Settings.Display(display.textSize(),
                Settings.View.FIGURES, display.safeColours(), display.reducedMotion(), display.speed(), display.overlays())));
    }

    @Test
    void partOfAListMayBeGood() {
        Remembered remembered = SettingsFile.parse("s",
                Samples.SETTINGS.replace("\"fireArcs\"", "\"lasers\", \"ownThreats\"").replace("\"b.json\"", "7"));
        assertThat(remembered.settings().display().overlays()).containsExactly(Overlay.OWN_THREATS);
        assertThat(remembered.settings().recent()).containsExactly("/games/a.json");
        assertThat(remembered.problems()).hasSize(2);
    }

    @Test
    void aWindowIsWholeOrNone() {
        Remembered remembered = SettingsFile.parse("s", Samples.SETTINGS.replace("\"height\": 800", "\"height\": -800"));
        assertThat(remembered.settings().window()).isEmpty();
        assertThat(problems(remembered)).containsExactly("window.height: must be 1 to 100000, but is -800");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "[]", "null", "7", "{\"format\": 2}", "{\"format\": 1} x", "\u0000\u0001"})
    void whatCannotBeReadIsTheStandardAndOneProblem(String json) {
        Remembered remembered = SettingsFile.parse("s", json);
        assertThat(remembered.settings()).isEqualTo(Settings.STANDARD);
        assertThat(remembered.problems()).hasSize(1);
    }

    @Test
    void noFileYetIsNoProblem(@TempDir Path folder) {
        assertThat(SettingsFile.read(folder.resolve("settings.json"))).isEqualTo(new Remembered(Settings.STANDARD, List.of()));
    }

    @Test
    void aFileThatCouldNotBeReadStaysBesideTheNewOne(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("settings.json"), "not json");
        Path kept = folder.resolve("settings.json.bak");
        assertThat(SettingsFile.write(file, Settings.STANDARD)).isEmpty();
        assertThat(kept).hasContent("not json");
        assertThat(SettingsFile.write(file, Settings.STANDARD.withSound(false))).isEmpty();
        assertThat(kept).hasContent("not json");
        assertThat(SettingsFile.read(file).settings().sound()).isFalse();
    }

    @Test
    void aFolderInItsPlaceIsAProblemBothWays(@TempDir Path folder) {
        assertThat(SettingsFile.read(folder).problems()).extracting(Problem::text)
                .containsExactly("this is a folder, not a file");
        assertThat(SettingsFile.write(folder, Settings.STANDARD)).isPresent();
    }

    @Test
    void recentFilesAreTheLastOnesEachOnce() {
        Settings settings = Settings.STANDARD;
        for (String file : IntStream.range(0, 20).mapToObj(i -> i % 15 + ".json").toList()) {
            settings = settings.withRecent(file);
        }
        assertThat(settings.recent()).containsExactly("4.json", "3.json", "2.json", "1.json", "0.json", "14.json", "13.json",
                "12.json", "11.json", "10.json", "9.json", "8.json");
    }

    @Test
    void houseRulesAreRememberedByBook() {
        Setting standoff = new Setting("drawnMelee", "standoff");
        Settings settings = Settings.STANDARD.withHouseRules("modern", List.of()).withHouseRules("ancient", List.of())
                .withHouseRules("modern", List.of(standoff));
        assertThat(settings.houseRules("modern")).containsExactly(standoff);
        assertThat(SettingsFile.parse("s", SettingsFile.write(settings)).settings()).isEqualTo(settings);
    }
}
