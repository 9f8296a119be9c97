package trayfield.ui.board.tray;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;

/// The picture of a tray with its shadow.
///
/// @param pad how far the picture reaches beyond the card on every side, in pixels
public record Sprite(BufferedImage image, int pad) {
    /// Draws it with the north-west corner of its card there.
    public void draw(Graphics2D g, int x, int y) {
        g.drawImage(image, x - pad, y - pad, null);
    }
}
