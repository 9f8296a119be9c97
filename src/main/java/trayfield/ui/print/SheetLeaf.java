package trayfield.ui.print;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import trayfield.model.Square;
import trayfield.ui.board.BoardPainter;

/// One sheet of a table at true size. It is cut along its dashed edges, north and west, and laid over the strips that its
/// neighbours there leave for it.
final class SheetLeaf {
    /// Width of a strip to glue the next sheet on, in points.
    private static final double STRIP = 14;
    private static final double SMALL = 7.5;
    private static final double TICK = 9;
    private static final double AWAY = 3;
    private static final Color WASH = new Color(255, 255, 255, 120);

    private final Sheets sheets;
    private final String title;
    private final int column;
    private final int row;

    /// @param column of sheets, from 0 in the west
    /// @param row    of sheets, from 0 in the north
    SheetLeaf(Sheets sheets, String title, int column, int row) {
        this.sheets = sheets;
        this.title = title;
        this.column = column;
        this.row = row;
    }

    Leaf leaf(BoardArt art, BoardPainter painter) {
        Leaf.Art paint = g -> paint(g, art, painter);
        return sheets.lying() ? Leaf.lying(sheets.paper(), paint) : Leaf.upright(sheets.paper(), paint);
    }

    private boolean goesEast() {
        return column < sheets.across() - 1;
    }

    private boolean goesSouth() {
        return row < sheets.down() - 1;
    }

    private void paint(Graphics2D g, BoardArt art, BoardPainter painter) {
        Rectangle2D part = sheets.part(column, row);
        double square = sheets.square();
        Rectangle2D shown = new Rectangle2D.Double(part.getX(), part.getY(),
                part.getWidth() + (goesEast() ? STRIP / square : 0), part.getHeight() + (goesSouth() ? STRIP / square : 0));
        art.paintPart(g, painter, Paper.MARGIN, Paper.MARGIN, square, shown);
        Rectangle2D area = new Rectangle2D.Double(Paper.MARGIN, Paper.MARGIN, part.getWidth() * square, part.getHeight() * square);
        Pen pen = new Pen(g);
        strips(pen, area);
        edges(pen, area);
        names(pen, area, part);
        heading(pen);
    }

    private void strips(Pen pen, Rectangle2D area) {
        double corner = goesEast() && goesSouth() ? STRIP : 0;
        if (goesEast()) {
            pen.fill(area.getMaxX(), area.getY(), STRIP, area.getHeight() + corner, WASH);
            turned(pen, Words.say("sheet.glue", sheets.number(column + 1, row)), area.getMaxX() + STRIP - 4, area.getCenterY());
        }
        if (goesSouth()) {
            pen.fill(area.getX(), area.getMaxY(), area.getWidth(), STRIP, WASH);
            pen.middle(Words.say("sheet.glue", sheets.number(column, row + 1)), area.getCenterX(), area.getMaxY() + STRIP - 4,
                    Face.BOLD, SMALL, Pen.INK);
        }
    }

    private static void turned(Pen pen, String text, double baseLine, double middle) {
        AffineTransform before = pen.g().getTransform();
        pen.g().rotate(-Math.PI / 2, baseLine, middle);
        pen.middle(text, baseLine, middle, Face.BOLD, SMALL, Pen.INK);
        pen.g().setTransform(before);
    }

    /// Dashed where to cut, whole along the table's own edge, and marks at the corners for knife and ruler.
    private void edges(Pen pen, Rectangle2D area) {
        edge(pen, column > 0, area.getX(), area.getY(), area.getX(), area.getMaxY());
        edge(pen, row > 0, area.getX(), area.getY(), area.getMaxX(), area.getY());
        if (!goesEast()) {
            edge(pen, false, area.getMaxX(), area.getY(), area.getMaxX(), area.getMaxY());
        }
        if (!goesSouth()) {
            edge(pen, false, area.getX(), area.getMaxY(), area.getMaxX(), area.getMaxY());
        }
        for (double x : new double[] {area.getX(), area.getMaxX()}) {
            pen.rule(x, area.getY() - AWAY, x, area.getY() - AWAY - TICK, 0.6, Pen.INK);
            double south = area.getMaxY() + (goesSouth() ? STRIP : 0) + AWAY;
            pen.rule(x, south, x, south + TICK, 0.6, Pen.INK);
        }
        for (double y : new double[] {area.getY(), area.getMaxY()}) {
            pen.rule(area.getX() - AWAY, y, area.getX() - AWAY - TICK, y, 0.6, Pen.INK);
            double east = area.getMaxX() + (goesEast() ? STRIP : 0) + AWAY;
            pen.rule(east, y, east + TICK, y, 0.6, Pen.INK);
        }
    }

    private static void edge(Pen pen, boolean cut, double x, double y, double toX, double toY) {
        if (cut) {
            pen.dashed(x, y, toX, toY, 0.9, Pen.INK);
        } else {
            pen.rule(x, y, toX, toY, 0.9, Pen.INK);
        }
    }

    /// Names of columns and rows, on what is cut away.
    private void names(Pen pen, Rectangle2D area, Rectangle2D part) {
        double square = sheets.square();
        for (int i = 0; i < part.getWidth(); i++) {
            pen.middle(Square.columnName((int) part.getX() + i), area.getX() + (i + 0.5) * square, area.getY() - 4, Face.BOLD,
                    SMALL, Pen.FAINT);
        }
        for (int i = 0; i < part.getHeight(); i++) {
            pen.right(String.valueOf(sheets.rows() - (int) part.getY() - i), area.getX() - 4,
                    area.getY() + (i + 0.5) * square + SMALL * 0.36, Face.BOLD, SMALL, Pen.FAINT);
        }
    }

    private void heading(Pen pen) {
        double base = Paper.MARGIN - 14;
        String where = Words.say("sheet.where", sheets.number(column, row), sheets.count(), row + 1, sheets.down(), column + 1,
                sheets.across());
        pen.text(where, Paper.MARGIN, base, Face.BOLD, SMALL, Pen.INK);
        double from = Paper.MARGIN + Face.BOLD.width(where, SMALL) + 12;
        double right = (sheets.lying() ? sheets.paper().height : sheets.paper().width) - Paper.MARGIN;
        pen.right(Face.TEXT.cut(title, SMALL, right - from), right, base, Face.TEXT, SMALL, Pen.FAINT);
    }
}
