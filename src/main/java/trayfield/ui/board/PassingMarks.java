package trayfield.ui.board;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Composite;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import trayfield.model.Square;
import trayfield.ui.board.tray.Card;
import trayfield.ui.board.tray.Tint;

/// Marks that follow the pointer or the keyboard: path, ghost, sight line, cursor, box. Painted over everything.
final class PassingMarks {
    private static final Color INK = new Color(0x161616);
    private static final Color CHALK = new Color(0xfffdf2);
    private static final float GHOST = 0.72f;

    private PassingMarks() {
    }

    static void paint(Graphics2D g, Camera camera, BoardPicture picture, TrayPainter trays) {
        Palette palette = picture.look().palette();
        for (Highlight highlight : picture.passing()) {
            switch (highlight) {
                case Highlight.Squares(var kind, var squares) -> squares(g, camera, kind, squares, palette);
                case Highlight.Path(var squares) -> path(g, camera, squares);
                case Highlight.Ghost ghost -> ghost(g, camera, picture, ghost, trays);
                case Highlight.Sight sight -> sight(g, camera, sight, palette);
                case Highlight.Cursor(var at) -> cursor(g, new Field(camera, at), palette);
                case Highlight.Box(var from, var to) -> box(g, camera, from, to, palette);
            }
        }
    }

    private static void squares(Graphics2D g, Camera camera, Highlight.Kind kind, List<Square> squares,
            Palette palette) {
        for (Square square : squares) {
            Field field = new Field(camera, square);
            if (kind == Highlight.Kind.BRUSH) {
                g.setColor(Tint.alpha(CHALK, 70));
                g.fill(field.inset(0));
            }
            g.setColor(Tint.alpha(INK, 150));
            g.setStroke(field.stroke(0.05, 2.6));
            g.draw(field.inset(0.02));
            g.setColor(CHALK);
            g.setStroke(field.stroke(0.025, 1.3));
            g.draw(field.inset(0.02));
        }
    }

    private static void path(Graphics2D g, Camera camera, List<Square> squares) {
        if (squares.size() < 2) {
            return;
        }
        double cell = camera.cell();
        Path2D way = new Path2D.Double();
        way.moveTo(camera.centreX(squares.getFirst()), camera.centreY(squares.getFirst()));
        squares.stream().skip(1).forEach(square -> way.lineTo(camera.centreX(square), camera.centreY(square)));
        for (int pass = 0; pass < 2; pass++) {
            g.setColor(pass == 0 ? Tint.alpha(INK, 170) : CHALK);
            float wide = (float) Math.max(2, cell * 0.06) + (pass == 0 ? (float) Math.max(2, cell * 0.04) : 0);
            g.setStroke(new BasicStroke(wide, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            g.draw(way);
        }
        for (int i = 1; i < squares.size(); i++) {
            arrow(g, camera, squares.get(i - 1), squares.get(i));
        }
    }

    /// A head on the side of the squares that is crossed.
    private static void arrow(Graphics2D g, Camera camera, Square from, Square to) {
        double cell = camera.cell();
        double dx = Integer.signum(to.column() - from.column());
        double dy = -Integer.signum(to.row() - from.row());
        double x = (camera.centreX(from) + camera.centreX(to)) / 2 + dx * cell * 0.1;
        double y = (camera.centreY(from) + camera.centreY(to)) / 2 + dy * cell * 0.1;
        double long_ = Math.max(6, cell * 0.2);
        double wide = long_ * 0.62;
        Path2D head = new Path2D.Double();
        head.moveTo(x, y);
        head.lineTo(x - dx * long_ - dy * wide, y - dy * long_ - dx * wide);
        head.lineTo(x - dx * long_ + dy * wide, y - dy * long_ + dx * wide);
        head.closePath();
        g.setColor(Tint.alpha(INK, 190));
        g.setStroke(new BasicStroke((float) Math.max(2, cell * 0.04), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(head);
        g.setColor(CHALK);
        g.fill(head);
    }

    private static void ghost(Graphics2D g, Camera camera, BoardPicture picture, Highlight.Ghost ghost,
            TrayPainter trays) {
        double part = picture.kinds().of(ghost.type()).wholeSquare() ? Slots.WHOLE : Slots.ALONE;
        int size = TrayPainter.size(camera, part);
        int x = camera.x(ghost.at().column()) + (camera.cell() - size) / 2;
        int y = camera.y(ghost.at().row()) + (camera.cell() - size) / 2;
        Composite before = g.getComposite();
        g.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, GHOST));
        trays.sprite(trays.card(picture, ghost.type(), ghost.side(), ghost.unit(),
                ghost.facing().ordinal() * Card.QUARTER, size, camera, false)).draw(g, x, y);
        g.setComposite(before);
        Palette palette = picture.look().palette();
        g.setColor(ghost.barred() ? palette.danger : CHALK);
        g.setStroke(new BasicStroke((float) Math.max(1.4, size * 0.035), BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND,
                1, new float[] {Math.max(3, size * 0.12f), Math.max(2, size * 0.08f)}, 0));
        g.draw(new Rectangle2D.Double(x, y, size, size));
        if (ghost.barred()) {
            cross(g, new Field(camera, ghost.at()), palette);
        }
    }

    private static void cross(Graphics2D g, Field f, Palette palette) {
        for (int pass = 0; pass < 2; pass++) {
            g.setColor(pass == 0 ? Tint.alpha(INK, 210) : palette.danger);
            g.setStroke(f.stroke(pass == 0 ? 0.16 : 0.09, pass == 0 ? 4 : 2.2));
            g.draw(f.line(0.28, 0.28, 0.72, 0.72));
            g.draw(f.line(0.28, 0.72, 0.72, 0.28));
        }
    }

    private static void sight(Graphics2D g, Camera camera, Highlight.Sight sight, Palette palette) {
        boolean clear = sight.blockedBy().isEmpty();
        double cell = camera.cell();
        Line2D line = new Line2D.Double(camera.centreX(sight.from()), camera.centreY(sight.from()),
                camera.centreX(sight.to()), camera.centreY(sight.to()));
        float wide = (float) Math.max(2, cell * 0.05);
        float dash = (float) Math.max(5, cell * 0.18);
        g.setColor(Tint.alpha(INK, 170));
        g.setStroke(new BasicStroke(wide * 1.9f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(line);
        g.setColor(clear ? CHALK : palette.danger);
        g.setStroke(clear ? new BasicStroke(wide, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND)
                : new BasicStroke(wide, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, new float[] {dash, dash}, 0));
        g.draw(line);
        for (Square square : sight.blockedBy()) {
            Field field = new Field(camera, square);
            g.setColor(Tint.alpha(palette.danger, 80));
            g.fill(field.inset(0.03));
            cross(g, field, palette);
        }
    }

    private static void cursor(Graphics2D g, Field f, Palette palette) {
        for (int pass = 0; pass < 2; pass++) {
            g.setColor(pass == 0 ? INK : CHALK);
            double wide = pass == 0 ? Math.max(4.4, f.cell() * 0.1) : Math.max(2, f.cell() * 0.05);
            g.setStroke(new BasicStroke((float) wide, BasicStroke.CAP_SQUARE, BasicStroke.JOIN_MITER));
            double length = 0.3;
            for (int i = 0; i < 4; i++) {
                double x = i % 2 == 0 ? 0 : 1;
                double y = i < 2 ? 0 : 1;
                g.draw(f.line(x, y, x == 0 ? length : 1 - length, y));
                g.draw(f.line(x, y, x, y == 0 ? length : 1 - length));
            }
        }
    }

    private static void box(Graphics2D g, Camera camera, Square from, Square to, Palette palette) {
        double x = camera.x(Math.min(from.column(), to.column()));
        double y = camera.y(Math.max(from.row(), to.row()));
        double w = (Math.abs(from.column() - to.column()) + 1) * camera.cell();
        double h = (Math.abs(from.row() - to.row()) + 1) * camera.cell();
        Rectangle2D box = new Rectangle2D.Double(x, y, w, h);
        g.setColor(Tint.alpha(CHALK, 40));
        g.fill(box);
        g.setColor(INK);
        g.setStroke(new BasicStroke(3));
        g.draw(box);
        g.setColor(palette.attention);
        g.setStroke(new BasicStroke(2, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 1, new float[] {8, 5}, 0));
        g.draw(box);
    }
}
