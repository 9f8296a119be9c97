package trayfield.ui.play;

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
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.embed.swing.SwingFXUtils;
import javafx.event.Event;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.Parent;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.robot.Robot;
import javafx.stage.Stage;
import javafx.stage.Window;
import javax.imageio.ImageIO;
import trayfield.ui.FxThread;
import trayfield.ui.app.TrayfieldApp;
import trayfield.model.Square;
import trayfield.play.Game;
import trayfield.play.Seat;
import trayfield.play.Undo;
import trayfield.ui.board.BoardView;
import trayfield.ui.board.Camera;
import trayfield.ui.board.Slots;

/// Puts a playing screen on a stage and plays it with real mouse and key events. All methods may be called from a test's
/// own thread.
final class Stagehand implements AutoCloseable {
    static final PlaySettings QUICK = PlaySettings.STANDARD.with(PlaySettings.Speed.OFF);
    private static final Duration PATIENCE = Duration.ofSeconds(90);
    private static final Path SHOTS = Path.of("target/screens");
    private static boolean started;

    final List<String> hosted = new ArrayList<>();
    final List<Throwable> uncaught = new ArrayList<>();
    final Game game;
    PlayScreen screen;
    private Stage stage;
    private Robot robot;

    private Stagehand(Game game) {
        this.game = game;
    }

    static Stagehand play(Game game, PlaySettings settings, Undo.Players players) {
        return play(game, settings, players, 1000, 1000);
    }

    static Stagehand play(Game game, PlaySettings settings, Undo.Players players, double width, double height) {
        startToolkit();
        Stagehand hand = new Stagehand(game);
        hand.fx(() -> {
            Thread.currentThread().setUncaughtExceptionHandler((_, failure) -> hand.uncaught.add(failure));
            hand.screen = new PlayScreen(game, settings, hand.host(players));
            hand.stage = new Stage();
            Scene scene = new Scene(hand.screen, width, height);
            scene.getStylesheets().add(TrayfieldApp.class.getResource("trayfield.css").toExternalForm());
            hand.stage.setScene(scene);
            hand.stage.setX(0);
            hand.stage.setY(0);
            hand.stage.show();
            hand.robot = new Robot();
            return null;
        });
        hand.settle();
        return hand;
    }

    private static synchronized void startToolkit() {
        if (started) {
            return;
        }
        CountDownLatch up = new CountDownLatch(1);
        try {
            Platform.startup(up::countDown);
        } catch (IllegalStateException alreadyRunning) {
            up.countDown();
        }
        try {
            if (!up.await(120, TimeUnit.SECONDS)) {
                throw new AssertionError("the toolkit does not start");
            }
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
        Platform.setImplicitExit(false);
        Platform.runLater(() -> Application.setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheet()));
        started = true;
    }

    private PlayHost host(Undo.Players players) {
        return new PlayHost() {
            @Override
            public Undo.Players players() {
                return players;
            }

            @Override
            public void save(Game saved) {
                hosted.add("save");
            }

            @Override
            public void saveReport(Seat seat) {
                hosted.add("report");
            }

            @Override
            public void printRosters(Seat seat) {
                hosted.add("rosters");
            }

            @Override
            public void open() {
                hosted.add("open");
            }

            @Override
            public void newGame() {
                hosted.add("new");
            }

            @Override
            public void home() {
                hosted.add("home");
            }

            @Override
            public void settingsChanged(PlaySettings settings) {
                hosted.add("settings " + settings.textSize());
            }
        };
    }

    /// Runs something on the toolkit's thread and waits for it.
    <T> T fx(Callable<T> work) {
        FutureTask<T> task = new FutureTask<>(work);
        if (Platform.isFxApplicationThread()) {
            task.run();
        } else {
            Platform.runLater(task);
        }
        try {
            return task.get(120, TimeUnit.SECONDS);
        } catch (ExecutionException failure) {
            throw new AssertionError(failure.getCause());
        } catch (InterruptedException | java.util.concurrent.TimeoutException failure) {
            throw new AssertionError(failure);
        }
    }

    void until(String what, BooleanSupplier holds) {
        Instant end = Instant.now().plus(PATIENCE);
        while (!fx(holds::getAsBoolean)) {
            if (Instant.now().isAfter(end)) {
                throw new AssertionError("waited in vain: " + what);
            }
            pause(20);
        }
        if (!uncaught.isEmpty()) {
            throw new AssertionError("uncaught", uncaught.getFirst());
        }
    }

    /// Waits until all is drawn and nothing moves.
    void settle() {
        pulses(3);
        until("the board is drawn", () -> (screen.board().getScene() == null || screen.board().settled()) && !screen.painting());
        pulses(2);
    }

    /// Lets that many frames be laid out.
    void pulses(int count) {
        for (int i = 0; i < count; i++) {
            CountDownLatch pulse = new CountDownLatch(1);
            fx(() -> {
                Runnable[] listener = new Runnable[1];
                listener[0] = () -> {
                    stage.getScene().removePostLayoutPulseListener(listener[0]);
                    pulse.countDown();
                };
                stage.getScene().addPostLayoutPulseListener(listener[0]);
                Platform.requestNextPulse();
                return null;
            });
            await(pulse);
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            if (!latch.await(120, TimeUnit.SECONDS)) {
                throw new AssertionError("no pulse");
            }
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
    }

    static void pause(int millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
    }

    /// The middle of a square on the screen.
    Point2D at(String square) {
        return fx(() -> {
            Camera camera = board().camera();
            Square there = Square.parse(square).orElseThrow();
            return board().localToScreen(camera.centreX(there), camera.centreY(there));
        });
    }

    /// The middle of a tray's card on the screen.
    Point2D tray(String id) {
        return fx(() -> {
            Camera camera = board().camera();
            Slots.Placed placed = Slots.of(board().picture().trays(), board().picture().kinds()).all().stream()
                    .filter(one -> one.tray().id().equals(id)).findFirst().orElseThrow();
            Square at = placed.tray().at();
            return board().localToScreen(camera.x(at.column()) + (placed.x() + placed.size() / 2) * camera.cell(),
                    camera.y(at.row()) + (placed.y() + placed.size() / 2) * camera.cell());
        });
    }

    private BoardView board() {
        return screen.board();
    }

    Stagehand move(Point2D to) {
        fx(() -> {
            robot.mouseMove(to);
            return null;
        });
        pulses(1);
        return this;
    }

    Stagehand click(Point2D at) {
        return click(at, MouseButton.PRIMARY);
    }

    Stagehand click(Point2D at, MouseButton button) {
        move(at);
        fx(() -> {
            robot.mousePress(button);
            return null;
        });
        fx(() -> {
            robot.mouseRelease(button);
            return null;
        });
        pulses(1);
        return this;
    }

    Stagehand drag(Point2D from, Point2D to) {
        move(from);
        fx(() -> {
            robot.mousePress(MouseButton.PRIMARY);
            return null;
        });
        for (int step = 1; step <= 6; step++) {
            move(from.interpolate(to, step / 6.0));
        }
        fx(() -> {
            robot.mouseRelease(MouseButton.PRIMARY);
            return null;
        });
        pulses(1);
        return this;
    }

    Stagehand wheel(int notches) {
        fx(() -> {
            robot.mouseWheel(notches);
            return null;
        });
        pulses(1);
        return this;
    }

    /// Presses these keys together, the last one released first.
    Stagehand keys(KeyCode... codes) {
        for (KeyCode code : codes) {
            fx(() -> {
                robot.keyPress(code);
                return null;
            });
        }
        for (int i = codes.length - 1; i >= 0; i--) {
            KeyCode code = codes[i];
            fx(() -> {
                robot.keyRelease(code);
                return null;
            });
        }
        pulses(1);
        return this;
    }

    /// Presses a key with Ctrl or Shift held; the headless robot has no such keys.
    Stagehand chord(KeyCode code, boolean control, boolean shift) {
        fx(() -> {
            Node target = stage.getScene().getFocusOwner() == null ? screen : stage.getScene().getFocusOwner();
            Event.fireEvent(target, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, shift, control, false, false));
            Event.fireEvent(target, new KeyEvent(KeyEvent.KEY_RELEASED, "", "", code, shift, control, false, false));
            return null;
        });
        pulses(1);
        return this;
    }

    /// Presses a key once for each time.
    Stagehand times(int times, KeyCode code) {
        for (int i = 0; i < times; i++) {
            keys(code);
        }
        return this;
    }

    Scene scene() {
        return stage.getScene();
    }

    /// The small menu that is open, saved as a picture.
    Stagehand menuShot(String name) {
        Scene popup = fx(() -> Window.getWindows().stream().filter(window -> window instanceof ContextMenu)
                .reduce((_, last) -> last).orElseThrow().getScene());
        write(fx(() -> SwingFXUtils.fromFXImage(popup.snapshot(null), null)), name);
        return this;
    }

    boolean menuOpen() {
        return fx(() -> Window.getWindows().stream().anyMatch(ContextMenu.class::isInstance));
    }

    /// Clicks a button by the id made of its key: `button-roll`.
    Stagehand press(String id) {
        Node node = fx(() -> {
            Node found = screen.lookupAll("#" + id).stream().filter(Stagehand::shows).reduce((_, last) -> last).orElse(null);
            if (found == null) {
                throw new AssertionError("no button " + id);
            }
            return found;
        });
        return click(fx(() -> node.localToScreen(node.getBoundsInLocal().getCenterX(),
                node.getBoundsInLocal().getCenterY())));
    }

    boolean shown(String id) {
        return fx(() -> screen.lookupAll("#" + id).stream().anyMatch(Stagehand::shows));
    }

    private static boolean shows(Node node) {
        for (Node up = node; up != null; up = up.getParent()) {
            if (!up.isVisible()) {
                return false;
            }
        }
        return node.getScene() != null;
    }

    /// The text of a label by its id; empty while it is not shown.
    String text(String id) {
        return fx(() -> screen.lookup("#" + id) instanceof Labeled label && shows(label) ? label.getText() : "");
    }

    /// All text below a node, in the order of the scene.
    String texts(String id) {
        return fx(() -> {
            StringBuilder all = new StringBuilder();
            collect(screen.lookup("#" + id), all);
            return all.toString();
        });
    }

    static void collect(Node node, StringBuilder into) {
        if (node instanceof Labeled label && shows(label) && label.getText() != null) {
            into.append(label.getText()).append('\n');
        }
        if (node instanceof Parent parent && node.isVisible()) {
            parent.getChildrenUnmodifiable().forEach(child -> collect(child, into));
        }
    }

    /// What the window shows now.
    BufferedImage picture() {
        settle();
        return fx(() -> SwingFXUtils.fromFXImage(stage.getScene().snapshot(null), null));
    }

    /// Presses a key and does not let it go; a key already held repeats.
    Stagehand hold(KeyCode code) {
        fx(() -> {
            robot.keyPress(code);
            return null;
        });
        pulses(1);
        return this;
    }

    Stagehand release(KeyCode code) {
        fx(() -> {
            robot.keyRelease(code);
            return null;
        });
        pulses(1);
        return this;
    }

    /// Saves what the window shows.
    Stagehand shot(String name) {
        settle();
        write(fx(() -> SwingFXUtils.fromFXImage(stage.getScene().snapshot(null), null)), name);
        return this;
    }

    private static void write(BufferedImage picture, String name) {
        try {
            Path file = SHOTS.resolve((name.contains("/") ? name : "play/" + name) + ".png");
            Files.createDirectories(file.getParent());
            ImageIO.write(picture, "png", file.toFile());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Override
    public void close() {
        fx(() -> {
            FxThread.close(stage);
            return null;
        });
        if (!uncaught.isEmpty()) {
            throw new AssertionError("uncaught", uncaught.getFirst());
        }
    }
}
