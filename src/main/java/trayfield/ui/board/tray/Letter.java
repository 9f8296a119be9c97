package trayfield.ui.board.tray;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.font.TextLayout;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;

/// Letters on trays, drawn as shapes so that they fill their place at any size.
final class Letter {
    private static final Color PLATE = new Color(0xfffbe8);
    private static final Color INK = new Color(0x1b1b1b);

    private Letter() {
    }

    /// As large as fits into the rectangle, in its middle, in the pen's colour.
    static void fit(Graphics2D g, String letter, Rectangle2D in) {
        Font font = new Font(Font.SANS_SERIF, Font.BOLD, 100);
        TextLayout layout = new TextLayout(letter, font, g.getFontRenderContext());
        Rectangle2D bounds = layout.getBounds();
        double scale = Math.min(in.getWidth() / bounds.getWidth(), in.getHeight() / bounds.getHeight());
        AffineTransform place = new AffineTransform();
        place.translate(in.getCenterX() - bounds.getCenterX() * scale, in.getCenterY() - bounds.getCenterY() * scale);
        place.scale(scale, scale);
        g.fill(layout.getOutline(place));
    }

    /// On a round plate: for a kind of tray that has no figures of its own.
    static void plate(Graphics2D g, String letter, double x, double y, double size) {
        Ellipse2D plate = new Ellipse2D.Double(x, y, size, size);
        g.setColor(PLATE);
        g.fill(plate);
        g.setColor(INK);
        g.setStroke(new BasicStroke((float) Math.max(1, size * 0.09)));
        g.draw(plate);
        if (!letter.isEmpty()) {
            fit(g, letter, new Rectangle2D.Double(x + size * 0.24, y + size * 0.26, size * 0.52, size * 0.48));
        }
    }
}
