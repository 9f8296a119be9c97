package trayfield.ui.board.tray;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;

/// Paints the card that figures stand on: thick, edged in the side's colour, a wedge at the front and the side's badge
/// along the back. Its shadow falls to the south-east.
final class CardPainter {
    private static final Color PAPER = new Color(0xefe6cf);
    /// The painted card of Joe's warriors.
    private static final Color GREEN = new Color(0x4d7a35);
    private static final Color INK = new Color(0x1b1714);
    private static final double THICK = 0.035;
    /// The wedge reaches over the edge, so that the outline alone shows the facing.
    private static final double NOSE = -0.075;

    private CardPainter() {
    }

    /// How far its top is raised over the ground, in pixels, is answered.
    static int paint(Graphics2D g, Card card, int pad) {
        int size = card.size();
        int thick = Math.max(1, (int) Math.round(size * THICK));
        Color colour = card.sideColour();
        AffineTransform whole = g.getTransform();
        shadow(g, size, pad, thick);
        g.translate(pad, pad);
        edge(g, size, thick, colour);
        g.translate(0, -thick);
        top(g, card, size, colour);
        g.setTransform(whole);
        return thick;
    }

    private static void shadow(Graphics2D g, int size, int pad, int thick) {
        int steps = Math.clamp(size / 16, 4, 14);
        g.setColor(new Color(0, 0, 0, 136 / steps));
        for (int i = steps; i >= 1; i--) {
            double soft = thick * 1.8 * i / steps;
            g.fill(new RoundRectangle2D.Double(pad + thick * 1.3 - soft / 2, pad + thick * 0.9 - soft / 2,
                    size - thick * 0.2 + soft, size + soft, soft + 3, soft + 3));
        }
    }

    private static void edge(Graphics2D g, int size, int thick, Color colour) {
        double round = size * 0.06;
        g.setPaint(new GradientPaint(0, size - thick, Tint.darker(colour, 0.45), 0, size, Tint.darker(colour, 0.65)));
        g.fill(new RoundRectangle2D.Double(0, 0, size, size, round, round));
    }

    private static void top(Graphics2D g, Card card, int size, Color colour) {
        double round = size * 0.06;
        RoundRectangle2D whole = new RoundRectangle2D.Double(0, 0, size, size, round, round);
        g.setPaint(new GradientPaint(0, 0, Tint.lighter(colour, 0.16), size, size, Tint.darker(colour, 0.12)));
        g.fill(whole);
        Color paper = paper(card, colour);
        double in = Math.max(1.2, size * 0.055);
        g.setPaint(new GradientPaint(0, 0, Tint.lighter(paper, 0.25), size, size, Tint.darker(paper, 0.1)));
        g.fill(new RoundRectangle2D.Double(in, in, size - 2 * in, size - 2 * in, round * 0.6, round * 0.6));
        g.setColor(new Color(255, 255, 255, 70));
        g.setStroke(new BasicStroke((float) Math.max(0.8, size * 0.012)));
        g.draw(new RoundRectangle2D.Double(0.5, 0.5, size - 1, size - 1, round, round));
        badge(g, card, size);
    }

    private static Color paper(Card card, Color colour) {
        Color paint = card.warrior() ? GREEN : PAPER;
        return Tint.mix(card.done() ? Tint.dim(paint) : paint, colour, card.warrior() ? 0.05 : 0.2);
    }

    /// A triangle that points forward, from its tip to its base.
    private static Path2D wedge(double tip, double base, double half) {
        Path2D wedge = new Path2D.Double();
        wedge.moveTo(0.5, tip);
        wedge.lineTo(0.5 + half, base);
        wedge.lineTo(0.5 - half, base);
        wedge.closePath();
        return wedge;
    }

    private static void badge(Graphics2D g, Card card, int size) {
        AffineTransform before = g.getTransform();
        g.scale(size, size);
        g.rotate(card.angle(), 0.5, 0.5);
        Badge.paint(g, card);
        g.setTransform(before);
    }

    /// The wedge at the front; it lies over shadows so that it is always seen.
    static void nose(Graphics2D g, Card card, int pad, int thick) {
        AffineTransform before = g.getTransform();
        g.translate(pad, pad - thick);
        g.scale(card.size(), card.size());
        g.rotate(card.angle(), 0.5, 0.5);
        g.setColor(card.done() ? Tint.dim(INK) : INK);
        g.fill(wedge(NOSE, 0.14, 0.21));
        g.setColor(card.crest().isPresent() ? card.unitColour() : card.done() ? Tint.dim(PAPER) : new Color(0xfffbe8));
        g.fill(wedge(NOSE + 0.04, 0.115, 0.145));
        g.setTransform(before);
    }
}
