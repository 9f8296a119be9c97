package trayfield.ui.board.clay;

/// Unevenness that looks like chance but is the same every time: noise over the plane, from -1 to 1.
public final class Grit {
    private static final int MASK = 1023;
    private static final float[] TABLE = new float[MASK + 1];

    static {
        int seed = 0x2545F491;
        for (int i = 0; i <= MASK; i++) {
            seed ^= seed << 13;
            seed ^= seed >>> 17;
            seed ^= seed << 5;
            TABLE[i] = seed / (float) Integer.MAX_VALUE;
        }
    }

    private Grit() {
    }

    /// One number for a pair of whole ones.
    public static float at(int x, int y) {
        return TABLE[(x * 73 + y * 461 + (x * y & 15) * 97 + (TABLE[(y * 37 + x) & MASK] > 0 ? 211 : 0)) & MASK];
    }

    /// 0 to below `count`, for a pair of whole numbers and a purpose.
    public static int pick(int x, int y, int purpose, int count) {
        int mixed = (x * 0x9E3779B1) ^ (y * 0x85EBCA6B) ^ (purpose * 0xC2B2AE35);
        mixed ^= mixed >>> 15;
        mixed *= 0x2C1B3C6D;
        mixed ^= mixed >>> 13;
        return Math.floorMod(mixed, count);
    }

    /// 0 to 1, likewise.
    public static double share(int x, int y, int purpose) {
        return pick(x, y, purpose, 10_000) / 10_000.0;
    }

    /// Smooth noise with hills about 1 wide.
    public static float smooth(double x, double y) {
        int column = (int) Math.floor(x);
        int row = (int) Math.floor(y);
        float inX = (float) (x - column);
        float inY = (float) (y - row);
        float u = inX * inX * (3 - 2 * inX);
        float v = inY * inY * (3 - 2 * inY);
        float low = at(column, row) * (1 - u) + at(column + 1, row) * u;
        float high = at(column, row + 1) * (1 - u) + at(column + 1, row + 1) * u;
        return low * (1 - v) + high * v;
    }

    /// Smooth noise with finer noise in it.
    public static float rough(double x, double y, int layers) {
        float sum = 0;
        float weight = 0.5f;
        double scale = 1;
        for (int i = 0; i < layers; i++) {
            sum += weight * smooth(x * scale + 17 * i, y * scale + 31 * i);
            weight *= 0.5f;
            scale *= 2.03;
        }
        return sum;
    }
}
