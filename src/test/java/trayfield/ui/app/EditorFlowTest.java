package trayfield.ui.app;

import static org.assertj.core.api.Assertions.assertThat;
import static trayfield.ui.app.BenchWork.*;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.BorderPane;
import javafx.stage.WindowEvent;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trayfield.files.ScenarioFile;
import trayfield.files.SettingsFile;
import trayfield.model.Loaded;
import trayfield.model.Observation;
import trayfield.model.Phase;
import trayfield.model.Scenario;
import trayfield.model.Terrain;
import trayfield.play.Game;
import trayfield.tables.RuleTables;
import trayfield.ui.FxThread;
import trayfield.ui.play.PlayScreen;

/// The ways of a table through the window: laid out with mouse and keys, saved, tried out and come back to; left with a
/// question.
class EditorFlowTest {
    private static final RuleTables TABLES = ((Loaded.Good<RuleTables>) RuleTables.readFolder(Path.of("rules-data"))).value();

    @TempDir
    Path config;
    private Path file;

    @BeforeEach
    void name() {
        file = config.resolve("mine").resolve("brook.json");
    }

    private void drawBrook(AppHand hand) {
        toStart(hand);
        type(hand, "#new-columns", "12");
        type(hand, "#new-rows", "8");
        hand.shot("bench-start");
        hand.click("#start-bare");
        untilBench(hand);
        hand.press(KeyCode.R, KeyCode.DIGIT2);
        drag(hand, "F1", "F8");
        hand.press(KeyCode.D);
        drag(hand, "A4", "L4");
        hand.press(KeyCode.T, KeyCode.DIGIT1);
        drag(hand, "C7", "D7", "D8");
        hand.press(KeyCode.U, KeyCode.DIGIT3);
        drag(hand, "I6", "K8");
        hand.press(KeyCode.G);
        drag(hand, "I3");
        hand.press(KeyCode.M, KeyCode.M, KeyCode.M, KeyCode.A);
        hand.click("#type-rifle");
        hand.click("#facing-E");
        drag(hand, "B4");
        hand.click("#type-tank");
        drag(hand, "A5");
        drag(hand, "A5", "B6");
        hand.press(KeyCode.C, KeyCode.DIGIT1);
        drag(hand, "A8");
        hand.press(KeyCode.F3);
        type(hand, "#terms-title", "The brook");
        type(hand, "#terms-id", "brook");
        hand.click("#victory-add-losses");
    }

    @Test
    void aTableIsDrawnSavedPlayedAndComeBackTo() {
        try (AppHand hand = AppHand.open(config)) {
            drawBrook(hand);
            Scenario drawn = model(hand).scenario();
            assertThat(drawn.board().ground(at("F4")).bridge()).isTrue();
            assertThat(drawn.board().ground(at("D7")).terrain()).isEqualTo(Terrain.TREES);
            assertThat(drawn.board().ground(at("J7")).height()).isEqualTo(1);
            assertThat(drawn.trays()).extracting(tray -> tray.side() + " " + tray.at() + tray.facing())
                    .containsExactly("red B4E", "blue K5W", "red B6E", "blue K3W");
            assertThat(drawn.headquarters()).containsOnlyKeys("red", "blue");
            hand.until("it is looked over", () -> !bench(hand).looking());
            assertThat(bench(hand).findings().refused()).isZero();
            assertThat(bench(hand).unsaved()).isTrue();
            hand.answers.add(file);
            chord(hand, KeyCode.S);
            hand.until("it is saved", () -> Files.exists(file) && !bench(hand).unsaved());
            assertThat(ScenarioFile.read(file, TABLES)).isEqualTo(new Loaded.Good<>(drawn));
            hand.shot("bench-drawn");
            playTwoTurns(hand);
            hand.until("the game is kept", () -> tryOuts().size() == 1);
            hand.click("#back-to-bench");
            untilBench(hand);
            hand.until("it is needed no more", () -> tryOuts().isEmpty());
            assertThat(model(hand).scenario()).isEqualTo(drawn);
            while (bench(hand).undo().isPresent()) {
                chord(hand, KeyCode.Z);
                assertThat(bench(hand).redo()).as("undo is kept through the game").isPresent();
            }
            assertThat(model(hand).scenario().trays()).isEmpty();
            assertThat(model(hand).scenario().board().squares()).allMatch(square ->
                    model(hand).scenario().board().ground(square).terrain() == Terrain.OPEN);
        }
    }

    private static void playTwoTurns(AppHand hand) {
        FxThread.run(() -> hand.stage().getScene().getRoot().lookup("#board").requestFocus());
        hand.press(KeyCode.F5);
        hand.until("the game is on the table", () -> hand.screen() instanceof TryOut);
        Game game = FxThread.call(() -> ((TryOut) hand.screen()).game().game());
        PlayScreen screen = FxThread.call(() -> (PlayScreen) ((BorderPane) hand.screen().root()).getCenter());
        hand.shot("bench-trying");
        hand.press(KeyCode.ESCAPE);
        for (int i = 0; i < 9 && game.diceDue().isPresent(); i++) {
            hand.press(KeyCode.R);
        }
        hand.until("the first side moves", () -> seen(game).phase() == Phase.ACT);
        String first = seen(game).side().orElseThrow();
        FxThread.run(screen::requestFocus);
        hand.settle();
        drag(hand, first.equals("red") ? "B4" : "K5");
        drag(hand, first.equals("red") ? "C4" : "J5");
        assertThat(seen(game).on(at(first.equals("red") ? "C4" : "J5"))).hasSize(1);
        for (int turn = 0; turn < 4; turn++) {
            int number = turn;
            FxThread.run(screen::requestFocus);
            hand.press(KeyCode.F10);
            hand.until("asked or done", () -> hand.find("#sheet-end").isPresent() || ended(game, first) > number);
            if (ended(game, first) == number) {
                hand.press(KeyCode.ENTER);
            }
            hand.until("the turn is over", () -> ended(game, first) > number);
        }
        assertThat(seen(game).turn()).isEqualTo(3);
    }

    private List<String> tryOuts() {
        String[] names = config.resolve("tryouts").toFile().list((_, name) -> name.endsWith(".json"));
        return names == null ? List.of() : List.of(names);
    }

    private static Observation seen(Game game) {
        return FxThread.call(() -> game.referee().observation());
    }

    /// Turns of either side that are over.
    private static int ended(Game game, String first) {
        return 2 * (seen(game).turn() - 1) + (seen(game).side().orElseThrow().equals(first) ? 0 : 1);
    }

    @Test
    void nothingUnsavedIsLeftWithoutAQuestion() {
        try (AppHand hand = AppHand.open(config)) {
            begin(hand);
            assertThat(bench(hand).unsaved()).isTrue();
            hand.click("#bench-home");
            hand.until("it is asked", () -> hand.says("This table is not saved"));
            hand.shot("bench-leave");
            hand.clickButton("Stay");
            assertThat(hand.screen()).isInstanceOf(EditedTable.class);
            for (KeyCode key : List.of(KeyCode.N, KeyCode.O)) {
                hand.answers.clear();
                chord(hand, key);
                hand.until("it is asked", () -> hand.says("This table is not saved"));
                hand.press(KeyCode.ESCAPE);
            }
            FxThread.run(() -> hand.stage().fireEvent(new WindowEvent(hand.stage(), WindowEvent.WINDOW_CLOSE_REQUEST)));
            hand.until("it is asked", () -> hand.says("This table is not saved"));
            assertThat(hand.stage().isShowing()).isTrue();
            hand.clickButton("Stay");
            hand.press(KeyCode.F5);
            hand.until("the game is on the table or refused", () -> hand.screen() instanceof TryOut || hand.says("cannot be played"));
            if (hand.screen() instanceof TryOut) {
                hand.click("#back-to-bench");
                untilBench(hand);
            }
            hand.click("#bench-home");
            hand.answers.add(file);
            hand.clickButton("Save");
            hand.until("home", () -> hand.screen() instanceof HomeScreen);
            assertThat(ScenarioFile.read(file, TABLES)).isInstanceOf(Loaded.Good.class);
            assertThat(SettingsFile.read(hand.folders.settings()).settings().recent()).contains(file.toAbsolutePath().toString());
        }
    }
}
