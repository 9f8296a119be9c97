package trayfield.model;

import java.util.Optional;

/// One of the four sides of a square, and so a direction of travel. North is the growing row, east the growing column.
public enum Facing {
    N(0, 1), E(1, 0), S(0, -1), W(-1, 0);

    private static final Facing[] CLOCKWISE = values();

    /// Columns gained by one step this way.
    public final int dx;
    /// Rows gained by one step this way.
    public final int dy;

    Facing(int dx, int dy) {
        this.dx = dx;
        this.dy = dy;
    }

    /// The side with this ordinal; cheaper than `values()`, which copies.
    public static Facing of(int ordinal) {
        return CLOCKWISE[ordinal];
    }

    public Facing right() {
        return CLOCKWISE[(ordinal() + 1) & 3];
    }

    public Facing left() {
        return CLOCKWISE[(ordinal() + 3) & 3];
    }

    public Facing opposite() {
        return CLOCKWISE[ordinal() ^ 2];
    }

    /// This side as one bit of a set of sides: N 1, E 2, S 4, W 8.
    public int bit() {
        return 1 << ordinal();
    }

    /// Reads `N`, `E`, `S` or `W`, nothing else.
    public static Optional<Facing> parse(String text) {
        for (Facing facing : CLOCKWISE) {
            if (facing.name().equals(text)) {
                return Optional.of(facing);
            }
        }
        return Optional.empty();
    }
}
