package trayfield.ui.play;

import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import javafx.embed.swing.SwingFXUtils;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ContextMenu;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Window;
import trayfield.play.Game;
import trayfield.play.Undo;
import trayfield.solo.Player;
import trayfield.ui.Fingers;
import trayfield.ui.FxThread;
import trayfield.ui.Seen;
import trayfield.ui.Showing;
import trayfield.ui.board.BoardView;

/// Puts a playing screen on a stage and plays it with real mouse and key events. All methods may be called from a test's
/// own thread.
final class Stagehand implements AutoCloseable {
    static final PlaySettings QUICK = PlaySettings.STANDARD.with(PlaySettings.Speed.OFF);

    final List<String> hosted;
    final Game game;
    PlayScreen screen;
    private Showing window;
    private int actions;
    private final Fingers fingers = new Fingers();

    private Stagehand(Game game, List<String> hosted) {
        this.game = game;
        this.hosted = hosted;
    }

    static Stagehand play(Game game, PlaySettings settings, Undo.Players players) {
        return play(game, settings, players, 1000, 1000);
    }

    static Stagehand play(Game game, PlaySettings settings, Undo.Players players, double width, double height) {
        return play(game, settings, new RecordingHost(players, new LinkedHashMap<>(), new ArrayList<>()), width, height);
    }

    /// One person, and commanders who lead the other sides.
    static Stagehand against(Game game, PlaySettings settings, SequencedMap<String, Player> commanders) {
        return play(game, settings, new RecordingHost(Undo.Players.SOLO, commanders, new ArrayList<>()), 1000, 1000);
    }

    private static Stagehand play(Game game, PlaySettings settings, RecordingHost host, double width, double height) {
        Stagehand hand = new Stagehand(game, host.asked());
        FxThread.run(() -> {
            hand.screen = new PlayScreen(game, settings, host);
            hand.window = Showing.of(hand.screen, width, height);
        });
        hand.settle();
        return hand;
    }

    /// Runs something on the toolkit's thread and waits for it.
    <T> T fx(Callable<T> work) {
        return FxThread.call(work);
    }

    void until(String what, BooleanSupplier holds) {
        window.until(what, holds);
    }

    /// Waits until all is drawn and nothing moves.
    void settle() {
        pulses(3);
        until("the board is drawn", () -> (screen.board().getScene() == null || screen.board().settled()) && !screen.painting());
        pulses(2);
    }

    /// Lets that many frames be laid out.
    void pulses(int count) {
        window.pulses(count);
    }

    /// The middle of a square on the screen.
    Point2D at(String square) {
        return fx(() -> Seen.at(board(), square));
    }

    /// The middle of a tray's card on the screen.
    Point2D tray(String id) {
        return fx(() -> Seen.tray(board(), id));
    }

    private BoardView board() {
        return screen.board();
    }

    Stagehand move(Point2D to) {
        fingers.move(to);
        pulses(1);
        return this;
    }

    Stagehand click(Point2D at) {
        return click(at, MouseButton.PRIMARY);
    }

    Stagehand click(Point2D at, MouseButton button) {
        actions++;
        move(at);
        fingers.click(button);
        pulses(1);
        return this;
    }

    Stagehand doubleClick(Point2D at) {
        actions++;
        move(at);
        for (int i = 0; i < 2; i++) {
            fingers.click(MouseButton.PRIMARY);
        }
        pulses(1);
        return this;
    }

    Stagehand drag(Point2D from, Point2D to) {
        actions++;
        move(from);
        fingers.press(MouseButton.PRIMARY);
        for (int step = 1; step <= 6; step++) {
            move(from.interpolate(to, step / 6.0));
        }
        fingers.release(MouseButton.PRIMARY);
        pulses(1);
        return this;
    }

    /// Draws a box on the board, Shift held.
    Stagehand box(Point2D from, Point2D to) {
        actions++;
        Fingers.drag(board(), from, to, false, true);
        pulses(1);
        return this;
    }

    /// Clicks the board with Ctrl or Shift held.
    Stagehand clickWith(Point2D at, boolean control, boolean shift) {
        actions++;
        Fingers.drag(board(), at, at, control, shift);
        pulses(1);
        return this;
    }

    Stagehand wheel(int notches) {
        actions++;
        fingers.wheel(notches);
        pulses(1);
        return this;
    }

    /// Presses these keys together, the last one released first.
    Stagehand keys(KeyCode... codes) {
        actions++;
        for (KeyCode code : codes) {
            fingers.hold(code);
        }
        for (int i = codes.length - 1; i >= 0; i--) {
            fingers.release(codes[i]);
        }
        pulses(1);
        return this;
    }

    /// Presses a key with Ctrl or Shift held.
    Stagehand chord(KeyCode code, boolean control, boolean shift) {
        actions++;
        Fingers.chord(window.focused(), code, control, shift);
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

    /// Clicks, drags, turns of the wheel and presses of keys so far.
    int actions() {
        return actions;
    }

    Scene scene() {
        return window.scene();
    }

    /// The small menu that is open, saved as a picture.
    Stagehand menuShot(String name) {
        Scene popup = fx(() -> Window.getWindows().stream().filter(window -> window instanceof ContextMenu)
                .reduce((_, last) -> last).orElseThrow().getScene());
        Seen.write(fx(() -> SwingFXUtils.fromFXImage(popup.snapshot(null), null)), file(name));
        return this;
    }

    boolean menuOpen() {
        return fx(() -> Window.getWindows().stream().anyMatch(ContextMenu.class::isInstance));
    }

    /// Clicks a button by the id made of its key: `button-roll`.
    Stagehand press(String id) {
        Node node = window.node(id);
        actions += fx(() -> Seen.scrolledTo(node)) ? 1 : 0;
        pulses(1);
        return click(fx(() -> node.localToScreen(node.getBoundsInLocal().getCenterX(),
                node.getBoundsInLocal().getCenterY())));
    }

    boolean shown(String id) {
        return window.shows(id);
    }

    /// The text of a label by its id; empty while it is not shown.
    String text(String id) {
        return window.text(id);
    }

    /// All text below a node, in the order of the scene.
    String texts(String id) {
        return fx(() -> Seen.texts(screen.lookup("#" + id)));
    }

    /// What the window shows now.
    BufferedImage picture() {
        settle();
        return window.picture();
    }

    /// Presses a key and does not let it go; a key already held repeats.
    Stagehand hold(KeyCode code) {
        fingers.hold(code);
        pulses(1);
        return this;
    }

    Stagehand release(KeyCode code) {
        fingers.release(code);
        pulses(1);
        return this;
    }

    /// Saves what the window shows.
    Stagehand shot(String name) {
        Seen.write(picture(), file(name));
        return this;
    }

    private static String file(String name) {
        return name.contains("/") ? name : "play/" + name;
    }

    @Override
    public void close() {
        FxThread.run(screen::leave);
        window.close();
    }
}
