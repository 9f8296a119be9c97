package trayfield.ui.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import trayfield.model.Square;
import trayfield.ui.board.Highlight.Kind;
import trayfield.ui.board.tray.Tint;

/// Marks of squares that stay while the pointer moves. Washes lie under the trays; brackets, flags and crosses over them.
final class SteadyMarks {
    private static final Color INK = new Color(0x161616);

    private SteadyMarks() {
    }

    static void under(Graphics2D g, Camera camera, BoardPicture picture) {
        paint(g, camera, picture, true);
    }

    static void over(Graphics2D g, Camera camera, BoardPicture picture) {
        paint(g, camera, picture, false);
    }

    private static void paint(Graphics2D g, Camera camera, BoardPicture picture, boolean under) {
        for (Highlight highlight : picture.steady()) {
            if (highlight instanceof Highlight.Squares(Kind kind, var squares) && isUnder(kind) == under) {
                for (Square square : squares) {
                    if (camera.sees(square)) {
                        mark(g, kind, new Field(camera, square), picture);
                    }
                }
            }
        }
    }

    private static boolean isUnder(Kind kind) {
        return switch (kind) {
            case REACH, CONTACT, FORD_END, THREAT_FIRST, THREAT_SECOND, FIRE_ARC, OBJECTIVE, LAST_EVENT -> true;
            case RUN_DOWN, FIRE_TARGET, MELEE_TARGET, DUTY, PROBLEM, BRUSH, HOVER -> false;
        };
    }

    private static void mark(Graphics2D g, Kind kind, Field field, BoardPicture picture) {
        Palette palette = picture.look().palette();
        switch (kind) {
            case REACH -> reach(g, field, palette);
            case CONTACT -> contact(g, field, palette);
            case FORD_END -> ford(g, field, palette);
            case THREAT_FIRST -> threat(g, field, palette.side(picture.sides(), 0), true);
            case THREAT_SECOND -> threat(g, field, palette.side(picture.sides(), 1), false);
            case FIRE_ARC -> arc(g, field, palette);
            case OBJECTIVE -> objective(g, field, palette);
            case LAST_EVENT -> lastEvent(g, field, palette);
            case RUN_DOWN -> runDown(g, field, palette);
            case FIRE_TARGET -> fireTarget(g, field, palette);
            case MELEE_TARGET -> meleeTarget(g, field, palette);
            case DUTY -> duty(g, field, palette);
            case PROBLEM -> problem(g, field, palette);
            case BRUSH, HOVER -> throw new IllegalStateException("passes with the pointer: " + kind);
        }
    }

    /// One square in pixels, with lengths as parts of it.
    record Field(double x, double y, double cell) {
        Field(Camera camera, Square square) {
            this(camera.x(square.column()), camera.y(square.row()), camera.cell());
        }

        double at(double part) {
            return part * cell;
        }

        RoundRectangle2D inset(double part) {
            double in = cell * part;
            return new RoundRectangle2D.Double(x + in, y + in, cell - 2 * in, cell - 2 * in, cell * 0.14, cell * 0.14);
        }

        Line2D line(double x1, double y1, double x2, double y2) {
            return new Line2D.Double(x + x1 * cell, y + y1 * cell, x + x2 * cell, y + y2 * cell);
        }

        Ellipse2D dot(double cx, double cy, double r) {
            return new Ellipse2D.Double(x + (cx - r) * cell, y + (cy - r) * cell, 2 * r * cell, 2 * r * cell);
        }

        BasicStroke stroke(double part, double least) {
            return new BasicStroke((float) Math.max(least, part * cell), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
        }
    }

    private static void wash(Graphics2D g, Field field, Color colour, int alpha) {
        g.setColor(Tint.alpha(colour, alpha));
        g.fill(field.inset(0.05));
        g.setColor(Tint.alpha(Tint.lighter(colour, 0.35), 220));
        g.setStroke(field.stroke(0.03, 1.2));
        g.draw(field.inset(0.06));
    }

    private static void reach(Graphics2D g, Field field, Palette palette) {
        wash(g, field, palette.reach, 92);
        g.setColor(Tint.alpha(Color.WHITE, 200));
        g.fill(field.dot(0.5, 0.5, 0.07));
    }

    /// Slanted lines: the move ends face to face.
    private static void contact(Graphics2D g, Field field, Palette palette) {
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
    private static void ford(Graphics2D g, Field field, Palette palette) {
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
    private static void threat(Graphics2D g, Field field, Color side, boolean first) {
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

    private static void arc(Graphics2D g, Field field, Palette palette) {
        g.setColor(Tint.alpha(palette.danger, 44));
        g.fill(field.inset(0));
        g.setColor(Tint.alpha(palette.danger, 150));
        for (double cy = 0.25; cy < 1; cy += 0.5) {
            for (double cx = 0.25; cx < 1; cx += 0.5) {
                g.fill(field.dot(cx, cy, 0.035));
            }
        }
    }

    private static void objective(Graphics2D g, Field field, Palette palette) {
        g.setColor(Tint.alpha(INK, 150));
        g.setStroke(field.stroke(0.08, 3));
        g.draw(field.inset(0.07));
        g.setColor(palette.attention);
        g.setStroke(new BasicStroke((float) Math.max(1.4, field.at(0.04)), BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER,
                10, new float[] {(float) field.at(0.14), (float) field.at(0.08)}, 0));
        g.draw(field.inset(0.07));
    }

    private static void lastEvent(Graphics2D g, Field field, Palette palette) {
        g.setColor(Tint.alpha(palette.attention, 60));
        g.fill(field.inset(0.02));
        g.setColor(Tint.alpha(palette.attention, 235));
        g.setStroke(field.stroke(0.035, 1.4));
        corners(g, field, 0.03, 0.22);
    }

    private static void corners(Graphics2D g, Field f, double in, double length) {
        double far = 1 - in;
        for (int i = 0; i < 4; i++) {
            double x = i % 2 == 0 ? in : far;
            double y = i < 2 ? in : far;
            g.draw(f.line(x, y, x + (x < 0.5 ? length : -length), y));
            g.draw(f.line(x, y, x, y + (y < 0.5 ? length : -length)));
        }
    }

    private static void fireTarget(Graphics2D g, Field f, Palette palette) {
        for (int pass = 0; pass < 2; pass++) {
            g.setColor(pass == 0 ? Tint.alpha(INK, 190) : palette.danger);
            g.setStroke(f.stroke(pass == 0 ? 0.085 : 0.045, pass == 0 ? 3.4 : 1.7));
            g.draw(f.dot(0.5, 0.5, 0.42));
            g.draw(f.line(0.5, 0.0, 0.5, 0.17));
            g.draw(f.line(0.5, 1.0, 0.5, 0.83));
            g.draw(f.line(0.0, 0.5, 0.17, 0.5));
            g.draw(f.line(1.0, 0.5, 0.83, 0.5));
        }
    }

    private static void meleeTarget(Graphics2D g, Field f, Palette palette) {
        for (int pass = 0; pass < 2; pass++) {
            g.setColor(pass == 0 ? Tint.alpha(INK, 200) : palette.danger);
            g.setStroke(f.stroke(pass == 0 ? 0.1 : 0.055, pass == 0 ? 3.6 : 1.9));
            corners(g, f, 0.05, 0.26);
        }
        swords(g, f, palette);
    }

    private static void swords(Graphics2D g, Field f, Palette palette) {
        g.setColor(Tint.alpha(INK, 220));
        g.fill(f.dot(0.83, 0.17, 0.16));
        g.setColor(palette.danger);
        g.fill(f.dot(0.83, 0.17, 0.135));
        g.setColor(Color.WHITE);
        g.setStroke(f.stroke(0.035, 1.2));
        g.draw(f.line(0.76, 0.24, 0.9, 0.1));
        g.draw(f.line(0.76, 0.1, 0.9, 0.24));
        g.draw(f.line(0.755, 0.19, 0.81, 0.245));
        g.draw(f.line(0.905, 0.19, 0.85, 0.245));
    }

    private static void runDown(Graphics2D g, Field f, Palette palette) {
        for (int pass = 0; pass < 2; pass++) {
            g.setColor(pass == 0 ? Tint.alpha(INK, 200) : palette.danger);
            g.setStroke(f.stroke(pass == 0 ? 0.12 : 0.065, pass == 0 ? 3.8 : 2));
            for (double at = 0.2; at < 0.75; at += 0.25) {
                g.draw(f.line(0.12, at + 0.12, 0.5, at - 0.06));
                g.draw(f.line(0.5, at - 0.06, 0.88, at + 0.12));
            }
        }
    }

    private static void duty(Graphics2D g, Field f, Palette palette) {
        g.setColor(Tint.alpha(INK, 190));
        g.setStroke(f.stroke(0.09, 3.2));
        g.draw(f.inset(0.03));
        g.setColor(palette.attention);
        g.setStroke(f.stroke(0.045, 1.7));
        g.draw(f.inset(0.03));
    }

    private static void problem(Graphics2D g, Field f, Palette palette) {
        g.setColor(Tint.alpha(palette.danger, 60));
        g.fill(f.inset(0.02));
        Path2D sign = new Path2D.Double();
        sign.moveTo(f.x() + f.at(0.5), f.y() + f.at(0.2));
        sign.lineTo(f.x() + f.at(0.82), f.y() + f.at(0.78));
        sign.lineTo(f.x() + f.at(0.18), f.y() + f.at(0.78));
        sign.closePath();
        g.setColor(palette.attention);
        g.fill(sign);
        g.setColor(INK);
        g.setStroke(f.stroke(0.05, 1.5));
        g.draw(sign);
        g.draw(f.line(0.5, 0.4, 0.5, 0.57));
        g.fill(f.dot(0.5, 0.68, 0.035));
    }
}
