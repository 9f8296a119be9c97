package trayfield.ui.board;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.RoundRectangle2D;
import trayfield.model.Square;

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

    /// Four angles in its corners, this far in, with arms this long.
    void corners(Graphics2D g, double in, double length) {
        double far = 1 - in;
        for (int i = 0; i < 4; i++) {
            double atX = i % 2 == 0 ? in : far;
            double atY = i < 2 ? in : far;
            g.draw(line(atX, atY, atX + (atX < 0.5 ? length : -length), atY));
            g.draw(line(atX, atY, atX, atY + (atY < 0.5 ? length : -length)));
        }
    }
}
