package trayfield.ui.board.clay;

/// The lamp over the table, in the north-west, and the eye, above and a little to the south. All that is drawn agrees
/// on these.
public final class Light {
    /// How far up the screen a point is shown for a height of 1.
    public static final double TILT = 0.55;

    private static final double EAST = -0.50;
    private static final double NORTH = 0.46;
    private static final double UP = Math.sqrt(1 - EAST * EAST - NORTH * NORTH);
    private static final double EYE_LENGTH = Math.sqrt(1 + TILT * TILT);
    private static final double HALF_X = EAST;
    private static final double HALF_Y = NORTH - TILT / EYE_LENGTH;
    private static final double HALF_Z = UP + 1 / EYE_LENGTH;
    private static final double HALF_LENGTH = Math.sqrt(HALF_X * HALF_X + HALF_Y * HALF_Y + HALF_Z * HALF_Z);

    /// Where the shadow of a point 1 high falls, to the east and to the north.
    public static final double SHADOW_EAST = -EAST / UP;
    public static final double SHADOW_NORTH = -NORTH / UP;

    private Light() {
    }

    /// How much of the lamp a surface with this direction catches, 0 to 1.
    public static double falling(double nx, double ny, double nz) {
        return Math.max(0, nx * EAST + ny * NORTH + nz * UP);
    }

    /// How strongly the surface mirrors the lamp into the eye, 0 to 1.
    static double glint(double nx, double ny, double nz) {
        double aim = Math.max(0, (nx * HALF_X + ny * HALF_Y + nz * HALF_Z) / HALF_LENGTH);
        double square = aim * aim;
        double fourth = square * square;
        double eighth = fourth * fourth;
        return eighth * eighth * eighth;
    }
}
