package trayfield.ui.board.tray;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import trayfield.ui.board.tray.TrayKind.Branch;

/// Paints a tray as a flat sign: a card in the side's colour with a frame, the sign of its branch, its letter, a wedge
/// at its front and the badge of its side along its back. Sign and letter stay upright whatever the facing. All
/// lengths are fractions of the card.
final class SymbolPainter {
    private static final Color INK = new Color(0x1b1b1b);
    private static final Color PAPER = new Color(0xf7f3e8);
    private static final int LETTERED = 24;
    private static final int NUMBERED = 11;

    private SymbolPainter() {
    }

    static Sprite paint(Card card) {
        int pad = Math.max(2, card.size() / 8);
        int whole = card.size() + 2 * pad;
        BufferedImage image = new BufferedImage(whole, whole, BufferedImage.TYPE_INT_ARGB_PRE);
        Graphics2D g = image.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.translate(pad, pad);
        g.scale(card.size(), card.size());
        Color colour = card.sideColour();
        g.setColor(new Color(0, 0, 0, 70));
        g.fill(new RoundRectangle2D.Double(0.05, 0.06, 1, 1, 0.12, 0.12));
        g.setColor(colour);
        RoundRectangle2D base = new RoundRectangle2D.Double(0, 0, 1, 1, 0.12, 0.12);
        g.fill(base);
        turned(g, card);
        g.setColor(Tint.darker(colour, 0.45));
        g.setStroke(new BasicStroke(Math.max(0.03f, 1f / card.size())));
        g.draw(base);
        if (card.warrior()) {
            unit(g, card);
        } else {
            frame(g, card);
        }
        g.dispose();
        return new Sprite(image, pad);
    }

    /// What turns with the facing: the wedge in front and the badge behind.
    private static void turned(Graphics2D g, Card card) {
        AffineTransform upright = g.getTransform();
        g.rotate(card.angle(), 0.5, 0.5);
        Path2D wedge = new Path2D.Double();
        wedge.moveTo(0.5, -0.06);
        wedge.lineTo(0.73, 0.17);
        wedge.lineTo(0.27, 0.17);
        wedge.closePath();
        g.setColor(card.done() ? Tint.dim(PAPER) : PAPER);
        g.fill(wedge);
        g.setColor(INK);
        g.setStroke(new BasicStroke(Math.max(0.025f, 0.8f / card.size()), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(wedge);
        Badge.paint(g, card);
        g.setTransform(upright);
    }

    private static void frame(Graphics2D g, Card card) {
        Rectangle2D frame = new Rectangle2D.Double(0.2, 0.22, 0.6, 0.56);
        g.setColor(card.done() ? Tint.dim(PAPER) : PAPER);
        g.fill(frame);
        g.setColor(card.done() ? new Color(0x666666) : INK);
        g.setStroke(new BasicStroke(Math.max(0.035f, 1f / card.size()), BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER));
        g.draw(frame);
        boolean lettered = card.size() >= LETTERED && !card.kind().letter().isEmpty();
        sign(g, card.kind().branch(), lettered ? new Rectangle2D.Double(0.2, 0.22, 0.6, 0.3) : frame);
        if (lettered) {
            g.draw(new Line2D.Double(0.2, 0.52, 0.8, 0.52));
            Letter.fit(g, card.kind().letter(), new Rectangle2D.Double(0.24, 0.545, 0.52, 0.21));
        }
    }

    /// The colour of the unit, and in it the unit's number.
    private static void unit(Graphics2D g, Card card) {
        Rectangle2D field = new Rectangle2D.Double(0.14, 0.17, 0.72, 0.66);
        Color colour = card.unitColour();
        g.setColor(colour);
        g.fill(field);
        g.setColor(INK);
        g.setStroke(new BasicStroke(Math.max(0.035f, 1f / card.size()), BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER));
        g.draw(field);
        if (card.size() >= NUMBERED) {
            g.setColor(Tint.inkOn(colour));
            card.crest().ifPresentOrElse(crest -> Letter.fit(g, Integer.toString(crest.number()),
                    new Rectangle2D.Double(0.2, 0.25, 0.6, 0.5)), () -> arrow(g, 0.5, 0.76, 0.24, 0.2));
        }
    }

    private static void sign(Graphics2D g, Branch branch, Rectangle2D in) {
        double x = in.getX();
        double y = in.getY();
        double w = in.getWidth();
        double h = in.getHeight();
        double dot = h * 0.42;
        Ellipse2D round = new Ellipse2D.Double(x + w / 2 - dot / 2, y + h / 2 - dot / 2, dot, dot);
        Ellipse2D oval = new Ellipse2D.Double(x + w * 0.14, y + h * 0.22, w * 0.72, h * 0.56);
        switch (branch) {
            case INFANTRY, MACHINE_GUN, ROCKET -> {
                g.draw(new Line2D.Double(x, y, x + w, y + h));
                g.draw(new Line2D.Double(x, y + h, x + w, y));
                if (branch == Branch.MACHINE_GUN) {
                    g.draw(new Line2D.Double(x, y + h / 2, x + w, y + h / 2));
                } else if (branch == Branch.ROCKET) {
                    arrow(g, x + w / 2, y + h, y + h * 0.1, h * 0.28);
                }
            }
            case GUN -> g.fill(round);
            case HOWITZER -> {
                g.fill(round);
                g.draw(new Line2D.Double(x + w * 0.2, y + h * 0.9, x + w * 0.8, y + h * 0.9));
                g.draw(new Line2D.Double(x + w * 0.2, y + h * 0.1, x + w * 0.8, y + h * 0.1));
            }
            case TANK -> g.draw(oval);
            case SCOUT_CAR -> {
                g.draw(oval);
                g.draw(new Line2D.Double(x, y + h, x + w, y));
            }
            case WARRIOR -> throw new IllegalStateException("shows its unit");
        }
    }

    private static void arrow(Graphics2D g, double x, double from, double to, double head) {
        g.draw(new Line2D.Double(x, from, x, to));
        g.draw(new Line2D.Double(x, to, x - head, to + head));
        g.draw(new Line2D.Double(x, to, x + head, to + head));
    }
}
