package trayfield.ui.board.tray;

import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import trayfield.ui.board.clay.Sculptor;

/// Paints a tray with model figures: the card, then the figures turned with it and lit from the north-west all the same.
final class FigurePainter {
    /// Cards from this many pixels carry whole teams.
    private static final int FINE = 30;
    private static final int NUMBERED = 56;
    private static final Color NUMBER = new Color(255, 250, 228, 225);
    private static final double INK = 0.85;
    /// Lies over what is done.
    private static final Color VEIL = new Color(52, 52, 48, 76);
    private static final Color THIN_VEIL = new Color(52, 52, 48, 60);

    private FigurePainter() {
    }

    static Sprite paint(Card card) {
        int size = card.size();
        int pad = Math.max(3, (int) Math.ceil(size * 0.26));
        BufferedImage image = new BufferedImage(size + 2 * pad, size + 2 * pad, BufferedImage.TYPE_INT_ARGB_PRE);
        Graphics2D g = image.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        int thick = CardPainter.paint(g, card, pad);
        Sculptor.Cast cast = Sculptor.cast(Figures.of(card, size >= FINE), Sculptor.Frame.around(size, pad), INK);
        number(g, card, pad, thick);
        g.drawImage(faded(cast.shadow(), pad), 0, -thick, null);
        // A tall man would hide the wedge of a small card.
        boolean over = card.warrior() && size < FINE;
        if (!over) {
            CardPainter.nose(g, card, pad, thick);
        }
        g.drawImage(cast.model(), 0, -thick, null);
        if (over) {
            CardPainter.nose(g, card, pad, thick);
        }
        if (!TrayKinds.STANDARD.knows(card.kind().type())) {
            Letter.plate(g, card.kind().letter(), pad + size * 0.02, pad + size * 0.62 - thick, size * 0.34);
        }
        if (card.done()) {
            g.setComposite(AlphaComposite.SrcAtop);
            g.setColor(card.warrior() ? THIN_VEIL : VEIL);
            g.fillRect(0, 0, image.getWidth(), image.getHeight());
        }
        g.dispose();
        return new Sprite(image, pad);
    }

    /// The number of the unit, written on the card.
    private static void number(Graphics2D g, Card card, int pad, int thick) {
        int size = card.size();
        if (card.crest().isPresent() && size >= NUMBERED) {
            g.setColor(NUMBER);
            Letter.fit(g, Integer.toString(card.crest().get().number()), new Rectangle2D.Double(pad + size * 0.165,
                    pad + size * 0.67 - thick, size * 0.11, size * 0.115));
        }
    }

    /// Long shadows end softly before the edge of the picture cuts them.
    private static BufferedImage faded(BufferedImage shadow, int pad) {
        int side = shadow.getWidth();
        double reach = pad * 0.75;
        for (int y = 0; y < side; y++) {
            for (int x = 0; x < side; x++) {
                int inside = Math.min(Math.min(x, side - 1 - x), Math.min(y, side - 1 - y));
                if (inside < reach) {
                    int alpha = shadow.getRGB(x, y) >>> 24;
                    shadow.setRGB(x, y, (int) (alpha * inside / reach) << 24);
                }
            }
        }
        return shadow;
    }
}
