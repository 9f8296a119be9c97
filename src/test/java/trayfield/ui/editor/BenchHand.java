package trayfield.ui.editor;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javafx.application.Platform;
import javafx.embed.swing.SwingFXUtils;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Pane;
import trayfield.model.Scenario;
import trayfield.ui.Fingers;
import trayfield.ui.FxThread;
import trayfield.ui.Seen;
import trayfield.ui.Showing;
import trayfield.ui.board.Look;
import trayfield.ui.editor.state.EditorModel;
import trayfield.ui.editor.state.Tables;
import trayfield.ui.play.PlaySettings;
import trayfield.ui.screen.Keys;

/** Puts the designer's bench on a stage and works at it with real mouse and key events, from a test's own thread. */
final class BenchHand implements AutoCloseable {
    final List<String> hosted = new ArrayList<>();
    private final Fingers fingers = new Fingers();
    private final ExecutorService beside = Executors.newSingleThreadExecutor();
    private EditorModel model;
    private EditorScreen screen;
    private Showing window;

    static BenchHand at(Scenario scenario) {
        return at(scenario, 1000, 1000);
    }

    static BenchHand at(Scenario scenario, double width, double height) {
        return at(scenario, width, height, PlaySettings.TextSize.NORMAL).settle();
    }

    static BenchHand at(Scenario scenario, double width, double height, PlaySettings.TextSize text) {
        BenchHand hand = new BenchHand();
        FxThread.run(() -> {
            hand.model = new EditorModel(Tables.ALL, scenario, hand.beside, Platform::runLater);
            hand.screen = new EditorScreen(hand.model, Look.STANDARD.withTextScale(text.scale), hand.host());
            // The screen may be larger than the window, which the headless desktop holds to 1000 x 1000.
            Pane root = new Pane(hand.screen);
            hand.screen.setPrefSize(width, height);
            root.getStyleClass().add(text.styleClass);
            hand.window = Showing.of(root, Math.min(width, 1000), Math.min(height, 1000));
        });
        hand.window.pulses(1);
        return hand;
    }

    private EditorHost host() {
        return new EditorHost() {
            @Override
            public void save() {
                hosted.add("save");
            }

            @Override
            public void saveAs() {
                hosted.add("saveAs");
            }

            @Override
            public void start() {
                hosted.add("start");
            }

            @Override
            public void open() {
                hosted.add("open");
            }

            @Override
            public List<Path> recent() {
                return List.of(Path.of("mine", "brook.json"), Path.of("mine", "hill.json"));
            }

            @Override
            public void open(Path recent) {
                hosted.add("open " + recent);
            }

            @Override
            public void revert() {
                hosted.add("revert");
            }

            @Override
            public void home() {
                hosted.add("home");
            }

            @Override
            public void play(Scenario scenario) {
                hosted.add("play " + scenario.id());
            }

            @Override
            public Optional<String> fileName() {
                return Optional.empty();
            }
        };
    }

    EditorModel model() {
        return model;
    }

    Scenario scenario() {
        return FxThread.call(model::scenario);
    }

    /** Waits until all is drawn and looked over. */
    BenchHand settle() {
        window.pulses(3);
        window.until("the board is drawn", () -> screen.board().settled() && !model.bench().looking());
        window.pulses(2);
        return this;
    }

    private Point2D spot(String square) {
        return FxThread.call(() -> Seen.at(screen.board(), square));
    }

    private BenchHand move(Point2D to) {
        fingers.move(to);
        window.pulses(1);
        return this;
    }

    BenchHand move(String square) {
        return move(spot(square));
    }

    BenchHand click(String square) {
        return click(square, MouseButton.PRIMARY);
    }

    BenchHand click(String square, MouseButton button) {
        move(square);
        fingers.click(button);
        window.pulses(1);
        return this;
    }

    /** Drags over squares, the button down from the first to the last. */
    BenchHand drag(String... squares) {
        return press(squares).letGoOfTheMouse();
    }

    /** Drags and does not let go. */
    BenchHand press(String... squares) {
        move(squares[0]);
        fingers.press(MouseButton.PRIMARY);
        for (int i = 1; i < squares.length; i++) {
            Point2D from = spot(squares[i - 1]);
            Point2D to = spot(squares[i]);
            for (int step = 1; step <= 4; step++) {
                move(from.interpolate(to, step / 4.0));
            }
        }
        return this;
    }

    BenchHand letGoOfTheMouse() {
        fingers.release(MouseButton.PRIMARY);
        window.pulses(1);
        return this;
    }

    List<Keys.Binding<KeyTable.Group>> bindings() {
        return FxThread.call(() -> new KeyTable(model, screen).bindings());
    }

    /** Presses a control by its id. */
    BenchHand button(String id) {
        Node node = node(id);
        Bounds at = FxThread.call(() -> node.localToScreen(node.getBoundsInLocal()));
        move(new Point2D(at.getCenterX(), at.getCenterY()));
        fingers.click(MouseButton.PRIMARY);
        window.pulses(2);
        return this;
    }

    Node node(String id) {
        return window.node(id);
    }

    boolean shown(String id) {
        return window.shows(id);
    }

    String text(String id) {
        return window.text(id);
    }

    BenchHand keys(KeyCode... codes) {
        for (KeyCode code : codes) {
            fingers.hold(code);
            fingers.release(code);
            window.pulses(1);
        }
        return this;
    }

    BenchHand chord(KeyCode code, boolean control, boolean shift) {
        Fingers.chord(focused(), code, control, shift);
        window.pulses(1);
        return this;
    }

    BenchHand letGo(KeyCode code) {
        Fingers.letGo(focused(), code);
        window.pulses(1);
        return this;
    }

    /** Types a text into the field of an id. */
    BenchHand type(String id, String text) {
        Fingers.type((TextInputControl) node(id), text);
        window.pulses(1);
        return this;
    }

    Node focused() {
        return window.focused();
    }

    /** True where tabs have to be looked for in a menu. */
    boolean tabsHidden() {
        return FxThread.call(() -> screen.lookupAll(".control-buttons-tab").stream().anyMatch(Node::isVisible));
    }

    BenchHand shot(String name) {
        settle();
        Seen.write(FxThread.call(() -> SwingFXUtils.fromFXImage(screen.snapshot(null, null), null)), "editor/" + name);
        return this;
    }

    @Override
    public void close() {
        beside.shutdownNow();
        window.close();
    }
}
