package trayfield.ui.board;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
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
    private static final Color TAPE_LIGHT = new Color(0xe6d6b0);
    private static final Color TAPE_EDGE = new Color(0x8d7a52);
    private static final Color INK = new Color(0x2a2114);
    private static final int MOST = 14;
    private static final int SHADOW = 6;

    private Border() {
    }

    static void paint(Graphics2D g, Camera camera) {
        Object smooth = g.getRenderingHint(RenderingHints.KEY_ANTIALIASING);
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_OFF);
        Rectangle view = new Rectangle(camera.width(), camera.height());
        Rectangle board = new Rectangle(camera.left(), camera.top(), camera.boardWidth(), camera.boardHeight());
        int wide = Math.clamp(camera.cell() / 9, 2, Math.min(MOST, Math.max(2, camera.margin() / 4)));
        Rectangle tape = grown(board, wide);
        g.setPaint(WOOD);
        around(g, tape, view);
        for (int i = SHADOW; i >= 1; i--) {
            Rectangle dark = grown(tape, i);
            dark.translate(SHADOW / 2, SHADOW / 2);
            g.setColor(new Color(0, 0, 0, 22));
            around(g, tape, dark);
        }
        tape(g, board, tape);
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, smooth);
    }

    private static void tape(Graphics2D g, Rectangle board, Rectangle tape) {
        g.setColor(TAPE_EDGE);
        around(g, board, tape);
        g.setColor(TAPE_LIGHT);
        around(g, board, new Rectangle(tape.x, tape.y, tape.width - 1, tape.height - 1));
        g.setColor(TAPE);
        around(g, board, new Rectangle(tape.x + 1, tape.y + 1, tape.width - 2, tape.height - 2));
        g.setColor(INK);
        around(g, board, grown(board, 1));
    }

    private static Rectangle grown(Rectangle from, int by) {
        return new Rectangle(from.x - by, from.y - by, from.width + 2 * by, from.height + 2 * by);
    }

    /// Fills what lies in the outer rectangle and not in the inner one; the board itself is never painted over.
    private static void around(Graphics2D g, Rectangle inner, Rectangle outer) {
        int right = inner.x + inner.width;
        int bottom = inner.y + inner.height;
        fill(g, outer.x, outer.y, outer.x + outer.width, inner.y);
        fill(g, outer.x, bottom, outer.x + outer.width, outer.y + outer.height);
        fill(g, outer.x, Math.max(outer.y, inner.y), inner.x, Math.min(bottom, outer.y + outer.height));
        fill(g, right, Math.max(outer.y, inner.y), outer.x + outer.width, Math.min(bottom, outer.y + outer.height));
    }

    private static void fill(Graphics2D g, int left, int top, int right, int bottom) {
        if (right > left && bottom > top) {
            g.fillRect(left, top, right - left, bottom - top);
        }
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
