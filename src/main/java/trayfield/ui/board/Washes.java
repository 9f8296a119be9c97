package trayfield.ui.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import trayfield.ui.board.tray.Tint;

/// Marks that lie on the ground of a square, under its trays: each a wash of colour with a pattern of its own.
final class Washes {
    private static final Color INK = new Color(0x161616);

    private Washes() {
    }

    private static void wash(Graphics2D g, Field field, Color colour, int alpha) {
        g.setColor(Tint.alpha(colour, alpha));
        g.fill(field.inset(0.05));
        g.setColor(Tint.alpha(Tint.lighter(colour, 0.35), 220));
        g.setStroke(field.stroke(0.03, 1.2));
        g.draw(field.inset(0.06));
    }

    static void reach(Graphics2D g, Field field, Palette palette) {
        wash(g, field, palette.reach, 92);
        g.setColor(Tint.alpha(Color.WHITE, 200));
        g.fill(field.dot(0.5, 0.5, 0.07));
    }

    /// Slanted lines: the move ends face to face.
    static void contact(Graphics2D g, Field field, Palette palette) {
        wash(g, field, palette.contact, 96);
        var clip = g.getClip();
        g.clip(field.inset(0.07));
        g.setColor(Tint.alpha(palette.contact, 190));
        g.setStroke(field.stroke(0.045, 1.2));
        for (double at = -0.75; at < 1; at += 0.25) {
            g.draw(field.line(at, 1, at + 1, 0));
        }
        g.setClip(clip);
        g.setColor(Tint.alpha(Color.WHITE, 220));
        g.fill(field.dot(0.5, 0.5, 0.07));
    }

    /// Waves: the move ends in water.
    static void ford(Graphics2D g, Field field, Palette palette) {
        wash(g, field, palette.water, 96);
        g.setColor(Tint.alpha(Color.WHITE, 210));
        g.setStroke(field.stroke(0.04, 1.2));
        for (double y = 0.38; y < 0.7; y += 0.14) {
            Path2D wave = new Path2D.Double();
            wave.moveTo(field.x() + field.at(0.24), field.y() + field.at(y));
            for (int i = 0; i < 4; i++) {
                double x = 0.24 + i * 0.13;
                double bend = i % 2 == 0 ? -0.07 : 0.07;
                wave.quadTo(field.x() + field.at(x + 0.065), field.y() + field.at(y + bend),
                        field.x() + field.at(x + 0.13), field.y() + field.at(y));
            }
            g.draw(wave);
        }
    }

    /// Thin lines, slanted one way for each side, so that squares under both threats show a lattice.
    static void threat(Graphics2D g, Field field, Color side, boolean first) {
        g.setColor(Tint.alpha(side, 46));
        g.fill(field.inset(0));
        var clip = g.getClip();
        g.clip(field.inset(0));
        g.setColor(Tint.alpha(Tint.lighter(side, 0.2), 190));
        g.setStroke(field.stroke(0.028, 1));
        for (double at = -1 + 1 / 6.0; at < 1; at += 1 / 3.0) {
            g.draw(first ? field.line(at, 1, at + 1, 0) : field.line(at, 0, at + 1, 1));
        }
        g.setClip(clip);
    }

    static void arc(Graphics2D g, Field field, Palette palette) {
        g.setColor(Tint.alpha(palette.danger, 44));
        g.fill(field.inset(0));
        g.setColor(Tint.alpha(palette.danger, 150));
        for (double cy = 0.25; cy < 1; cy += 0.5) {
            for (double cx = 0.25; cx < 1; cx += 0.5) {
                g.fill(field.dot(cx, cy, 0.035));
            }
        }
    }

    static void objective(Graphics2D g, Field field, Palette palette) {
        g.setColor(Tint.alpha(INK, 150));
        g.setStroke(field.stroke(0.08, 3));
        g.draw(field.inset(0.07));
        g.setColor(palette.attention);
        g.setStroke(new BasicStroke((float) Math.max(1.4, field.at(0.04)), BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER,
                10, new float[] {(float) field.at(0.14), (float) field.at(0.08)}, 0));
        g.draw(field.inset(0.07));
    }

    static void lastEvent(Graphics2D g, Field field, Palette palette) {
        g.setColor(Tint.alpha(palette.attention, 60));
        g.fill(field.inset(0.02));
        g.setColor(Tint.alpha(palette.attention, 235));
        g.setStroke(field.stroke(0.035, 1.4));
        field.corners(g, 0.03, 0.22);
    }
}
