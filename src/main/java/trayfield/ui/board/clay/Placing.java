package trayfield.ui.board.clay;

/// Turns about the upright axis, scales and moves, in this order.
///
/// @param cos of the turn to the right, seen from above; likewise `sin`
public record Placing(double cos, double sin, double scale, double dx, double dy, double dz) {
    public static final Placing HERE = new Placing(1, 0, 1, 0, 0, 0);

    public static Placing at(double x, double y, double z) {
        return new Placing(1, 0, 1, x, y, z);
    }

    /// A turn to the right in radians about the origin.
    public static Placing turned(double angle) {
        return new Placing(Math.cos(angle), Math.sin(angle), 1, 0, 0, 0);
    }

    public Placing scaled(double by) {
        return new Placing(cos, sin, scale * by, dx, dy, dz);
    }

    public Placing movedTo(double x, double y, double z) {
        return new Placing(cos, sin, scale, x, y, z);
    }

    double x(double x, double y) {
        return (x * cos + y * sin) * scale + dx;
    }

    double y(double x, double y) {
        return (y * cos - x * sin) * scale + dy;
    }

    double z(double z) {
        return z * scale + dz;
    }
}
