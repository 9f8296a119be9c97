package trayfield.ui.editor.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trayfield.model.Board;
import trayfield.model.Square;

/// A block of squares, by its south-west corner and its size in squares, at least 1 x 1.
public record Rectangle(int column, int row, int columns, int rows) {
    public Rectangle {
        if (columns < 1 || rows < 1) {
            throw new IllegalArgumentException("a rectangle has squares: " + columns + " x " + rows);
        }
    }

    /// The block with these corners, both included.
    public static Rectangle between(Square one, Square other) {
        int column = Math.min(one.column(), other.column());
        int row = Math.min(one.row(), other.row());
        return new Rectangle(column, row, Math.abs(one.column() - other.column()) + 1,
                Math.abs(one.row() - other.row()) + 1);
    }

    public static Rectangle of(Board board) {
        return new Rectangle(0, 0, board.columns(), board.rows());
    }

    public boolean contains(Square square) {
        return square.column() >= column && square.row() >= row && square.column() < column + columns
                && square.row() < row + rows;
    }

    /// The part that lies on a board; empty where none does.
    public Optional<Rectangle> on(Board board) {
        int west = Math.max(0, column);
        int south = Math.max(0, row);
        int width = Math.min(board.columns(), column + columns) - west;
        int height = Math.min(board.rows(), row + rows) - south;
        return width < 1 || height < 1 ? Optional.empty() : Optional.of(new Rectangle(west, south, width, height));
    }

    public Rectangle moved(int east, int north) {
        return new Rectangle(column + east, row + north, columns, rows);
    }

    /// All squares, row by row from the south-west; only for a rectangle that lies on a board.
    public List<Square> squares() {
        List<Square> squares = new ArrayList<>(columns * rows);
        for (int r = row; r < row + rows; r++) {
            for (int c = column; c < column + columns; c++) {
                squares.add(new Square(c, r));
            }
        }
        return squares;
    }

    public Square southWest() {
        return new Square(column, row);
    }

    public Square northEast() {
        return new Square(column + columns - 1, row + rows - 1);
    }
}
