package trayfield.ui.board.ground;

import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.util.function.Predicate;
import trayfield.model.Facing;
import trayfield.model.Ground;

/// Where one strip of tape ends on another: slantwise at a bend, straight across where one meets another's side.
final class Seams {
    private static final double NEAR = 0.135;
    private static final double FAR = 0.865;

    private Seams() {
    }

    /// The seams of a rectangle of squares.
    static Path2D of(Patch patch, Predicate<Ground> what, int west, int north, int columns, int rows) {
        Path2D seams = new Path2D.Double();
        for (int y = north - 1; y <= north + rows; y++) {
            for (int x = west - 1; x <= west + columns; x++) {
                if (patch.is(x, y, what)) {
                    add(seams, patch, what, x, y);
                }
            }
        }
        return seams;
    }

    private static void add(Path2D seams, Patch patch, Predicate<Ground> what, int x, int y) {
        int joined = 0;
        for (Facing way : Facing.values()) {
            joined |= patch.lies(x + way.dx, y - way.dy, what) ? way.bit() : 0;
        }
        int northEast = Facing.N.bit() | Facing.E.bit();
        int southWest = Facing.S.bit() | Facing.W.bit();
        int northWest = Facing.N.bit() | Facing.W.bit();
        int southEast = Facing.S.bit() | Facing.E.bit();
        if (joined == northEast || joined == southWest) {
            line(seams, x + NEAR, y + FAR, x + FAR, y + NEAR);
        } else if (joined == northWest || joined == southEast) {
            line(seams, x + NEAR, y + NEAR, x + FAR, y + FAR);
        } else if (Integer.bitCount(joined) == 3) {
            stem(seams, x, y, joined);
        }
    }

    /// The strip opposite of which nothing lies butts against the other one.
    private static void stem(Path2D seams, int x, int y, int joined) {
        for (Facing way : Facing.values()) {
            if ((joined & way.opposite().bit()) == 0) {
                double acrossX = x + 0.5 + way.dx * (FAR - 0.5);
                double acrossY = y + 0.5 - way.dy * (FAR - 0.5);
                double half = FAR - 0.5;
                line(seams, acrossX - half * way.dy, acrossY - half * way.dx, acrossX + half * way.dy,
                        acrossY + half * way.dx);
            }
        }
    }

    private static void line(Path2D seams, double x1, double y1, double x2, double y2) {
        seams.append(new Line2D.Double(x1, y1, x2, y2), false);
    }
}
