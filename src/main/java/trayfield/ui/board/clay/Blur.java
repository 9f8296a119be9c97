package trayfield.ui.board.clay;

/// Softens a grid of values.
public final class Blur {
    private Blur() {
    }

    /// The mean over a square of 2 `reach` + 1 points; beyond the edge the last point counts on.
    public static float[] box(float[] from, int width, int height, int reach) {
        float[] across = new float[from.length];
        float[] both = new float[from.length];
        lines(from, across, height, width, width, 1, reach);
        lines(across, both, width, height, 1, width, reach);
        return both;
    }

    /// Twice [#box]: soft without corners.
    public static float[] soft(float[] from, int width, int height, int reach) {
        return box(box(from, width, height, reach), width, height, reach);
    }

    private static void lines(float[] from, float[] into, int lines, int length, int lineStep, int step, int reach) {
        float part = 1f / (2 * reach + 1);
        for (int line = 0; line < lines; line++) {
            int start = line * lineStep;
            int last = start + (length - 1) * step;
            float sum = from[start] * (reach + 1);
            for (int i = 1; i <= reach; i++) {
                sum += from[Math.min(last, start + i * step)];
            }
            for (int i = 0; i < length; i++) {
                into[start + i * step] = sum * part;
                sum += from[Math.min(last, start + (i + reach + 1) * step)]
                        - from[Math.max(start, start + (i - reach) * step)];
            }
        }
    }
}
