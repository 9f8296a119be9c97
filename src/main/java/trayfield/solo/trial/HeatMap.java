package trayfield.solo.trial;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import trayfield.model.Square;

/// Counts by square drawn as SVG: the area of a mark grows with its count, and pointing at it tells the number.
final class HeatMap {
    private static final int CELL = 14;
    private static final int EDGE = 22;
    private static final double LARGEST = CELL / 2.0;
    private static final int LABEL_EVERY = 5;

    private HeatMap() {
    }

    /// Columns and rows that are drawn.
    record Bounds(int columns, int rows) {
        /// From A1 to the farthest of some squares.
        static Bounds around(List<Square> squares) {
            int columns = 1;
            int rows = 1;
            for (Square square : squares) {
                columns = Math.max(columns, square.column() + 1);
                rows = Math.max(rows, square.row() + 1);
            }
            return new Bounds(columns, rows);
        }
    }

    static String discs(Map<Square, Integer> counts, Bounds bounds) {
        return drawing(counts, bounds, "<circle cx=\"%1$.1f\" cy=\"%2$.1f\" r=\"%3$.1f\" fill=\"#333\">%4$s</circle>\n");
    }

    static String crosses(Map<Square, Integer> counts, Bounds bounds) {
        return drawing(counts, bounds, "<g transform=\"translate(%1$.1f %2$.1f) scale(%3$.2f)\" stroke=\"#000\" "
                + "stroke-width=\"0.4\"><path d=\"M-1 -1L1 1M-1 1L1 -1\"/>%4$s</g>\n");
    }

    private static String drawing(Map<Square, Integer> counts, Bounds bounds, String mark) {
        int width = EDGE + bounds.columns() * CELL;
        int height = EDGE + bounds.rows() * CELL;
        StringBuilder svg = new StringBuilder(String.format(Locale.ROOT,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\">\n", width,
                height, width, height));
        grid(svg, bounds);
        int most = counts.values().stream().mapToInt(Integer::intValue).max().orElse(1);
        counts.forEach((square, count) -> {
            double size = LARGEST * Math.sqrt((double) count / most);
            svg.append(String.format(Locale.ROOT, mark, EDGE + (square.column() + 0.5) * CELL,
                    (bounds.rows() - square.row() - 0.5) * CELL, size, "<title>" + square.name() + ": " + count + "</title>"));
        });
        return svg.append("</svg>").toString();
    }

    private static void grid(StringBuilder svg, Bounds bounds) {
        svg.append(String.format(Locale.ROOT, "<rect x=\"%d\" y=\"0\" width=\"%d\" height=\"%d\" fill=\"none\" stroke=\"#888\"/>\n",
                EDGE, bounds.columns() * CELL, bounds.rows() * CELL));
        for (int column = 0; column < bounds.columns(); column += LABEL_EVERY) {
            svg.append(String.format(Locale.ROOT, "<text x=\"%d\" y=\"%d\" font-size=\"10\">%s</text>\n",
                    EDGE + column * CELL + 2, bounds.rows() * CELL + 14, Square.columnName(column)));
        }
        for (int row = 0; row < bounds.rows(); row += LABEL_EVERY) {
            svg.append(String.format(Locale.ROOT, "<text x=\"2\" y=\"%d\" font-size=\"10\">%d</text>\n",
                    (bounds.rows() - row) * CELL - 3, row + 1));
        }
    }
}
