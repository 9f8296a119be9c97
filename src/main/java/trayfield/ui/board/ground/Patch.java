package trayfield.ui.board.ground;

import java.awt.geom.Path2D;
import java.util.function.Predicate;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Ground;

/// Rows and columns of a board around the squares that are being painted, as shapes: x is the column counted from the
/// west, y the row counted from the north, in squares.
final class Patch {
    /// What lies further off than this many squares is not seen.
    private static final int AROUND = 3;
    private static final double[] TAPE = {0, 0.135, 0.865};

    private final Board board;
    private final int west;
    private final int north;
    private final int columns;
    private final int rows;

    Patch(Board board, int west, int north, int columns, int rows) {
        this.board = board;
        this.west = west - AROUND;
        this.north = north - AROUND;
        this.columns = columns + 2 * AROUND;
        this.rows = rows + 2 * AROUND;
    }

    /// The ground at a column from the west and a row from the north; null beside the board.
    Ground ground(int x, int y) {
        return x < 0 || y < 0 || x >= board.columns() || y >= board.rows() ? null
                : board.ground((board.rows() - 1 - y) * board.columns() + x);
    }

    boolean is(int x, int y, Predicate<Ground> what) {
        Ground ground = ground(x, y);
        return ground != null && what.test(ground);
    }

    /// The outline of all squares of a kind, those that share a side joined.
    Path2D squares(Predicate<Ground> what, Outline.Cut cut) {
        boolean[][] filled = new boolean[columns][rows];
        double[] xs = new double[columns + 1];
        double[] ys = new double[rows + 1];
        for (int x = 0; x <= columns; x++) {
            xs[x] = west + x;
        }
        for (int y = 0; y <= rows; y++) {
            ys[y] = north + y;
        }
        for (int x = 0; x < columns; x++) {
            for (int y = 0; y < rows; y++) {
                filled[x][y] = is(west + x, north + y, what);
            }
        }
        return Outline.of(filled, xs, ys, cut);
    }

    /// The outline of tape laid over all squares of a kind: three quarters of a square wide, joined where squares share
    /// a side, whole where four meet, and led off the board where it comes straight to the edge.
    Path2D tape(Predicate<Ground> what, Outline.Cut cut) {
        boolean[][] filled = new boolean[3 * columns][3 * rows];
        for (int x = 0; x < columns; x++) {
            for (int y = 0; y < rows; y++) {
                if (lies(west + x, north + y, what)) {
                    lay(filled, x, y, what);
                }
            }
        }
        return Outline.of(filled, lines(west, columns), lines(north, rows), cut);
    }

    private static double[] lines(int from, int squares) {
        double[] lines = new double[3 * squares + 1];
        for (int i = 0; i <= 3 * squares; i++) {
            lines[i] = from + i / 3 + TAPE[i % 3];
        }
        return lines;
    }

    private void lay(boolean[][] filled, int x, int y, Predicate<Ground> what) {
        int ax = west + x;
        int ay = north + y;
        for (int dx = -1; dx <= 1; dx++) {
            for (int dy = -1; dy <= 1; dy++) {
                filled[3 * x + 1 + dx][3 * y + 1 + dy] = lies(ax + dx, ay, what) && lies(ax, ay + dy, what)
                        && lies(ax + dx, ay + dy, what);
            }
        }
    }

    /// Whether tape lies in a square, which may be just beside the board.
    boolean lies(int x, int y, Predicate<Ground> what) {
        if (ground(x, y) != null) {
            return is(x, y, what);
        }
        for (Facing way : Facing.values()) {
            if (ground(x + way.dx, y - way.dy) != null) {
                return leadsOff(x + way.dx, y - way.dy, way.opposite(), what);
            }
        }
        return false;
    }

    /// A square at the edge leads off it when its tape comes from straight across, or ends there.
    private boolean leadsOff(int x, int y, Facing edge, Predicate<Ground> what) {
        if (!is(x, y, what)) {
            return false;
        }
        boolean across = is(x - edge.dx, y + edge.dy, what);
        boolean left = is(x + edge.left().dx, y - edge.left().dy, what);
        boolean right = is(x + edge.right().dx, y - edge.right().dy, what);
        return across || left != right && !cornerTaken(x, y, edge, left, what);
    }

    /// In the corner of the board, tape that comes along one edge goes off by the other one.
    private boolean cornerTaken(int x, int y, Facing edge, boolean fromLeft, Predicate<Ground> what) {
        Facing onward = fromLeft ? edge.right() : edge.left();
        return ground(x + onward.dx, y - onward.dy) == null;
    }
}
