package trayfield.ui.board.clay;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.List;

/// Makes the picture of a model: lit from the north-west, with its shadows, an inked outline, and dirt in its corners.
public final class Sculptor {
    /// Samples on one edge of the picture that look good enough; small pictures take more of them a pixel.
    private static final int FINE = 200;
    private static final double BIAS = 0.014;
    private static final double PENUMBRA = 0.011;
    private static final double SOFT = 0.013;
    private static final double AMBIENT = 0.46;
    private static final double LAMP = 0.64;
    private static final double SHADOW = 0.42;

    private final List<Part> parts;
    private final int width;
    private final int height;
    private final int fold;
    private final Depths eye;
    private final Depths lamp;
    private final double scale;
    private final double outline;
    private final double[] normal = new double[3];

    /// What a picture shows of the ground plane.
    ///
    /// @param scale pixels for a length of 1
    /// @param west  x of the west edge; `north`: y of the north edge
    public record Frame(int width, int height, double scale, double west, double north) {
        /// A square picture of a card or square of side 1 about the origin, with room around it.
        public static Frame around(int size, int pad) {
            return new Frame(size + 2 * pad, size + 2 * pad, size, -0.5 - (double) pad / size, 0.5 + (double) pad / size);
        }
    }

    private Sculptor(List<Part> parts, Frame frame, double outline) {
        this.parts = parts;
        this.width = frame.width();
        this.height = frame.height();
        this.fold = Math.clamp((FINE + width / 2) / width, 2, 6);
        this.scale = frame.scale() * fold;
        this.outline = outline;
        this.eye = new Depths(width * fold, height * fold, scale, frame.west(), frame.north(), 0, -Light.TILT)
                .cover(parts);
        this.lamp = new Depths(width * fold, height * fold, scale, frame.west(), frame.north(), -Light.SHADOW_EAST,
                -Light.SHADOW_NORTH).cover(parts);
    }

    /// A model and its shadow on one picture.
    ///
    /// @param outline how much darker the ink around parts is, 0 to 1
    public static BufferedImage picture(List<Part> parts, Frame frame, double outline) {
        Sculptor sculptor = new Sculptor(parts, frame, outline);
        return sculptor.picture(sculptor.shadow());
    }

    /// A model without its shadow, and the shadow alone, for something to be painted between.
    public record Cast(BufferedImage model, BufferedImage shadow) {
    }

    public static Cast cast(List<Part> parts, Frame frame, double outline) {
        Sculptor sculptor = new Sculptor(parts, frame, outline);
        float[] shadow = sculptor.shadow();
        return new Cast(sculptor.picture(new float[shadow.length]), sculptor.picture(shadow, sculptor.fold));
    }

    /// The shadow on the ground by itself.
    private BufferedImage picture(float[] shadow, int step) {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB_PRE);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                float dark = shadow[(y * step + step / 2) * eye.width + x * step + step / 2];
                image.setRGB(x, y, (int) Math.round(255 * SHADOW * dark) << 24);
            }
        }
        return image;
    }

    private BufferedImage picture(float[] shadow) {
        float[] crease = Creases.of(eye, scale);
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB_PRE);
        int[] pixels = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
        float[] sum = new float[4];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                sum[0] = sum[1] = sum[2] = sum[3] = 0;
                for (int i = 0; i < fold * fold; i++) {
                    sample(x * fold + i % fold, y * fold + i / fold, crease, shadow, sum);
                }
                pixels[y * width + x] = pack(sum, fold * fold);
            }
        }
        return image;
    }

    private static int pack(float[] sum, int samples) {
        int alpha = Math.round(sum[3] / samples * 255);
        int red = Math.min(alpha, Math.round(sum[0] / samples * 255));
        int green = Math.min(alpha, Math.round(sum[1] / samples * 255));
        int blue = Math.min(alpha, Math.round(sum[2] / samples * 255));
        return alpha << 24 | red << 16 | green << 8 | blue;
    }

    private void sample(int column, int row, float[] crease, float[] shadow, float[] sum) {
        int at = row * eye.width + column;
        double z = eye.z[at];
        double x = eye.x(column);
        double y = eye.y(row) - Light.TILT * z;
        double ink = crease[at] * outline;
        if (eye.part[at] < 0) {
            sum[3] += (float) (1 - (1 - SHADOW * shadow[at]) * (1 - ink));
            return;
        }
        Part part = parts.get(eye.part[at]);
        part.solid().normal(x, y, z, normal);
        double lit = 1 - shade(x + normal[0] * BIAS, y + normal[1] * BIAS, z + normal[2] * BIAS + BIAS / 2);
        shine(part.stuff(), x, y, z, lit, 1 - ink, sum);
    }

    /// Where the ground lies in shadow, 0 to 1, with a soft edge.
    private float[] shadow() {
        float[] dark = new float[lamp.z.length];
        for (int i = 0; i < dark.length; i++) {
            dark[i] = lamp.z[i] > BIAS ? 1 : 0;
        }
        return Blur.soft(dark, lamp.width, lamp.height, Math.max(1, (int) Math.round(SOFT * scale)));
    }

    /// 0 in full light to 1 in full shadow.
    private double shade(double x, double y, double z) {
        int dark = 0;
        for (int i = 0; i < 4; i++) {
            double aside = (i % 2 == 0 ? -PENUMBRA : PENUMBRA);
            double along = (i < 2 ? -PENUMBRA : PENUMBRA);
            if (lamp.over(x + aside, y + along, z) > z + BIAS) {
                dark++;
            }
        }
        return dark / 4.0;
    }

    private void shine(Stuff stuff, double x, double y, double z, double lit, double clean, float[] sum) {
        double sky = AMBIENT + 0.12 * normal[2] - 0.17 * normal[1];
        double lamplight = LAMP * lit * Light.falling(normal[0], normal[1], normal[2]);
        double glint = stuff.gloss() * 0.75 * lit * Light.glint(normal[0], normal[1], normal[2]);
        double grain = grain(stuff, x, y, z);
        Color colour = stuff.colour();
        sum[0] += channel(colour.getRed(), (sky * 0.94 + lamplight * 1.05) * grain, glint, clean);
        sum[1] += channel(colour.getGreen(), (sky * 0.98 + lamplight) * grain, glint, clean);
        sum[2] += channel(colour.getBlue(), (sky * 1.07 + lamplight * 0.9) * grain, glint, clean);
        sum[3] += 1;
    }

    private static float channel(int paint, double light, double glint, double clean) {
        return (float) Math.min(1, (paint / 255.0 * light + glint) * clean);
    }

    private static double grain(Stuff stuff, double x, double y, double z) {
        return switch (stuff.grain()) {
            case SMOOTH -> 1;
            case LEAVES -> 1 + 0.75 * Grit.rough(x * 52 + z * 31, y * 52 - z * 37, 2);
            case WOOD -> 1 + 0.14 * Grit.rough(x * 9 + z * 5, y * 46 + z * 40, 2);
        };
    }
}
