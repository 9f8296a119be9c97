package trayfield.ui;

import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;
import javafx.scene.robot.Robot;

/// Mouse and keys of the headless robot, called from a test's own thread. The robot has no Shift and no Ctrl: what needs
/// them is fired at the node itself.
public final class Fingers {
    private final Robot robot = FxThread.call(Robot::new);

    public void move(Point2D to) {
        FxThread.run(() -> robot.mouseMove(to));
    }

    public void press(MouseButton button) {
        FxThread.run(() -> robot.mousePress(button));
    }

    public void release(MouseButton button) {
        FxThread.run(() -> robot.mouseRelease(button));
    }

    public void wheel(int notches) {
        FxThread.run(() -> robot.mouseWheel(notches));
    }

    public void hold(KeyCode code) {
        FxThread.run(() -> robot.keyPress(code));
    }

    public void release(KeyCode code) {
        FxThread.run(() -> robot.keyRelease(code));
    }

    /// Presses a button of the mouse where it is and lets it go.
    public void click(MouseButton button) {
        press(button);
        release(button);
    }

    /// A key with others held, as a keyboard sends it: the sign that it types goes to whatever has the keyboard by then.
    public static void chord(Node target, KeyCode code, boolean control, boolean shift) {
        FxThread.run(() -> {
            Scene scene = target.getScene();
            Event.fireEvent(target, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, shift, control, false, false));
            Node then = scene.getFocusOwner() == null ? scene.getRoot() : scene.getFocusOwner();
            if (code.isLetterKey() && !control) {
                Event.fireEvent(then, new KeyEvent(KeyEvent.KEY_TYPED, code.getChar(), "", KeyCode.UNDEFINED, shift, false, false, false));
            }
            Event.fireEvent(then, new KeyEvent(KeyEvent.KEY_RELEASED, "", "", code, shift, control, false, false));
        });
    }

    /// Lets a key go that a chord had held.
    public static void letGo(Node target, KeyCode code) {
        FxThread.run(() -> Event.fireEvent(target, new KeyEvent(KeyEvent.KEY_RELEASED, "", "", code, false, false, false, false)));
    }

    /// Types a text into a field, in place of what stands there.
    public static void type(TextInputControl field, String text) {
        FxThread.run(() -> {
            field.requestFocus();
            field.selectAll();
            for (char sign : text.toCharArray()) {
                Event.fireEvent(field, new KeyEvent(KeyEvent.KEY_TYPED, String.valueOf(sign), "", KeyCode.UNDEFINED, false,
                        false, false, false));
            }
        });
    }

    /// Presses on a place of the screen, goes on to another and lets go; both may be the same.
    public static void drag(Node target, Point2D from, Point2D to, boolean control, boolean shift) {
        FxThread.run(() -> {
            mouse(target, MouseEvent.MOUSE_PRESSED, from, control, shift);
            for (int step = 1; step <= 4 && !from.equals(to); step++) {
                mouse(target, MouseEvent.MOUSE_DRAGGED, from.interpolate(to, step / 4.0), control, shift);
            }
            mouse(target, MouseEvent.MOUSE_RELEASED, to, control, shift);
        });
    }

    private static void mouse(Node target, EventType<MouseEvent> type, Point2D at, boolean control,
            boolean shift) {
        // Without a source these are coordinates of the scene.
        Point2D here = target.localToScene(target.screenToLocal(at));
        Event.fireEvent(target, new MouseEvent(type, here.getX(), here.getY(), at.getX(), at.getY(), MouseButton.PRIMARY,
                1, shift, control, false, false, true, false, false, false, false, true,
                new PickResult(target, here.getX(), here.getY())));
    }
}
