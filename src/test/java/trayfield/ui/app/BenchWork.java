package trayfield.ui.app;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import trayfield.model.Square;
import trayfield.ui.Fingers;
import trayfield.ui.FxThread;
import trayfield.ui.Seen;
import trayfield.ui.board.BoardView;
import trayfield.ui.editor.state.Bench;
import trayfield.ui.editor.state.EditorModel;

/// What a designer does at the bench of an open window; for a test's own thread.
final class BenchWork {

    private BenchWork() {
    }

    static Square at(String name) {
        return Square.parse(name).orElseThrow();
    }

    static EditorModel model(AppHand hand) {
        return FxThread.call(() -> ((EditedTable) hand.screen()).model());
    }

    static Bench bench(AppHand hand) {
        return FxThread.call(() -> ((EditedTable) hand.screen()).model().bench());
    }

    /// Waits until the bench is there.
    static void untilBench(AppHand hand) {
        hand.until("the bench is there", () -> hand.screen() instanceof EditedTable);
        hand.settle();
    }

    /// Goes to the page where work at the bench begins.
    static void toStart(AppHand hand) {
        hand.clickButton("Editor");
        hand.until("the start page is there", () -> hand.find("#start-bare").isPresent());
    }

    /// Drags over squares; one square alone is a click.
    static void drag(AppHand hand, String... squares) {
        Fingers fingers = new Fingers();
        for (int i = 0; i < squares.length; i++) {
            String square = squares[i];
            fingers.move(FxThread.call(() -> Seen.at((BoardView) hand.stage().getScene().getRoot().lookup("#board"), square)));
            if (i == 0) {
                fingers.press(MouseButton.PRIMARY);
            }
        }
        fingers.release(MouseButton.PRIMARY);
        hand.settle();
    }

    static void chord(AppHand hand, KeyCode code) {
        Fingers.chord(FxThread.call(() -> hand.stage().getScene().getFocusOwner()), code, true, false);
        hand.settle();
    }

    static void type(AppHand hand, String selector, String text) {
        Node field = hand.find(selector).orElseThrow();
        Fingers.type(field instanceof Spinner<?> spinner ? spinner.getEditor() : (TextInputControl) field, text);
        hand.settle();
    }

    /// Presses a button without the mouse, which reaches one window alone.
    static void fire(AppHand hand, String text) {
        hand.until("there is " + text, () -> hand.button(text).isPresent());
        FxThread.run(((Button) hand.button(text).orElseThrow())::fire);
        hand.settle();
    }

    /// Lays out a bare table and draws on it.
    static void begin(AppHand hand) {
        toStart(hand);
        hand.click("#start-bare");
        untilBench(hand);
        hand.press(KeyCode.T);
        drag(hand, "C3", "D3");
    }
}
