package trayfield.ui.board.tray;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/// The badge of a side along the back edge of its trays: slanted stripes for the first side, dots for the second.
final class Badge {
    private static final double TOP = 0.835;
    private static final double DEEP = 0.13;
    private static final Color LIGHT = new Color(0xfffaf0);
    private static final Color DARK = new Color(0x151515);

    private Badge() {
    }

    /// Paints it on a card of side 1 that faces up. Among many men it keeps to the shades of their metal, so that the
    /// crests stand out.
    static void paint(Graphics2D g, Card card) {
        boolean metal = card.warrior() && !card.symbol();
        Color light = metal ? Tint.lighter(card.sideColour(), 0.45) : card.done() ? Tint.dim(LIGHT) : LIGHT;
        Color dark = metal ? Tint.darker(card.sideColour(), 0.62) : DARK;
        if (card.side() == 0) {
            stripes(g, light, dark);
        } else {
            dots(g, light, dark);
        }
    }

    private static void stripes(Graphics2D g, Color light, Color dark) {
        Shape clip = g.getClip();
        g.setColor(light);
        g.clip(new Rectangle2D.Double(0.06, TOP, 0.88, DEEP));
        g.fill(new Rectangle2D.Double(0, TOP, 1, DEEP));
        g.setColor(dark);
        for (int i = -1; i < 6; i++) {
            double x = 0.06 + i * 0.19;
            Path2D stripe = new Path2D.Double();
            stripe.moveTo(x, TOP + DEEP);
            stripe.lineTo(x + 0.13, TOP);
            stripe.lineTo(x + 0.225, TOP);
            stripe.lineTo(x + 0.095, TOP + DEEP);
            stripe.closePath();
            g.fill(stripe);
        }
        g.setClip(clip);
    }

    private static void dots(Graphics2D g, Color light, Color dark) {
        g.setColor(dark);
        g.fill(new Rectangle2D.Double(0.06, TOP, 0.88, DEEP));
        g.setColor(light);
        for (int i = 0; i < 4; i++) {
            g.fill(new Ellipse2D.Double(0.125 + i * 0.217, TOP + 0.018, DEEP - 0.036, DEEP - 0.036));
        }
    }
}
