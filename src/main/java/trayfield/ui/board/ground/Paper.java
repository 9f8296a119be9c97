package trayfield.ui.board.ground;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
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
        Mask mask = mask(shape, thick + 0.06);
        if (mask == null) {
            return;
        }
        shadow(mask, thick);
        double reach = Math.max(1, Math.round(Math.min(0.05, thick * 0.6 + 0.008) * cell));
        float[] soft = mask.soft(reach);
        for (int row = 0; row < mask.height(); row++) {
            int up = row > 0 ? -mask.width() : 0;
            int down = row < mask.height() - 1 ? mask.width() : 0;
            for (int column = 0; column < mask.width(); column++) {
                int at = row * mask.width() + column;
                if (mask.cover()[at] > 0) {
                    float east = soft[column < mask.width() - 1 ? at + 1 : at];
                    float slope = east - soft[column > 0 ? at - 1 : at] + soft[at + down] - soft[at + up];
                    paint(mask.left() + column, mask.top() + row, texture, mask.cover()[at], 1 + edge * reach * slope * 1.1);
                }
            }
        }
    }

    /// Paint that sinks in: no edge, no shadow.
    void soak(Shape shape, double softness, double strength, Texture texture) {
        Mask mask = mask(shape, softness * 3);
        if (mask == null) {
            return;
        }
        float[] soft = mask.soft(softness * cell);
        for (int at = 0; at < soft.length; at++) {
            if (soft[at] > 0.004f) {
                paint(mask.left() + at % mask.width(), mask.top() + at / mask.width(), texture,
                        (float) (soft[at] * strength), 1);
            }
        }
    }

    private void paint(int column, int row, Texture texture, float cover, double light) {
        int at = row * width + column;
        pixels[at] = over(pixels[at], texture.rgb(west + (column + 0.5) / cell, north + (row + 0.5) / cell), cover, light);
    }

    private void shadow(Mask mask, double thick) {
        int dx = mask.left() + (int) Math.round(thick * Light.SHADOW_EAST * cell);
        int dy = mask.top() + (int) Math.round(-thick * Light.SHADOW_NORTH * cell);
        float[] soft = mask.soft(thick * 0.3 * cell);
        for (int at = 0; at < soft.length; at++) {
            int column = at % mask.width() + dx;
            int row = at / mask.width() + dy;
            if (soft[at] > 0.004f && column < width && row < height) {
                int on = row * width + column;
                pixels[on] = over(pixels[on], 0x0a0f08, (float) (soft[at] * SHADOW), 1);
            }
        }
    }

    private Mask mask(Shape shape, double room) {
        return Mask.of(transform().createTransformedShape(shape), width, height, (int) Math.ceil(room * cell) + 2);
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
