package trayfield.ui.play;

import javafx.event.Event;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;
import javafx.scene.robot.Robot;

/// Mouse and keys of the headless robot, called from a test's own thread. The robot has no Shift and no Ctrl: what needs
/// them is fired at the node itself.
final class Fingers {
    private final Robot robot = Toolkit.fx(Robot::new);

    void move(Point2D to) {
        Toolkit.run(() -> robot.mouseMove(to));
    }

    void press(MouseButton button) {
        Toolkit.run(() -> robot.mousePress(button));
    }

    void release(MouseButton button) {
        Toolkit.run(() -> robot.mouseRelease(button));
    }

    void wheel(int notches) {
        Toolkit.run(() -> robot.mouseWheel(notches));
    }

    void hold(KeyCode code) {
        Toolkit.run(() -> robot.keyPress(code));
    }

    void release(KeyCode code) {
        Toolkit.run(() -> robot.keyRelease(code));
    }

    static void chord(Node target, KeyCode code, boolean control, boolean shift) {
        Toolkit.run(() -> {
            Event.fireEvent(target, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, shift, control, false, false));
            Event.fireEvent(target, new KeyEvent(KeyEvent.KEY_RELEASED, "", "", code, shift, control, false, false));
        });
    }

    /// Presses on a place of the screen, goes on to another and lets go; both may be the same.
    static void drag(Node target, Point2D from, Point2D to, boolean control, boolean shift) {
        Toolkit.run(() -> {
            mouse(target, MouseEvent.MOUSE_PRESSED, from, control, shift);
            for (int step = 1; step <= 4 && !from.equals(to); step++) {
                mouse(target, MouseEvent.MOUSE_DRAGGED, from.interpolate(to, step / 4.0), control, shift);
            }
            mouse(target, MouseEvent.MOUSE_RELEASED, to, control, shift);
        });
    }

    private static void mouse(Node target, javafx.event.EventType<MouseEvent> type, Point2D at, boolean control,
            boolean shift) {
        // Without a source these are coordinates of the scene.
        Point2D here = target.localToScene(target.screenToLocal(at));
        Event.fireEvent(target, new MouseEvent(type, here.getX(), here.getY(), at.getX(), at.getY(), MouseButton.PRIMARY,
                1, shift, control, false, false, true, false, false, false, false, true,
                new PickResult(target, here.getX(), here.getY())));
    }
}
