package trayfield.ui.board.ground;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.awt.image.DataBufferInt;
import trayfield.ui.board.clay.Blur;
import trayfield.ui.board.clay.Light;

/// A sheet of pixels on which the ground is laid down layer by layer. Shapes and places are in squares; around the part
/// that is wanted lies a border in which shadows and soft edges may begin.
final class Paper {
    private static final double SHADOW = 0.5;

    final int width;
    final int height;
    private final int cell;
    private final int pad;
    private final double west;
    private final double north;
    private final BufferedImage image;
    private final int[] pixels;

    /// The paint of a surface, at a place in squares from the board's north-west corner.
    interface Texture {
        int rgb(double x, double y);
    }

    Paper(int cell, int west, int north, int columns, int rows) {
        this.cell = cell;
        this.pad = cell / 3 + 4;
        this.west = west - (double) pad / cell;
        this.north = north - (double) pad / cell;
        this.width = columns * cell + 2 * pad;
        this.height = rows * cell + 2 * pad;
        this.image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB_PRE);
        this.pixels = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
    }

    int cell() {
        return cell;
    }

    /// Without the border.
    BufferedImage trimmed() {
        BufferedImage part = new BufferedImage(width - 2 * pad, height - 2 * pad, BufferedImage.TYPE_INT_ARGB_PRE);
        Graphics2D g = part.createGraphics();
        g.drawImage(image, -pad, -pad, null);
        g.dispose();
        return part;
    }

    void fill(Texture texture) {
        for (int row = 0; row < height; row++) {
            double y = north + (row + 0.5) / cell;
            for (int column = 0; column < width; column++) {
                pixels[row * width + column] = 0xff000000 | texture.rgb(west + (column + 0.5) / cell, y);
            }
        }
    }

    /// Lays something flat down: its shadow on what lies there, its surface, and light and shade along its edges.
    ///
    /// @param thick how high it is, in squares
    /// @param edge  how strongly its edges catch the light, 0 to 1
    void lay(Shape shape, double thick, double edge, Texture texture) {
        float[] mask = mask(shape);
        if (mask == null) {
            return;
        }
        shadow(mask, thick);
        int reach = Math.max(1, (int) Math.round(Math.min(0.05, thick * 0.6 + 0.008) * cell));
        float[] soft = Blur.soft(mask, width, height, reach);
        for (int row = 1; row < height - 1; row++) {
            for (int column = 1; column < width - 1; column++) {
                int at = row * width + column;
                if (mask[at] > 0) {
                    double slopeX = (soft[at + 1] - soft[at - 1]) * reach;
                    double slopeY = (soft[at + width] - soft[at - width]) * reach;
                    double light = 1 + edge * (slopeX + slopeY) * 1.1;
                    int rgb = texture.rgb(west + (column + 0.5) / cell, north + (row + 0.5) / cell);
                    pixels[at] = over(pixels[at], rgb, mask[at], light);
                }
            }
        }
    }

    /// Paint that sinks in: no edge, no shadow.
    void soak(Shape shape, double softness, double strength, Texture texture) {
        float[] mask = mask(shape);
        if (mask == null) {
            return;
        }
        float[] soft = Blur.soft(mask, width, height, Math.max(1, (int) Math.round(softness * cell)));
        for (int at = 0; at < soft.length; at++) {
            if (soft[at] > 0.004f) {
                int rgb = texture.rgb(west + (at % width + 0.5) / cell, north + (at / width + 0.5) / cell);
                pixels[at] = over(pixels[at], rgb, (float) (soft[at] * strength), 1);
            }
        }
    }

    private void shadow(float[] mask, double thick) {
        int dx = (int) Math.round(thick * Light.SHADOW_EAST * cell);
        int dy = (int) Math.round(-thick * Light.SHADOW_NORTH * cell);
        float[] soft = Blur.soft(mask, width, height, Math.max(1, (int) Math.round(thick * 0.3 * cell)));
        for (int row = Math.max(0, dy); row < height; row++) {
            for (int column = Math.max(0, dx); column < width; column++) {
                float dark = soft[(row - dy) * width + column - dx];
                if (dark > 0.004f) {
                    int at = row * width + column;
                    pixels[at] = over(pixels[at], 0x0a0f08, (float) (dark * SHADOW), 1);
                }
            }
        }
    }

    /// How much of each pixel a shape covers; null where it covers none.
    private float[] mask(Shape shape) {
        if (!shape.intersects(west, north, (double) width / cell, (double) height / cell)) {
            return null;
        }
        BufferedImage grey = new BufferedImage(width, height, BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D g = grey.createGraphics();
        smooth(g);
        g.setColor(Color.WHITE);
        g.fill(transform().createTransformedShape(shape));
        g.dispose();
        byte[] bytes = ((DataBufferByte) grey.getRaster().getDataBuffer()).getData();
        float[] mask = new float[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            mask[i] = (bytes[i] & 0xff) / 255f;
        }
        return mask;
    }

    private static int over(int below, int above, float cover, double light) {
        return 0xff000000 | channel(below, above, 16, cover, light) << 16 | channel(below, above, 8, cover, light) << 8
                | channel(below, above, 0, cover, light);
    }

    private static int channel(int below, int above, int shift, float cover, double light) {
        int from = below >> shift & 0xff;
        double to = (above >> shift & 0xff) * light;
        return (int) Math.clamp(from + (to - from) * cover + 0.5, 0, 255);
    }

    private AffineTransform transform() {
        AffineTransform transform = AffineTransform.getScaleInstance(cell, cell);
        transform.translate(-west, -north);
        return transform;
    }

    /// For drawing in squares.
    Graphics2D pen() {
        Graphics2D g = image.createGraphics();
        smooth(g);
        g.transform(transform());
        return g;
    }

    /// Sets a picture of a model down, its middle at a place in squares.
    void set(BufferedImage picture, double x, double y) {
        Graphics2D g = image.createGraphics();
        g.drawImage(picture, (int) Math.round((x - west) * cell - picture.getWidth() / 2.0),
                (int) Math.round((y - north) * cell - picture.getHeight() / 2.0), null);
        g.dispose();
    }

    private static void smooth(Graphics2D g) {
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    }
}
