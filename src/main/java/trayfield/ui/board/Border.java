package trayfield.ui.board;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.TexturePaint;
import java.awt.image.BufferedImage;
import java.util.function.IntBinaryOperator;
import trayfield.ui.board.clay.Grit;

/// The wooden table that the board lies on, and the cloth tape along the edge of the felt.
final class Border {
    private static final int SHEET = 512;
    private static final int PLANK = 128;
    private static final TexturePaint WOOD = sheet(Border::wood);
    private static final Color TAPE = new Color(0xc8b48a);
    private static final Color TAPE_EDGE = new Color(0x8d7a52);
    private static final int MOST = 14;

    private Border() {
    }

    static void paint(Graphics2D g, Camera camera) {
        g.setPaint(WOOD);
        g.fillRect(0, 0, camera.width(), camera.height());
        int tape = Math.clamp(camera.cell() / 9, 2, Math.min(MOST, Math.max(2, camera.margin() / 4)));
        int x = camera.left() - tape;
        int y = camera.top() - tape;
        int width = camera.boardWidth() + 2 * tape;
        int height = camera.boardHeight() + 2 * tape;
        for (int i = 6; i >= 1; i--) {
            g.setColor(new Color(0, 0, 0, 22));
            g.fillRoundRect(x + 3 - i, y + 3 - i, width + 2 * i, height + 2 * i, 2 * i + 4, 2 * i + 4);
        }
        g.setColor(TAPE);
        g.fillRect(x, y, width, height);
        g.setColor(TAPE.brighter());
        g.fillRect(x, y, width, 1);
        g.fillRect(x, y, 1, height);
        g.setColor(TAPE_EDGE);
        g.fillRect(x, y + height - 1, width, 1);
        g.fillRect(x + width - 1, y, 1, height);
        g.setColor(new Color(0, 0, 0, 110));
        g.drawRect(camera.left() - 1, camera.top() - 1, camera.boardWidth() + 1, camera.boardHeight() + 1);
    }

    private static TexturePaint sheet(IntBinaryOperator colour) {
        BufferedImage image = new BufferedImage(SHEET, SHEET, BufferedImage.TYPE_INT_ARGB_PRE);
        for (int y = 0; y < SHEET; y++) {
            for (int x = 0; x < SHEET; x++) {
                image.setRGB(x, y, colour.applyAsInt(x, y));
            }
        }
        return new TexturePaint(image, new Rectangle(0, 0, SHEET, SHEET));
    }

    /// Dark planks from west to east. Grain is mixed from both ends so that the sheet repeats without a seam.
    private static int wood(int x, int y) {
        int plank = y / PLANK;
        int inPlank = y % PLANK;
        double share = (double) x / SHEET;
        double grain = grain(x, y, plank) * (1 - share) + grain(x - SHEET, y, plank) * share;
        double gap = inPlank < 2 ? 0.55 : inPlank < 4 ? 1.12 : 1;
        double light = gap * (1 + 0.06 * Grit.at(plank, 3) + grain);
        return 0xff000000 | shade(0x63, light) << 16 | shade(0x45, light) << 8 | shade(0x2c, light);
    }

    private static double grain(double x, double y, int plank) {
        double bend = Grit.rough(x * 0.006 + plank * 9, y * 0.02, 2) * 10;
        return 0.22 * Grit.rough(x * 0.012 + plank * 5, (y + bend) * 0.22, 3)
                + 0.05 * Math.sin((y + bend * 2) * 0.28 + plank);
    }

    private static int shade(int value, double light) {
        return (int) Math.clamp(value * light, 0, 255);
    }
}
