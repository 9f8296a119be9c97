package trayfield.ui.board.clay;

/// Softens a grid of values.
public final class Blur {
    private Blur() {
    }

    /// The mean over a square of 2 `reach` + 1 points; beyond the edge the last point counts on.
    public static float[] box(float[] from, int width, int height, int reach) {
        float[] across = new float[from.length];
        across(from, across, width, height, reach);
        float[] both = new float[from.length];
        down(across, both, width, height, reach);
        return both;
    }

    /// Twice [#box]: soft without corners.
    public static float[] soft(float[] from, int width, int height, int reach) {
        return box(box(from, width, height, reach), width, height, reach);
    }

    private static void across(float[] from, float[] into, int width, int height, int reach) {
        float part = 1f / (2 * reach + 1);
        for (int row = 0; row < height; row++) {
            int start = row * width;
            int last = start + width - 1;
            float sum = from[start] * (reach + 1);
            for (int i = 1; i <= reach; i++) {
                sum += from[Math.min(last, start + i)];
            }
            for (int at = start; at <= last; at++) {
                into[at] = sum * part;
                sum += from[Math.min(last, at + reach + 1)] - from[Math.max(start, at - reach)];
            }
        }
    }

    /// All columns side by side, so that memory is read in its order.
    private static void down(float[] from, float[] into, int width, int height, int reach) {
        float part = 1f / (2 * reach + 1);
        float[] sums = new float[width];
        for (int i = -reach; i <= reach; i++) {
            int line = Math.clamp(i, 0, height - 1) * width;
            for (int column = 0; column < width; column++) {
                sums[column] += from[line + column];
            }
        }
        for (int row = 0; row < height; row++) {
            int line = row * width;
            int enter = Math.min(height - 1, row + reach + 1) * width;
            int leave = Math.max(0, row - reach) * width;
            for (int column = 0; column < width; column++) {
                into[line + column] = sums[column] * part;
                sums[column] += from[enter + column] - from[leave + column];
            }
        }
    }
}
