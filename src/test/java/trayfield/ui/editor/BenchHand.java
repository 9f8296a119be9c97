package trayfield.ui.editor;

import atlantafx.base.theme.PrimerLight;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.embed.swing.SwingFXUtils;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.robot.Robot;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import javax.imageio.ImageIO;
import trayfield.model.Scenario;
import trayfield.model.Square;
import trayfield.ui.FxThread;
import trayfield.ui.app.TrayfieldApp;
import trayfield.ui.board.Camera;
import trayfield.ui.board.Look;
import trayfield.ui.editor.state.EditorModel;
import trayfield.ui.editor.state.Tables;
import trayfield.ui.play.PlaySettings;

/** Puts the designer's bench on a stage and works at it with real mouse and key events, from a test's own thread. */
final class BenchHand implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final Path SHOTS = Path.of("target", "screens", "editor");

    final List<String> hosted = new ArrayList<>();
    private final List<Throwable> uncaught = new ArrayList<>();
    private final ExecutorService beside = Executors.newSingleThreadExecutor();
    private EditorModel model;
    private EditorScreen screen;
    private Stage stage;
    private Robot robot;

    static BenchHand at(Scenario scenario) {
        return at(scenario, 1000, 1000);
    }

    static BenchHand at(Scenario scenario, double width, double height) {
        return at(scenario, width, height, PlaySettings.TextSize.NORMAL).settle();
    }

    static BenchHand at(Scenario scenario, double width, double height, PlaySettings.TextSize text) {
        BenchHand hand = new BenchHand();
        FxThread.run(() -> {
            Application.setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheet());
            Thread.currentThread().setUncaughtExceptionHandler((_, fault) -> hand.uncaught.add(fault));
            hand.model = new EditorModel(Tables.ALL, scenario, hand.beside, Platform::runLater);
            hand.screen = new EditorScreen(hand.model, Look.STANDARD.withTextScale(text.scale), hand.host());
            hand.stage = new Stage();
            // The screen may be larger than the window, which the headless desktop holds to 1000 x 1000.
            Pane root = new Pane(hand.screen);
            hand.screen.setPrefSize(width, height);
            root.getStyleClass().add(text.styleClass);
            Scene scene = new Scene(root, Math.min(width, 1000), Math.min(height, 1000));
            scene.getStylesheets().add(TrayfieldApp.class.getResource("trayfield.css").toExternalForm());
            hand.stage.setScene(scene);
            hand.stage.setX(0);
            hand.stage.setY(0);
            hand.stage.show();
            hand.robot = new Robot();
        });
        hand.pulses(1);
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

    private void until(String what, BooleanSupplier holds) {
        Instant end = Instant.now().plus(PATIENCE);
        while (!FxThread.call(holds::getAsBoolean)) {
            if (Instant.now().isAfter(end)) {
                throw new AssertionError("waited in vain: " + what);
            }
            pulses(1);
        }
        if (!uncaught.isEmpty()) {
            throw new AssertionError("uncaught", uncaught.getFirst());
        }
    }

    /** Waits until all is drawn and looked over. */
    BenchHand settle() {
        pulses(3);
        until("the board is drawn", () -> screen.board().settled() && !model.bench().looking());
        pulses(2);
        return this;
    }

    private void pulses(int count) {
        for (int i = 0; i < count; i++) {
            CountDownLatch pulse = new CountDownLatch(1);
            FxThread.run(() -> {
                Runnable[] listener = new Runnable[1];
                listener[0] = () -> {
                    stage.getScene().removePostLayoutPulseListener(listener[0]);
                    pulse.countDown();
                };
                stage.getScene().addPostLayoutPulseListener(listener[0]);
                Platform.requestNextPulse();
            });
            try {
                if (!pulse.await(60, TimeUnit.SECONDS)) {
                    throw new AssertionError("no pulse");
                }
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
        }
    }

    private Point2D spot(String square) {
        return FxThread.call(() -> {
            Camera camera = screen.board().camera();
            Square at = Square.parse(square).orElseThrow();
            return screen.board().localToScreen(camera.centreX(at), camera.centreY(at));
        });
    }

    BenchHand move(String square) {
        Point2D at = spot(square);
        FxThread.run(() -> robot.mouseMove(at));
        pulses(1);
        return this;
    }

    BenchHand click(String square) {
        return click(square, MouseButton.PRIMARY);
    }

    BenchHand click(String square, MouseButton button) {
        move(square);
        FxThread.run(() -> robot.mousePress(button));
        FxThread.run(() -> robot.mouseRelease(button));
        pulses(1);
        return this;
    }

    /** Drags over squares, the button down from the first to the last. */
    BenchHand drag(String... squares) {
        press(squares);
        FxThread.run(() -> robot.mouseRelease(MouseButton.PRIMARY));
        pulses(1);
        return this;
    }

    /** Drags and does not let go. */
    BenchHand press(String... squares) {
        move(squares[0]);
        FxThread.run(() -> robot.mousePress(MouseButton.PRIMARY));
        for (int i = 1; i < squares.length; i++) {
            Point2D from = spot(squares[i - 1]);
            Point2D to = spot(squares[i]);
            for (int step = 1; step <= 4; step++) {
                Point2D at = from.interpolate(to, step / 4.0);
                FxThread.run(() -> robot.mouseMove(at));
                pulses(1);
            }
        }
        return this;
    }

    BenchHand letGoOfTheMouse() {
        FxThread.run(() -> robot.mouseRelease(MouseButton.PRIMARY));
        pulses(1);
        return this;
    }

    List<KeyTable.Binding> bindings() {
        return FxThread.call(() -> new KeyTable(model, screen).bindings());
    }

    /** Presses a control by its id. */
    BenchHand button(String id) {
        Node node = node(id);
        Bounds at = FxThread.call(() -> node.localToScreen(node.getBoundsInLocal()));
        FxThread.run(() -> robot.mouseMove(at.getCenterX(), at.getCenterY()));
        pulses(1);
        FxThread.run(() -> robot.mousePress(MouseButton.PRIMARY));
        FxThread.run(() -> robot.mouseRelease(MouseButton.PRIMARY));
        pulses(2);
        return this;
    }

    Node node(String id) {
        return FxThread.call(() -> screen.lookupAll("#" + id).stream().filter(BenchHand::shows).findFirst()
                .orElseThrow(() -> new AssertionError("no " + id)));
    }

    boolean shown(String id) {
        return FxThread.call(() -> screen.lookupAll("#" + id).stream().anyMatch(BenchHand::shows));
    }

    private static boolean shows(Node node) {
        for (Node up = node; up != null; up = up.getParent()) {
            if (!up.isVisible()) {
                return false;
            }
        }
        return true;
    }

    String text(String id) {
        return FxThread.call(() -> screen.lookup("#" + id) instanceof Labeled label ? label.getText() : "");
    }

    BenchHand keys(KeyCode... codes) {
        for (KeyCode code : codes) {
            FxThread.run(() -> {
                robot.keyPress(code);
                robot.keyRelease(code);
            });
            pulses(1);
        }
        return this;
    }

    /** Presses a key with Ctrl or Shift; the headless robot has no such keys. */
    BenchHand chord(KeyCode code, boolean control, boolean shift) {
        FxThread.run(() -> {
            Node target = stage.getScene().getFocusOwner() == null ? screen : stage.getScene().getFocusOwner();
            Event.fireEvent(target, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, shift, control, false, false));
            Event.fireEvent(target, new KeyEvent(KeyEvent.KEY_RELEASED, "", "", code, shift, control, false, false));
        });
        pulses(1);
        return this;
    }

    BenchHand letGo(KeyCode code) {
        FxThread.run(() -> Event.fireEvent(stage.getScene().getFocusOwner(),
                new KeyEvent(KeyEvent.KEY_RELEASED, "", "", code, false, false, false, false)));
        pulses(1);
        return this;
    }

    /** Types a text into the field that has the keyboard. */
    BenchHand type(String id, String text) {
        Node field = node(id);
        FxThread.run(() -> {
            field.requestFocus();
            ((TextInputControl) field).selectAll();
            for (char c : text.toCharArray()) {
                Event.fireEvent(field, new KeyEvent(KeyEvent.KEY_TYPED, String.valueOf(c), "", KeyCode.UNDEFINED, false, false, false, false));
            }
        });
        pulses(1);
        return this;
    }

    Node focused() {
        return FxThread.call(() -> stage.getScene().getFocusOwner());
    }

    BenchHand shot(String name) {
        settle();
        BufferedImage picture = FxThread.call(() -> SwingFXUtils.fromFXImage(screen.snapshot(null, null), null));
        try {
            Files.createDirectories(SHOTS);
            ImageIO.write(picture, "png", SHOTS.resolve(name + ".png").toFile());
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
        return this;
    }

    @Override
    public void close() {
        beside.shutdownNow();
        FxThread.run(() -> {
            FxThread.close(stage);
            Thread.currentThread().setUncaughtExceptionHandler(null);
        });
        if (!uncaught.isEmpty()) {
            throw new AssertionError("uncaught", uncaught.getFirst());
        }
    }
}
