package trayfield.model;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/// A rectangle of ground, 1 x 1 to 200 x 200 squares. Every square also has an index, row by row from the south-west
/// corner, by which the rules address it without making objects.
public final class Board {
    public static final int LARGEST = 200;

    private final int columns;
    private final int rows;
    private final Ground[] grounds;
    private final Square[] squares;
    /// Four neighbours of each square, by facing; -1 beyond the edge.
    private final int[] neighbours;

    private Board(int columns, int rows, Ground[] grounds) {
        this.columns = columns;
        this.rows = rows;
        this.grounds = grounds;
        this.squares = new Square[grounds.length];
        for (int i = 0; i < squares.length; i++) {
            squares[i] = new Square(i % columns, i / columns);
        }
        this.neighbours = new int[4 * grounds.length];
        for (int i = 0; i < neighbours.length; i++) {
            Facing way = Facing.of(i & 3);
            int column = squares[i >> 2].column() + way.dx;
            int row = squares[i >> 2].row() + way.dy;
            neighbours[i] = contains(column, row) ? row * columns + column : -1;
        }
    }

    /// The squares of another board with other ground on them.
    private Board(Board shape, Ground[] grounds) {
        this.columns = shape.columns;
        this.rows = shape.rows;
        this.grounds = grounds;
        this.squares = shape.squares;
        this.neighbours = shape.neighbours;
    }

    /// A board whose every square is asked for once.
    public static Board of(int columns, int rows, Function<Square, Ground> ground) {
        if (columns < 1 || rows < 1 || columns > LARGEST || rows > LARGEST) {
            throw new IllegalArgumentException("a board is 1 x 1 to " + LARGEST + " x " + LARGEST + " squares: "
                    + columns + " x " + rows);
        }
        Ground[] grounds = new Ground[columns * rows];
        for (int i = 0; i < grounds.length; i++) {
            grounds[i] = ground.apply(new Square(i % columns, i / columns));
        }
        return new Board(columns, rows, grounds);
    }

    /// This board with other ground on some of its squares; itself where nothing changes.
    public Board with(Map<Square, Ground> changes) {
        Ground[] changed = grounds.clone();
        changes.forEach((square, ground) -> changed[index(square)] = ground);
        return Arrays.equals(changed, grounds) ? this : new Board(this, changed);
    }

    public int columns() {
        return columns;
    }

    public int rows() {
        return rows;
    }

    /// Number of squares.
    public int size() {
        return grounds.length;
    }

    public boolean contains(Square square) {
        return contains(square.column(), square.row());
    }

    public boolean contains(int column, int row) {
        return column >= 0 && row >= 0 && column < columns && row < rows;
    }

    public int index(Square square) {
        if (!contains(square)) {
            throw new IllegalArgumentException(square + " is off a board of " + columns + " x " + rows);
        }
        return square.row() * columns + square.column();
    }

    public Square square(int index) {
        return squares[index];
    }

    public Ground ground(int index) {
        return grounds[index];
    }

    public Ground ground(Square square) {
        return grounds[index(square)];
    }

    /// The index of the next square that way, or -1 beyond the edge.
    public int neighbour(int index, Facing way) {
        return neighbours[4 * index + way.ordinal()];
    }

    /// All squares by index: row by row from the south-west corner.
    public List<Square> squares() {
        return List.of(squares);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Board board && columns == board.columns && rows == board.rows
                && Arrays.equals(grounds, board.grounds);
    }

    @Override
    public int hashCode() {
        return 31 * columns + Arrays.hashCode(grounds);
    }

    @Override
    public String toString() {
        return "Board " + columns + " x " + rows;
    }
}
