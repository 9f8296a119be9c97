package trayfield.ui.board;

import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.List;
import trayfield.model.Square;

/// Letters and numbers of the columns and rows along the four edges. They stand beside the board, and slide along the
/// edge of the view where the board goes on beyond it. Where squares are too small for every name, some are left out.
final class Rulers {
    private static final double TEXT = 12;
    private static final double STRIP = 28;
    private static final double BARE = 14;
    private static final int GAP = 6;
    private static final int[] STEPS = {1, 2, 5, 10, 20, 50};
    private static final Color INK = new Color(0xf4ead2);
    private static final Color SHADE = new Color(0, 0, 0, 150);
    private static final Color STRIP_FILL = new Color(34, 26, 18, 165);

    /// One name where it is drawn: the box around it, in pixels.
    record Label(String text, int x, int y, int width, int height, int baseline) {
        boolean meets(Label other) {
            return x < other.x + other.width && other.x < x + width && y < other.y + other.height
                    && other.y < y + height;
        }
    }

    private Rulers() {
    }

    /// Room around the board for its border, with or without names, in device pixels.
    static int margin(Look look, double scale) {
        return (int) Math.ceil((look.coordinates() ? STRIP * look.textScale() : BARE) * scale);
    }

    static Font font(Camera camera) {
        return new Font(Font.SANS_SERIF, Font.BOLD, 1).deriveFont((float) (camera.margin() * TEXT / STRIP));
    }

    static void paint(Graphics2D g, Camera camera) {
        g.setFont(font(camera));
        FontMetrics metrics = g.getFontMetrics();
        strips(g, camera);
        for (Label label : labels(camera, metrics)) {
            g.setColor(SHADE);
            g.drawString(label.text(), label.x() + 1, label.baseline() + 1);
            g.setColor(INK);
            g.drawString(label.text(), label.x(), label.baseline());
        }
    }

    /// A dark strip carries the names where they lie over the board.
    private static void strips(Graphics2D g, Camera camera) {
        int deep = strip(camera);
        g.setColor(STRIP_FILL);
        if (camera.top() < deep) {
            g.fillRect(0, 0, camera.width(), deep);
        }
        if (camera.top() + camera.boardHeight() > camera.height() - deep) {
            g.fillRect(0, camera.height() - deep, camera.width(), deep);
        }
        if (camera.left() < deep) {
            g.fillRect(0, 0, deep, camera.height());
        }
        if (camera.left() + camera.boardWidth() > camera.width() - deep) {
            g.fillRect(camera.width() - deep, 0, deep, camera.height());
        }
    }

    private static int strip(Camera camera) {
        return camera.margin() - 4;
    }

    static List<Label> labels(Camera camera, FontMetrics metrics) {
        List<Label> labels = new ArrayList<>();
        int strip = strip(camera);
        int high = metrics.getAscent() + metrics.getDescent();
        int north = Math.max(0, camera.top() - strip - 3) + (strip - high) / 2;
        int south = Math.min(camera.height() - strip, camera.top() + camera.boardHeight() + 3) + (strip - high) / 2;
        int widest = metrics.stringWidth(Square.columnName(camera.columns() - 1)) + GAP;
        int step = step(widest, camera.cell());
        for (int column = 0; column < camera.columns(); column += step) {
            String name = Square.columnName(column);
            int x = camera.x(column) + (camera.cell() - metrics.stringWidth(name)) / 2;
            add(labels, camera, metrics, name, x, north);
            add(labels, camera, metrics, name, x, south);
        }
        sides(labels, camera, metrics, high);
        return labels;
    }

    private static void sides(List<Label> labels, Camera camera, FontMetrics metrics, int high) {
        int strip = strip(camera);
        int west = Math.max(0, camera.left() - strip - 3);
        int east = Math.min(camera.width() - strip, camera.left() + camera.boardWidth() + 3);
        int step = step(high + 2, camera.cell());
        for (int row = 0; row < camera.rows(); row += step) {
            String name = Integer.toString(row + 1);
            int y = camera.y(row) + (camera.cell() - high) / 2;
            int inset = (strip - metrics.stringWidth(name)) / 2;
            add(labels, camera, metrics, name, west + inset, y);
            add(labels, camera, metrics, name, east + inset, y);
        }
    }

    private static int step(int room, int cell) {
        for (int step : STEPS) {
            if (room <= step * cell) {
                return step;
            }
        }
        return STEPS[STEPS.length - 1] * 2;
    }

    /// Takes a name up where it is neither cut by the view nor over another.
    private static void add(List<Label> labels, Camera camera, FontMetrics metrics, String text, int x, int y) {
        Label label = new Label(text, x, y, metrics.stringWidth(text), metrics.getAscent() + metrics.getDescent(),
                y + metrics.getAscent());
        boolean whole = x >= 0 && y >= 0 && x + label.width() <= camera.width()
                && y + label.height() <= camera.height();
        if (whole && labels.stream().noneMatch(label::meets)) {
            labels.add(label);
        }
    }
}
