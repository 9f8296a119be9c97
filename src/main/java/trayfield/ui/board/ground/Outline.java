package trayfield.ui.board.ground;

import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;

/// Traces the edge of filled cells of a grid whose lines may lie unevenly, and makes a path of it with its corners cut
/// or rounded. Cells that touch at a corner only stay apart.
final class Outline {
    private final boolean[][] filled;
    private final double[] xs;
    private final double[] ys;
    private final boolean[][] seen;

    /// How a path is made of an edge.
    ///
    /// @param inset  how far it keeps inside
    /// @param corner how much of each side a corner takes
    /// @param round  curved corners rather than straight cuts
    record Cut(double inset, double corner, boolean round) {
    }

    private record Corner(int column, int row, int dx, int dy) {
    }

    private Outline(boolean[][] filled, double[] xs, double[] ys) {
        this.filled = filled;
        this.xs = xs;
        this.ys = ys;
        this.seen = new boolean[xs.length][ys.length];
    }

    /// @param filled by column, then row
    /// @param xs     the grid lines, one more than columns; `ys` likewise, growing downwards
    static Path2D of(boolean[][] filled, double[] xs, double[] ys, Cut cut) {
        Outline outline = new Outline(filled, xs, ys);
        Path2D path = new Path2D.Double(Path2D.WIND_EVEN_ODD);
        for (int row = 0; row < ys.length - 1; row++) {
            for (int column = 0; column < xs.length - 1; column++) {
                if (outline.at(column, row) && !outline.at(column, row - 1) && !outline.seen[column][row]) {
                    outline.add(path, outline.trace(column, row), cut);
                }
            }
        }
        return path;
    }

    private boolean at(int column, int row) {
        return column >= 0 && row >= 0 && column < filled.length && row < filled[column].length && filled[column][row];
    }

    /// Walks with the filled cells on the right, starting eastwards along the top edge of a cell.
    private List<Corner> trace(int startColumn, int startRow) {
        List<Corner> corners = new ArrayList<>();
        int column = startColumn;
        int row = startRow;
        int dx = 1;
        int dy = 0;
        do {
            if (dx == 1) {
                seen[column][row] = true;
            }
            column += dx;
            row += dy;
            boolean right = ahead(column, row, dx, dy, true);
            boolean left = ahead(column, row, dx, dy, false);
            int nextX = dx;
            int nextY = dy;
            if (!right) {
                nextX = -dy;
                nextY = dx;
            } else if (left) {
                nextX = dy;
                nextY = -dx;
            }
            if (nextX != dx || nextY != dy) {
                corners.add(new Corner(column, row, dx, dy));
            }
            dx = nextX;
            dy = nextY;
        } while (column != startColumn || row != startRow || dx != 1 || dy != 0);
        return corners;
    }

    /// Whether the cell ahead on one hand is filled, standing on a crossing of lines.
    private boolean ahead(int column, int row, int dx, int dy, boolean right) {
        int side = right ? 1 : -1;
        double midX = column + (dx - dy * side) / 2.0;
        double midY = row + (dy + dx * side) / 2.0;
        return at((int) Math.floor(midX), (int) Math.floor(midY));
    }

    private void add(Path2D path, List<Corner> corners, Cut cut) {
        int count = corners.size();
        double[][] points = new double[count][];
        for (int i = 0; i < count; i++) {
            Corner corner = corners.get(i);
            Corner next = corners.get((i + 1) % count);
            // Inwards is to the right of both edges that meet here.
            points[i] = new double[] {xs[corner.column()] + cut.inset() * (-corner.dy() - next.dy()),
                ys[corner.row()] + cut.inset() * (corner.dx() + next.dx())};
        }
        for (int i = 0; i < count; i++) {
            double[] from = points[(i + count - 1) % count];
            double[] at = points[i];
            double[] to = points[(i + 1) % count];
            double[] enter = towards(at, from, cut.corner());
            double[] leave = towards(at, to, cut.corner());
            if (i == 0) {
                path.moveTo(enter[0], enter[1]);
            } else {
                path.lineTo(enter[0], enter[1]);
            }
            if (cut.round()) {
                path.quadTo(at[0], at[1], leave[0], leave[1]);
            } else {
                path.lineTo(leave[0], leave[1]);
            }
        }
        path.closePath();
    }

    private static double[] towards(double[] at, double[] other, double length) {
        double dx = other[0] - at[0];
        double dy = other[1] - at[1];
        double whole = Math.hypot(dx, dy);
        double share = whole == 0 ? 0 : Math.min(0.5, length / whole);
        return new double[] {at[0] + dx * share, at[1] + dy * share};
    }
}
