package trayfield.ui.print;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.List;

/// Draws on a page: text, rules and boxes, all in points.
record Pen(Graphics2D g) {
    static final Color INK = new Color(0x22201c);
    static final Color FAINT = new Color(0x77736b);
    static final Color RULE = new Color(0xb7b1a5);
    static final double LEADING = 1.32;

    /// Text from the left on a base line.
    void text(String text, double x, double baseLine, Face face, double size, Color colour) {
        g.setColor(colour);
        g.drawString(face.set(text, size).getIterator(), (float) x, (float) baseLine);
    }

    void middle(String text, double centre, double baseLine, Face face, double size, Color colour) {
        text(text, centre - face.width(text, size) / 2, baseLine, face, size, colour);
    }

    void right(String text, double right, double baseLine, Face face, double size, Color colour) {
        text(text, right - face.width(text, size), baseLine, face, size, colour);
    }

    /// Lines one under the other, the first one's base line `size` below `top`.
    void lines(List<String> lines, double x, double top, Face face, double size, Color colour) {
        for (int i = 0; i < lines.size(); i++) {
            text(lines.get(i), x, top + size + i * size * LEADING, face, size, colour);
        }
    }

    static double heightOf(List<String> lines, double size) {
        return lines.size() * size * LEADING;
    }

    void rule(double x, double y, double toX, double toY, double width, Color colour) {
        stroke(new Line2D.Double(x, y, toX, toY), width, colour);
    }

    void box(double x, double y, double width, double height, double line, Color colour) {
        stroke(new Rectangle2D.Double(x, y, width, height), line, colour);
    }

    void ring(double centreX, double centreY, double radius, double line, Color colour) {
        stroke(circle(centreX, centreY, radius), line, colour);
    }

    void disc(double centreX, double centreY, double radius, Color colour) {
        fill(circle(centreX, centreY, radius), colour);
    }

    private static Ellipse2D circle(double centreX, double centreY, double radius) {
        return new Ellipse2D.Double(centreX - radius, centreY - radius, 2 * radius, 2 * radius);
    }

    void stroke(Shape shape, double width, Color colour) {
        g.setStroke(new BasicStroke((float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER));
        g.setColor(colour);
        g.draw(shape);
    }

    void dashed(double x, double y, double toX, double toY, double width, Color colour) {
        g.setStroke(new BasicStroke((float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, new float[] {4, 3}, 0));
        g.setColor(colour);
        g.draw(new Line2D.Double(x, y, toX, toY));
    }

    void fill(Shape shape, Color colour) {
        g.setColor(colour);
        g.fill(shape);
    }

    void fill(double x, double y, double width, double height, Color colour) {
        fill(new Rectangle2D.Double(x, y, width, height), colour);
    }
}
