package trayfield.ui.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import trayfield.ui.board.tray.Tint;
import trayfield.ui.board.tray.TrayState;

/// The small signs on a tray that tell of its turn: a pip while it can act, a tick when it is done, a flag with an
/// exclamation mark while it owes something, and a ring with a deep shadow while it is in hand.
final class StateMarks {
    private static final Color INK = new Color(0x161616);
    private static final Color PIP = new Color(0xfff6d6);
    private static final double SIGN = 0.24;

    private StateMarks() {
    }

    /// Shadow and ring under a tray in hand.
    static void lifted(Graphics2D g, int x, int y, int size, int lift, Palette palette) {
        int steps = Math.clamp(size / 16, 3, 14);
        g.setColor(new Color(0, 0, 0, 140 / steps));
        for (int i = steps; i >= 1; i--) {
            double grow = size * 0.105 * i / steps;
            g.fill(new RoundRectangle2D.Double(x + lift * 1.5 - grow, y + lift * 1.7 - grow, size + 2 * grow,
                    size + 2 * grow, size * 0.15 + grow, size * 0.15 + grow));
        }
        float wide = Math.max(2f, size * 0.06f);
        double out = wide * 0.75;
        RoundRectangle2D ring = new RoundRectangle2D.Double(x - lift - out, y - lift - out, size + 2 * out,
                size + 2 * out, size * 0.14, size * 0.14);
        g.setColor(INK);
        g.setStroke(new BasicStroke(wide + Math.max(1.6f, wide * 0.5f)));
        g.draw(ring);
        g.setColor(palette.attention);
        g.setStroke(new BasicStroke(wide));
        g.draw(ring);
    }

    static void paint(Graphics2D g, int x, int y, int size, TrayState state, Palette palette) {
        double sign = Math.max(6, size * SIGN);
        switch (state.activity()) {
            case PLAIN -> { }
            case CAN_ACT -> pip(g, x + size - sign * 0.72, y - sign * 0.02, sign * 0.68, palette);
            case DONE -> tick(g, x + size - sign * 1.05, y + sign * 0.08, sign);
        }
        if (state.mustAct()) {
            flag(g, x - sign * 0.2, y - sign * 0.35, Math.max(9, size * 0.36), palette);
        }
    }

    private static void pip(Graphics2D g, double x, double y, double size, Palette palette) {
        Ellipse2D round = new Ellipse2D.Double(x, y, size, size);
        g.setColor(INK);
        g.fill(new Ellipse2D.Double(x - 1, y - 1, size + 2, size + 2));
        g.setColor(PIP);
        g.fill(round);
        g.setColor(Tint.mix(palette.reach, Color.BLACK, 0.15));
        g.fill(new Ellipse2D.Double(x + size * 0.24, y + size * 0.24, size * 0.52, size * 0.52));
    }

    private static void tick(Graphics2D g, double x, double y, double size) {
        Path2D tick = new Path2D.Double();
        tick.moveTo(x + size * 0.12, y + size * 0.55);
        tick.lineTo(x + size * 0.42, y + size * 0.84);
        tick.lineTo(x + size * 0.92, y + size * 0.16);
        g.setColor(INK);
        g.setStroke(new BasicStroke((float) (size * 0.34), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(tick);
        g.setColor(Color.WHITE);
        g.setStroke(new BasicStroke((float) (size * 0.17), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(tick);
    }

    private static void flag(Graphics2D g, double x, double y, double size, Palette palette) {
        Path2D cloth = new Path2D.Double();
        cloth.moveTo(x, y);
        cloth.lineTo(x + size, y);
        cloth.lineTo(x + size, y + size * 0.82);
        cloth.lineTo(x + size / 2, y + size * 1.06);
        cloth.lineTo(x, y + size * 0.82);
        cloth.closePath();
        g.setColor(palette.attention);
        g.fill(cloth);
        g.setColor(INK);
        g.setStroke(new BasicStroke((float) Math.max(1, size * 0.09), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(cloth);
        g.setStroke(new BasicStroke((float) (size * 0.17), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(new Line2D.Double(x + size / 2, y + size * 0.2, x + size / 2, y + size * 0.5));
        g.fill(new Ellipse2D.Double(x + size * 0.4, y + size * 0.66, size * 0.2, size * 0.2));
    }
}
