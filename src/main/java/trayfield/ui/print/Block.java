package trayfield.ui.print;

import java.util.List;

/// A piece of a page as wide as its text, of a known height in points.
///
/// @param keeps stays on one page with what follows
record Block(double height, boolean keeps, Painter painter) {

    private static final int MOST_LINES = 12;

    /// Paints the piece with its upper left corner there.
    @FunctionalInterface
    interface Painter {
        void paint(Pen pen, double x, double y, double width);
    }

    Block(double height, Painter painter) {
        this(height, false, painter);
    }

    static Block space(double height) {
        return new Block(height, (_, _, _, _) -> { });
    }

    /// The same, on one page with what follows.
    Block keep() {
        return new Block(height, true, painter);
    }

    /// A text in one piece, cut short where it takes too many lines.
    static Block paragraph(String text, Face face, double size, double width) {
        List<String> lines = face.wrapped(text, size, width, MOST_LINES);
        return new Block(Pen.heightOf(lines, size), (pen, x, y, _) -> pen.lines(lines, x, y, face, size, Pen.INK));
    }

    /// A text of any length, which may go on on the next page after any line.
    static List<Block> text(String text, Face face, double size, double width) {
        return face.wrapped(text, size, width).stream().map(line -> new Block(size * Pen.LEADING,
                (pen, x, y, _) -> pen.text(line, x, y + size, face, size, Pen.INK))).toList();
    }
}
