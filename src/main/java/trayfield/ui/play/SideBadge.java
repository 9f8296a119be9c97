package trayfield.ui.play;

import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import trayfield.model.Scenario;
import trayfield.ui.board.Palette;

/// The badge of a side as its trays bear it: its colour with slanted stripes for the first side, dots for the second.
final class SideBadge extends Canvas {
    private static final double EDGE = 2;
    private static final Color INK = Color.web("#151515");
    private static final Color LIGHT = Color.web("#fffaf0");

    SideBadge(double size) {
        super(size, size);
    }

    SideBadge show(Scenario scenario, String side, Palette palette) {
        int number = Math.max(0, scenario.sideIndex(side));
        GraphicsContext g = getGraphicsContext2D();
        double size = getWidth();
        g.clearRect(0, 0, size, size);
        g.setFill(INK);
        g.fillRoundRect(0, 0, size, size, size / 4, size / 4);
        g.setFill(colour(scenario, number, palette));
        g.fillRoundRect(EDGE, EDGE, size - 2 * EDGE, size - 2 * EDGE, size / 5, size / 5);
        g.setFill(LIGHT);
        if (number == 0) {
            stripes(g, size);
        } else {
            dots(g, size);
        }
        return this;
    }

    private static void stripes(GraphicsContext g, double size) {
        double wide = size * 0.14;
        for (int i = 0; i < 2; i++) {
            double x = size * (0.2 + 0.32 * i);
            g.fillPolygon(new double[] {x, x + wide, x + wide + size * 0.16, x + size * 0.16},
                    new double[] {size * 0.8, size * 0.8, size * 0.2, size * 0.2}, 4);
        }
    }

    private static void dots(GraphicsContext g, double size) {
        double dot = size * 0.22;
        g.fillOval(size * 0.2, size * 0.2, dot, dot);
        g.fillOval(size * 0.58, size * 0.2, dot, dot);
        g.fillOval(size * 0.2, size * 0.58, dot, dot);
        g.fillOval(size * 0.58, size * 0.58, dot, dot);
    }

    /// A side's colour as the board shows it.
    static Color colour(Scenario scenario, int side, Palette palette) {
        java.awt.Color colour = palette.side(scenario.sides(), side);
        return Color.rgb(colour.getRed(), colour.getGreen(), colour.getBlue());
    }

}
