package trayfield.ui.board.ground;

import trayfield.ui.board.clay.Grit;

/// The surfaces of the table: each gives the colour at a place in squares.
final class Textures {
    private static final int[] WOODS = {0x8f5a2f, 0xa36b3a, 0xb57d48, 0xc48e58, 0xcf9f6b};

    private Textures() {
    }

    /// Green felt: clouds of wear, and short fibres.
    static int felt(double x, double y) {
        double light = 1 + 0.10 * Grit.rough(x * 0.45, y * 0.45, 3) + 0.11 * Grit.rough(x * 26 + y * 9, y * 30 - x * 5, 2)
                + 0.05 * Grit.smooth(x * 70, y * 70);
        return shade(0x447a45, light);
    }

    /// Sawn planks, the grain of each layer its own.
    static Paper.Texture wood(int layer) {
        int base = WOODS[Math.min(WOODS.length, layer) - 1];
        double offset = layer * 7.3;
        return (x, y) -> {
            double bend = 0.55 * Grit.rough(x * 0.35 + offset, y * 1.1, 2);
            double rings = Math.sin((y * 5.2 + bend * 6 + offset) * 2.3);
            double light = 1 + 0.055 * rings + 0.10 * Grit.rough(x * 2.2 + offset, (y + bend * 0.15) * 34, 2)
                    + 0.05 * Grit.rough(x * 0.6, y * 0.6 + offset, 2);
            return shade(base, light);
        };
    }

    /// Blue tape, with the sheen of water.
    static int water(double x, double y) {
        double flow = 0.6 * Grit.rough(x * 1.3, y * 1.3, 2);
        double waves = Math.sin((y * 4.6 + flow * 4 + 0.35 * Math.sin(x * 5 + flow * 3)) * Math.PI);
        double crest = Math.max(0, waves - 0.82) * 1.5 * (0.5 + Grit.smooth(x * 1.7, y * 2.3));
        double light = 1 + 0.07 * Grit.rough(x * 0.8, y * 0.8, 2) + 0.03 * Grit.rough(x * 30, y * 30, 2) + crest;
        return shade(0x3c7fb8, light);
    }

    /// Water one can see the bottom of.
    static int shallows(double x, double y) {
        double sand = 0.5 + 0.5 * Grit.rough(x * 4.5, y * 4.5, 3);
        double waves = Math.sin((y * 7 + 1.2 * Grit.rough(x * 2, y * 2, 2) * 3) * Math.PI);
        double light = 1 + 0.05 * Grit.rough(x * 22, y * 22, 2) + Math.max(0, waves - 0.75) * 0.7;
        return shade(mix(0xa4cbd8, 0xd9cda4, sand), light);
    }

    /// Tan tape with wheel tracks worn into it.
    static int road(double x, double y) {
        double light = 1 + 0.07 * Grit.rough(x * 1.1, y * 1.1, 3) + 0.06 * Grit.rough(x * 24, y * 24, 2)
                + 0.03 * Grit.smooth(x * 60, y * 60);
        return shade(0xdcc79a, light);
    }

    /// Painted card under houses.
    static int townCard(double x, double y) {
        double light = 1 + 0.06 * Grit.rough(x * 1.3, y * 1.3, 3) + 0.05 * Grit.rough(x * 28, y * 28, 2);
        return shade(0xc9a873, light);
    }

    /// Flocked card under trees.
    static int woodFloor(double x, double y) {
        double light = 1 + 0.14 * Grit.rough(x * 3, y * 3, 3) + 0.2 * Grit.rough(x * 24, y * 24, 2);
        return shade(0x365c2c, light);
    }

    /// Wet ground with pools.
    static int swamp(double x, double y) {
        double wet = Grit.rough(x * 2.6 + 3, y * 3.4 + 9, 3);
        double light = 1 + 0.10 * Grit.rough(x * 20, y * 20, 2);
        double pool = Math.clamp(wet * 9 + 0.4, 0, 1);
        return shade(mix(0x64804a, 0x4b8296, pool), light);
    }

    /// Planks across a bridge that runs north and south, or east and west.
    static Paper.Texture planks(boolean northSouth) {
        return (x, y) -> {
            double along = northSouth ? y : x;
            double across = northSouth ? x : y;
            double plank = along * 9;
            int number = (int) Math.floor(plank);
            double gap = Math.abs(plank - number - 0.5) > 0.43 ? 0.62 : 1;
            double light = gap * (1 + 0.14 * Grit.at(number, 7) + 0.1 * Grit.rough(across * 3, along * 50, 2));
            return shade(0xae8352, light);
        };
    }

    static int shade(int rgb, double light) {
        return channel(rgb >> 16 & 0xff, light) << 16 | channel(rgb >> 8 & 0xff, light) << 8
                | channel(rgb & 0xff, light);
    }

    private static int channel(int value, double light) {
        return (int) Math.clamp(value * light, 0, 255);
    }

    static int mix(int one, int other, double share) {
        int red = (int) ((one >> 16 & 0xff) * (1 - share) + (other >> 16 & 0xff) * share);
        int green = (int) ((one >> 8 & 0xff) * (1 - share) + (other >> 8 & 0xff) * share);
        int blue = (int) ((one & 0xff) * (1 - share) + (other & 0xff) * share);
        return red << 16 | green << 8 | blue;
    }
}
