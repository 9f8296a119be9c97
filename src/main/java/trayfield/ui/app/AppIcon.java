package trayfield.ui.app;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.image.Image;
import trayfield.ui.board.Pictures;

/// The program's icon: a card tray on felt with a T on it, two smaller ones behind.
final class AppIcon {
    private static final int[] SIZES = {16, 24, 32, 48, 64, 128};
    private static final Color FELT = new Color(0x3a6b45);
    private static final Color EDGE = new Color(0x5c3a1b);
    private static final Color CARD = new Color(0xefe3c4);
    private static final Color SHADE = new Color(0, 0, 0, 90);
    private static final Color RED = new Color(0xb3392f);

    private AppIcon() {
    }

    static List<Image> sizes() {
        return IntStream.of(SIZES).mapToObj(AppIcon::draw).map(Pictures::image).toList();
    }

    static BufferedImage draw(int size) {
        BufferedImage icon = new BufferedImage(size, size, BufferedImage.TYPE_INT_ARGB_PRE);
        Graphics2D g = icon.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.scale(size / 64.0, size / 64.0);
        g.setColor(EDGE);
        g.fill(new RoundRectangle2D.Double(1, 1, 62, 62, 12, 12));
        g.setColor(FELT);
        g.fill(new RoundRectangle2D.Double(5, 5, 54, 54, 7, 7));
        g.setColor(FELT.darker());
        g.setStroke(new BasicStroke(1.5f));
        g.drawLine(32, 5, 32, 59);
        g.drawLine(5, 32, 59, 32);
        card(g);
        g.dispose();
        return icon;
    }

    private static void card(Graphics2D g) {
        g.setColor(SHADE);
        g.fill(new RoundRectangle2D.Double(14, 16, 40, 40, 4, 4));
        g.setColor(CARD.darker());
        g.fill(new RoundRectangle2D.Double(12, 13, 40, 40, 4, 4));
        g.setColor(CARD);
        g.fill(new RoundRectangle2D.Double(12, 12, 40, 38, 4, 4));
        Path2D letter = new Path2D.Double();
        letter.append(new java.awt.geom.Rectangle2D.Double(18, 18, 28, 8), false);
        letter.append(new java.awt.geom.Rectangle2D.Double(28, 28, 8, 18), false);
        g.setColor(RED);
        g.fill(letter);
    }
}
