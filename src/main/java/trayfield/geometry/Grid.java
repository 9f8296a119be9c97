package trayfield.geometry;

import java.util.Optional;
import trayfield.model.Facing;
import trayfield.model.Square;

/// Distances and directions between squares.
public final class Grid {
    private Grid() {
    }

    /// Squares counted across sides: columns plus rows.
    public static int range(Square from, Square to) {
        return Math.abs(from.column() - to.column()) + Math.abs(from.row() - to.row());
    }

    /// True where `to` lies in the arc of 90 degrees ahead of `from`, both diagonals included.
    public static boolean inArc(Square from, Facing facing, Square to) {
        int east = to.column() - from.column();
        int north = to.row() - from.row();
        int ahead = east * facing.dx + north * facing.dy;
        int aside = east * facing.dy + north * facing.dx;
        return ahead >= 1 && Math.abs(aside) <= ahead;
    }

    /// The way from a square to one adjacent across a side; empty for any other square.
    public static Optional<Facing> way(Square from, Square to) {
        for (int i = 0; i < 4; i++) {
            Facing way = Facing.of(i);
            if (from.column() + way.dx == to.column() && from.row() + way.dy == to.row()) {
                return Optional.of(way);
            }
        }
        return Optional.empty();
    }

    public static boolean adjacent(Square one, Square other) {
        return range(one, other) == 1;
    }
}
