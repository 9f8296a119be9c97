package trayfield.play.body;

import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Square;

/// Where one man shall stand and how he shall face there; the place may lie off the board.
///
/// @param tray the man's number
record Goal(int tray, int column, int row, Facing facing) {
    boolean on(Board board) {
        return board.contains(column, row);
    }

    Square square() {
        return new Square(column, row);
    }
}
