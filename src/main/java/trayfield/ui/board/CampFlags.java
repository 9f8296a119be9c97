package trayfield.ui.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.util.HashSet;
import java.util.Set;
import trayfield.model.Square;

/// The flag of a headquarters whose tent is hidden by a tray that stands on it: striped for the first side, with a disc
/// for the second.
final class CampFlags {
    private static final Color INK = new Color(0x161616);
    private static final Color WHITE = new Color(0xfdf8ea);

    private CampFlags() {
    }

    static void paint(Graphics2D g, Camera camera, BoardPicture picture) {
        if (picture.headquarters().isEmpty()) {
            return;
        }
        Set<Square> taken = new HashSet<>();
        picture.trays().forEach(tray -> taken.add(tray.at()));
        picture.headquarters().forEach((side, squares) -> {
            int index = picture.sideIndex(side);
            Color colour = picture.look().palette().side(picture.sides(), index);
            squares.stream().filter(square -> taken.contains(square) && camera.sees(square))
                    .forEach(square -> flag(g, new Field(camera, square), colour, index));
        });
    }

    private static void flag(Graphics2D g, Field f, Color colour, int side) {
        g.setColor(INK);
        g.setStroke(f.stroke(0.06, 1.6));
        g.draw(f.line(0.95, 0.99, 0.95, 0.5));
        Path2D cloth = new Path2D.Double();
        cloth.moveTo(f.x() + f.at(0.93), f.y() + f.at(0.5));
        cloth.lineTo(f.x() + f.at(0.5), f.y() + f.at(0.5));
        cloth.lineTo(f.x() + f.at(0.5), f.y() + f.at(0.8));
        cloth.lineTo(f.x() + f.at(0.93), f.y() + f.at(0.8));
        cloth.closePath();
        g.setColor(colour);
        g.fill(cloth);
        g.setColor(WHITE);
        if (side == 0) {
            g.setStroke(new BasicStroke((float) f.at(0.06)));
            g.draw(f.line(0.5, 0.59, 0.93, 0.59));
            g.draw(f.line(0.5, 0.71, 0.93, 0.71));
        } else {
            g.fill(f.dot(0.715, 0.65, 0.1));
        }
        g.setColor(INK);
        g.setStroke(f.stroke(0.03, 1));
        g.draw(cloth);
    }
}
