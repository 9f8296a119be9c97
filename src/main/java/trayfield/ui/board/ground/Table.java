package trayfield.ui.board.ground;

import java.awt.Color;
import java.util.List;
import trayfield.model.Board;
import trayfield.model.Square;

/// What stands on the table before any tray: the ground and the headquarters.
public record Table(Board board, List<Camp> camps) {
    public Table {
        camps = List.copyOf(camps);
    }

    /// The tent of a headquarters.
    ///
    /// @param side 0 or 1: chooses the pattern of its flag
    public record Camp(Square at, Color colour, int side) {
    }

    /// True where nothing within that many squares of this one differs.
    boolean sameAround(Table other, int fromColumn, int fromRow, int toColumn, int toRow) {
        for (int row = Math.max(0, fromRow); row <= Math.min(board.rows() - 1, toRow); row++) {
            for (int column = Math.max(0, fromColumn); column <= Math.min(board.columns() - 1, toColumn); column++) {
                int index = row * board.columns() + column;
                if (!board.ground(index).equals(other.board.ground(index))) {
                    return false;
                }
            }
        }
        return camps.equals(other.camps);
    }

    boolean sameSize(Table other) {
        return board.columns() == other.board.columns() && board.rows() == other.board.rows();
    }
}
