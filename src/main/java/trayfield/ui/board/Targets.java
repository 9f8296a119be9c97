package trayfield.ui.board;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import trayfield.ui.board.tray.Tint;

/// Marks over the trays of a square: what can be shot at, fought or run down, what must act, what is wrong. Each is inked
/// twice, dark and wide first, so that it stands out from any ground.
final class Targets {
    private static final Color INK = new Color(0x161616);

    private Targets() {
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

    static void fireTarget(Graphics2D g, Field f, Palette palette) {
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

    static void meleeTarget(Graphics2D g, Field f, Palette palette) {
        for (int pass = 0; pass < 2; pass++) {
            g.setColor(pass == 0 ? Tint.alpha(INK, 200) : palette.danger);
            g.setStroke(f.stroke(pass == 0 ? 0.1 : 0.055, pass == 0 ? 3.6 : 1.9));
            f.corners(g, 0.05, 0.26);
        }
        swords(g, f, palette);
    }

    static void runDown(Graphics2D g, Field f, Palette palette) {
        for (int pass = 0; pass < 2; pass++) {
            g.setColor(pass == 0 ? Tint.alpha(INK, 200) : palette.danger);
            g.setStroke(f.stroke(pass == 0 ? 0.12 : 0.065, pass == 0 ? 3.8 : 2));
            for (double at = 0.2; at < 0.75; at += 0.25) {
                g.draw(f.line(0.12, at + 0.12, 0.5, at - 0.06));
                g.draw(f.line(0.5, at - 0.06, 0.88, at + 0.12));
            }
        }
    }

    static void duty(Graphics2D g, Field f, Palette palette) {
        g.setColor(Tint.alpha(INK, 190));
        g.setStroke(f.stroke(0.09, 3.2));
        g.draw(f.inset(0.03));
        g.setColor(palette.attention);
        g.setStroke(f.stroke(0.045, 1.7));
        g.draw(f.inset(0.03));
    }

    static void problem(Graphics2D g, Field f, Palette palette) {
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
