package trayfield.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.robot.Robot;
import javafx.stage.WindowEvent;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trayfield.files.KeptEdit;
import trayfield.files.ScenarioFile;
import trayfield.files.SettingsFile;
import trayfield.model.Loaded;
import trayfield.model.Observation;
import trayfield.model.Phase;
import trayfield.model.Scenario;
import trayfield.model.Square;
import trayfield.model.Terrain;
import trayfield.play.Game;
import trayfield.tables.RuleTables;
import trayfield.ui.FxThread;
import trayfield.ui.board.BoardView;
import trayfield.ui.board.Camera;
import trayfield.ui.editor.state.Bench;
import trayfield.ui.editor.state.EditorModel;
import trayfield.ui.play.PlayScreen;

/// The ways of a table through the window: laid out with mouse and keys, saved, tried out and come back to; left with a
/// question; kept through a crash; broken files.
class EditorFlowTest {
    private static final RuleTables TABLES = ((Loaded.Good<RuleTables>) RuleTables.readFolder(Path.of("rules-data"))).value();
    private static final Path CROSSROADS = Path.of("rules-data", "scenarios", "modern", "crossroads.json");

    @TempDir
    Path config;
    private Path file;

    @BeforeEach
    void name() {
        file = config.resolve("mine").resolve("brook.json");
    }

    private static EditorModel model(AppHand hand) {
        return Platform.isFxApplicationThread() ? ((EditedTable) hand.screen()).model()
                : FxThread.call(() -> ((EditedTable) hand.screen()).model());
    }

    private static Bench bench(AppHand hand) {
        return FxThread.call(() -> ((EditedTable) hand.screen()).model().bench());
    }

    private static BoardView board(AppHand hand) {
        return FxThread.call(() -> (BoardView) hand.stage().getScene().getRoot().lookup("#board"));
    }

    private static void untilBench(AppHand hand) {
        hand.until("the bench is there", () -> hand.screen() instanceof EditedTable);
        hand.settle();
    }

    private static void toStart(AppHand hand) {
        hand.clickButton("Editor");
        hand.until("the start page is there", () -> hand.find("#start-bare").isPresent());
    }

    /// Drags over squares; one square alone is a click.
    private static void drag(AppHand hand, String... squares) {
        BoardView board = board(hand);
        Robot robot = FxThread.call(Robot::new);
        for (int i = 0; i < squares.length; i++) {
            Square at = Square.parse(squares[i]).orElseThrow();
            Point2D to = FxThread.call(() -> {
                Camera camera = board.camera();
                return board.localToScreen(camera.centreX(at), camera.centreY(at));
            });
            FxThread.run(() -> robot.mouseMove(to));
            if (i == 0) {
                FxThread.run(() -> robot.mousePress(MouseButton.PRIMARY));
            }
        }
        FxThread.run(() -> robot.mouseRelease(MouseButton.PRIMARY));
        hand.settle();
    }

    private static void chord(AppHand hand, KeyCode code) {
        FxThread.run(() -> {
            Node target = hand.stage().getScene().getFocusOwner();
            Event.fireEvent(target, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, true, false, false));
            Event.fireEvent(target, new KeyEvent(KeyEvent.KEY_RELEASED, "", "", code, false, true, false, false));
        });
        hand.settle();
    }

    private static void type(AppHand hand, String selector, String text) {
        Node field = hand.find(selector).orElseThrow();
        FxThread.run(() -> {
            TextInputControl editor = field instanceof Spinner<?> spinner ? spinner.getEditor() : (TextInputControl) field;
            editor.requestFocus();
            editor.selectAll();
            editor.replaceSelection(text);
        });
        hand.settle();
    }

    /// Presses a button without the mouse, which reaches one window alone.
    private static void fire(AppHand hand, String text) {
        hand.until("there is " + text, () -> hand.button(text).isPresent());
        FxThread.run(((Button) hand.button(text).orElseThrow())::fire);
        hand.settle();
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
                    .containsExactly("red B4E", "blue K5W", "red B6E", "blue L4W");
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
            hand.click("#back-to-bench");
            untilBench(hand);
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

    private static Observation seen(Game game) {
        return FxThread.call(() -> game.referee().observation());
    }

    /// Turns of either side that are over.
    private static int ended(Game game, String first) {
        return 2 * (seen(game).turn() - 1) + (seen(game).side().orElseThrow().equals(first) ? 0 : 1);
    }

    private static Square at(String name) {
        return Square.parse(name).orElseThrow();
    }

    private void begin(AppHand hand) {
        toStart(hand);
        hand.click("#start-bare");
        untilBench(hand);
        hand.press(KeyCode.T);
        drag(hand, "C3", "D3");
        assertThat(bench(hand).unsaved()).isTrue();
    }

    @Test
    void nothingUnsavedIsLeftWithoutAQuestion() {
        try (AppHand hand = AppHand.open(config)) {
            begin(hand);
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
                        draft -> draft.named(draft.id(), hand == one ? "One" : "Other", "")));
            }
            assertThat(one.program().edits().file()).isNotEqualTo(other.program().edits().file());
            one.until("both are kept", () -> Files.exists(one.program().edits().file()) && Files.exists(other.program().edits().file()));
            assertThat(one.program().edits().left(TABLES)).as("a living window's edit is nobody else's").isEmpty();
            FxThread.run(() -> ((EditedTable) one.screen()).save());
            one.until("one is saved", () -> !bench(one).unsaved());
            assertThat(bench(other).scenario().title()).isEqualTo("Other");
            FxThread.run(() -> ((EditedTable) other.screen()).save());
            other.until("the other is told", () -> other.says("was changed meanwhile"));
            assertThat(Files.readString(file)).contains("\"One\"");
            fire(other, "Write over it");
            other.until("then it is written", () -> !bench(other).unsaved());
            assertThat(Files.readString(file)).contains("\"Other\"");
        }
    }

    @Test
    void brokenAndForeignFilesAreToldOf() throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, Files.readString(CROSSROADS).replace("\"rifle\", \"at\": \"B6\"", "\"rfile\", \"at\": \"B6\"")
                .replaceFirst("\\.\\.\\.\\.\\.\\.\\.\\.\\.\\.\\.\\.\\.\\.\\.TTT\\.\\.\\.", "..........q....TTT..."));
        String before = Files.readString(file);
        try (AppHand hand = AppHand.open(config)) {
            toStart(hand);
            hand.answers.add(file);
            hand.click("#start-open");
            hand.until("its problems are told", () -> hand.says("did you mean"));
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
        }
    }
}
