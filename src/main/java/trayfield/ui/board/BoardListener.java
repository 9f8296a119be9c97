package trayfield.ui.board;

import java.util.Optional;
import trayfield.model.Square;

/// What a person wants of the board. All methods come on the JavaFX thread; a screen takes up those it needs.
public interface BoardListener {
    /// A place on the board.
    ///
    /// @param tray the id of the tray there, within a stack the one pointed at
    record Spot(Square square, Optional<String> tray) {
    }

    /// How a button was pressed.
    ///
    /// @param count 2 for a double click, which comes after its two single clicks
    record Press(Button button, int count, boolean shift, boolean control) {
        /// The middle button pans and is not told.
        public enum Button {
            MAIN, OTHER
        }
    }

    /// The pointer is over another spot, or none.
    default void hovered(Optional<Spot> spot) {
    }

    default void clicked(Spot spot, Press press) {
    }

    /// Asked when a drag starts on a tray: true takes the tray along, false pans the board.
    default boolean mayDrag(Spot spot) {
        return false;
    }

    /// A dragged tray is held over a square; empty beside the board.
    default void draggedOver(Spot from, Optional<Square> over) {
    }

    /// A dragged tray was let go.
    default void dropped(Spot from, Square to) {
    }

    /// A drag came to nothing.
    default void dragCancelled(Spot from) {
    }

    /// Quarter turns of the wheel with Ctrl, to the right when positive.
    default void turned(int quarters) {
    }

    /// A rectangle is drawn with Shift, or in a view that draws boxes; `done` when the button is let go.
    default void boxed(Square from, Square to, boolean done) {
    }

    /// A brush in a view that paints: down on the first square, then each further one once.
    default void stroked(Square at, Press press, boolean first) {
    }

    /// The brush is lifted.
    default void strokeEnded() {
    }
}
