package trayfield.ui.print;

import java.awt.geom.Rectangle2D;
import java.util.Optional;
import trayfield.model.Board;

/// A table cut into sheets of paper: whole squares on each, as many as it holds, the paper turned whichever way needs fewer.
/// Sheets are numbered from 1, by row from the north-west.
///
/// @param square side of a square in points
/// @param lying  the paper lies on its long side
/// @param wide   squares that a sheet holds across; `high`: down
/// @param across sheets in a row; `down`: rows of sheets
public record Sheets(Paper paper, double square, boolean lying, int columns, int rows, int wide, int high, int across, int down) {

    /// Empty where not even one square fits on the paper.
    ///
    /// @param inches side of a square
    public static Optional<Sheets> cut(Board board, Paper paper, double inches) {
        double square = inches * Paper.POINTS_PER_INCH;
        Optional<Sheets> upright = cut(board, paper, square, false);
        Optional<Sheets> lying = cut(board, paper, square, true);
        return upright.isPresent() && (lying.isEmpty() || upright.get().count() <= lying.get().count()) ? upright : lying;
    }

    private static Optional<Sheets> cut(Board board, Paper paper, double square, boolean lying) {
        double width = (lying ? paper.height : paper.width) - 2 * Paper.MARGIN;
        double height = (lying ? paper.width : paper.height) - 2 * Paper.MARGIN;
        int wide = Math.min(board.columns(), (int) (width / square));
        int high = Math.min(board.rows(), (int) (height / square));
        return wide < 1 || high < 1 ? Optional.empty() : Optional.of(new Sheets(paper, square, lying, board.columns(), board.rows(),
                wide, high, (board.columns() + wide - 1) / wide, (board.rows() + high - 1) / high));
    }

    public int count() {
        return across * down;
    }

    public double inches() {
        return square / Paper.POINTS_PER_INCH;
    }

    int number(int column, int row) {
        return row * across + column + 1;
    }

    /// The squares on a sheet, from the board's north-west corner east and south.
    ///
    /// @param column of sheets, from 0; likewise `row`
    Rectangle2D part(int column, int row) {
        return new Rectangle2D.Double(column * wide, row * high, Math.min(wide, columns - column * wide),
                Math.min(high, rows - row * high));
    }
}
