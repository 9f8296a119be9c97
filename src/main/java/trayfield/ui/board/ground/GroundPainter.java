package trayfield.ui.board.ground;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import trayfield.model.Ground;

/// Paints a rectangle of squares of a table.
public final class GroundPainter {
    private GroundPainter() {
    }

    /// @param cell   side of a square in pixels
    /// @param west   first column from the west; `north`: first row, counted from the north
    public static BufferedImage paint(Table table, int cell, int west, int north, int columns, int rows) {
        BufferedImage image = new BufferedImage(columns * cell, rows * cell, BufferedImage.TYPE_INT_ARGB_PRE);
        Graphics2D g = image.createGraphics();
        for (int y = 0; y < rows; y++) {
            for (int x = 0; x < columns; x++) {
                int row = table.board().rows() - 1 - north - y;
                Ground ground = table.board().ground(row * table.board().columns() + west + x);
                g.setColor(colour(ground));
                g.fillRect(x * cell, y * cell, cell - 1, cell - 1);
            }
        }
        g.dispose();
        return image;
    }

    private static Color colour(Ground ground) {
        return switch (ground.terrain()) {
            case OPEN -> ground.road() ? new Color(0xc9a76b) : ground.height() > 0 ? new Color(0x9a6b3c)
                    : new Color(0x3f6f3f);
            case TREES -> new Color(0x274f27);
            case TOWN -> new Color(0xcfc4ae);
            case RIVER -> new Color(0x3f78b0);
            case FORD -> new Color(0x86b4d0);
            case SWAMP -> new Color(0x5d7a5a);
        };
    }
}
