package trayfield.ui.app;

import static org.assertj.core.api.Assertions.assertThat;
import static trayfield.ui.app.BenchWork.*;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trayfield.files.KeptEdit;
import trayfield.model.Loaded;
import trayfield.model.Scenario;
import trayfield.model.Terrain;
import trayfield.tables.RuleTables;
import trayfield.ui.FxThread;

/// The files of the bench: edits kept through a crash, two windows on one file, broken and foreign files, and the way back to
/// what stands in the file.
class EditorFilesTest {
    private static final RuleTables TABLES = ((Loaded.Good<RuleTables>) RuleTables.readFolder(Path.of("rules-data"))).value();
    private static final Path CROSSROADS = Path.of("rules-data", "scenarios", "modern", "crossroads.json");

    @TempDir
    Path config;
    private Path file;

    @BeforeEach
    void name() {
        file = config.resolve("mine").resolve("brook.json");
    }

    @Test
    void anEditIsFoundAgainAfterACrash() throws IOException {
        Path left;
        Scenario drawn;
        try (AppHand hand = AppHand.open(config)) {
            begin(hand);
            drawn = model(hand).scenario();
            left = hand.program().edits().file();
            hand.until("it is kept", () -> KeptEdit.read(left, TABLES) instanceof Loaded.Good<KeptEdit>(KeptEdit kept)
                    && kept.scenario().equals(drawn));
        }
        Files.move(left, left.resolveSibling("999999999-1-1.json"));
        try (AppHand hand = AppHand.open(config)) {
            toStart(hand);
            hand.until("it is offered", () -> hand.button("Go on with it").isPresent());
            hand.shot("bench-recover");
            hand.clickButton("Go on with it");
            untilBench(hand);
            assertThat(model(hand).scenario()).isEqualTo(drawn);
            assertThat(bench(hand).unsaved()).isTrue();
            hand.click("#bench-home");
            hand.clickButton("Leave without saving");
            hand.until("home", () -> hand.screen() instanceof HomeScreen);
            hand.until("nothing is kept", () -> hand.program().edits().left(TABLES).isEmpty()
                    && Files.notExists(hand.program().edits().file()));
        }
    }

    @Test
    void twoWindowsDoNotDisturbEachOther() throws IOException {
        Files.createDirectories(file.getParent());
        Files.copy(CROSSROADS, file);
        try (AppHand one = AppHand.open(config); AppHand other = AppHand.open(config)) {
            for (AppHand hand : List.of(one, other)) {
                fire(hand, "Editor");
                hand.answers.add(file);
                fire(hand, "Open a scenario file");
                untilBench(hand);
                FxThread.run(() -> model(hand).edit("x", Optional.empty(),
                        draft -> draft.named(draft.id(), hand == one ? "One" : "Other", draft.briefing())));
            }
            assertThat(one.program().edits().file()).isNotEqualTo(other.program().edits().file());
            one.until("both are kept", () -> Files.exists(one.program().edits().file()) && Files.exists(other.program().edits().file()));
            assertThat(one.program().edits().left(TABLES)).as("a living window's edit is nobody else's").isEmpty();
            FxThread.run(() -> ((EditedTable) one.screen()).save());
            one.until("one is saved", () -> !bench(one).unsaved());
            assertThat(bench(other).scenario().title()).isEqualTo("Other");
            FxThread.run(() -> ((EditedTable) other.screen()).save());
            other.until("the other is told", () -> other.says("was changed meanwhile"));
            assertThat(Files.readString(file)).as("nothing but the title is changed").isEqualTo(Files.readString(CROSSROADS)
                    .replaceFirst("\"title\": \"[^\"]*\"", "\"title\": \"One\""));
            fire(other, "Write over it");
            other.until("then it is written", () -> !bench(other).unsaved());
            assertThat(Files.readString(file)).contains("\"Other\"");
        }
    }

    @Test
    void brokenAndForeignFilesAreToldOf() throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, Files.readString(CROSSROADS).replace("\"rifle\", \"at\": \"D6\"", "\"rfile\", \"at\": \"D6\"")
                .replaceFirst("\\.\\.\\.\\.\\.\\.\\.\\.\\.\\.\\.\\.\\.\\.\\.TTT\\.\\.\\.", "..........q....TTT..."));
        String before = Files.readString(file);
        try (AppHand hand = AppHand.open(config)) {
            hand.answers.add(file);
            hand.clickButton("Open");
            hand.until("its problems are told on Home", () -> hand.says("did you mean"));
            hand.shot("bench-broken");
            assertThat(hand.says("is no terrain")).isTrue();
            hand.clickButton("Lay out what could be read");
            untilBench(hand);
            assertThat(model(hand).scenario().trays()).hasSize(24);
            assertThat(model(hand).scenario().board().ground(at("Q13")).terrain()).as("the rest of the row").isEqualTo(Terrain.TREES);
            assertThat(bench(hand).unsaved()).isTrue();
            assertThat(bench(hand).file()).as("the broken file is not written over unasked").isEmpty();
            Path table = config.resolve("modern.json");
            Files.copy(Path.of("rules-data", "modern.json"), table);
            hand.answers.add(table);
            chord(hand, KeyCode.S);
            hand.until("a rule table stays one", () -> hand.says("another kind of file"));
            assertThat(Files.readString(table)).isEqualTo(Files.readString(Path.of("rules-data", "modern.json")));
            assertThat(Files.readString(file)).isEqualTo(before);
        }
    }

    @Test
    void revertIsAStepThatUndoTakesBack() throws IOException {
        Files.createDirectories(file.getParent());
        Files.copy(CROSSROADS, file);
        try (AppHand hand = AppHand.open(config)) {
            toStart(hand);
            hand.answers.add(file);
            hand.click("#start-open");
            untilBench(hand);
            Scenario opened = model(hand).scenario();
            hand.press(KeyCode.T);
            drag(hand, "C3", "E3");
            Scenario changed = model(hand).scenario();
            FxThread.run(() -> ((EditedTable) hand.screen()).revert());
            hand.until("it is as in the file", () -> model(hand).scenario().equals(opened));
            assertThat(bench(hand).unsaved()).isFalse();
            chord(hand, KeyCode.Z);
            assertThat(model(hand).scenario()).isEqualTo(changed);
            hand.answers.add(file.resolveSibling("second.json"));
            FxThread.run(() -> ((EditedTable) hand.screen()).saveAs());
            hand.until("it is saved elsewhere", () -> bench(hand).file().equals(Optional.of(file.resolveSibling("second.json"))));
            openRecent(hand);
            hand.until("the first file is at the bench again", () -> bench(hand).file().equals(Optional.of(file)));
            assertThat(model(hand).scenario()).isEqualTo(opened);
        }
    }

    private static void openRecent(AppHand hand) {
        hand.click("#bench-file");
        hand.shot("bench-file-menu");
        FxThread.run(() -> {
            MenuButton menu = (MenuButton) hand.stage().getScene().lookup("#bench-file");
            Menu recent = (Menu) menu.getItems().stream().filter(item -> "file-recent".equals(item.getId())).findFirst().orElseThrow();
            assertThat(recent.getItems()).as("without the one at the bench").hasSize(1);
            recent.getItems().getFirst().fire();
            menu.hide();
        });
    }
}
