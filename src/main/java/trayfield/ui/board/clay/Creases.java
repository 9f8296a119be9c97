package trayfield.ui.board.clay;


/// Where the eye expects ink: behind the edges of what stands in front, and deep between parts.
final class Creases {
    private static final double LINE = 0.009;
    private static final double STEP = 0.030;
    private static final double DEEP = 0.055;

    private Creases() {
    }

    /// How dark each point is, 0 to 1.
    static float[] of(Depths depths, double scale) {
        int reach = Math.max(1, (int) Math.round(LINE * scale));
        float[] dark = new float[depths.z.length];
        float[] blurred = Blur.box(depths.z, depths.width, depths.height, Math.max(1, (int) (DEEP * scale)));
        for (int row = 0; row < depths.height; row++) {
            for (int column = 0; column < depths.width; column++) {
                int at = row * depths.width + column;
                float above = highest(depths, column, row, reach) - depths.z[at];
                double line = Math.clamp((above - STEP) / STEP, 0, 1);
                boolean ground = depths.part[at] < 0;
                double hollow = Math.clamp((blurred[at] - depths.z[at]) * (ground ? 1.6 : 7), 0, ground ? 0.16 : 0.5);
                dark[at] = (float) Math.max(line * 0.85, hollow);
            }
        }
        return dark;
    }

    private static float highest(Depths depths, int column, int row, int reach) {
        float west = depths.z[row * depths.width + Math.max(0, column - reach)];
        float east = depths.z[row * depths.width + Math.min(depths.width - 1, column + reach)];
        float north = depths.z[Math.max(0, row - reach) * depths.width + column];
        float south = depths.z[Math.min(depths.height - 1, row + reach) * depths.width + column];
        return Math.max(Math.max(west, east), Math.max(north, south));
    }
}
