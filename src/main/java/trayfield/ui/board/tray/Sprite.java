package trayfield.ui.board.tray;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;

/// The picture of a tray with its shadow.
///
/// @param pad how far the picture reaches beyond the card on every side, in pixels
public record Sprite(BufferedImage image, int pad) {
    /// Draws it with the north-west corner of its card there.
    public void draw(Graphics2D g, int x, int y) {
        g.drawImage(image, x - pad, y - pad, null);
    }

    /// The same in another size, good enough for a moment.
    Sprite scaled(double by) {
        int width = Math.max(1, (int) Math.round(image.getWidth() * by));
        int height = Math.max(1, (int) Math.round(image.getHeight() * by));
        BufferedImage other = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB_PRE);
        Graphics2D g = other.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        g.drawImage(image, 0, 0, width, height, null);
        g.dispose();
        return new Sprite(other, (int) Math.round(pad * by));
    }
}
