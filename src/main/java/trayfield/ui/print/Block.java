package trayfield.ui.print;

/// A piece of a page as wide as its text, of a known height in points.
///
/// @param keeps stays on one page with what follows
record Block(double height, boolean keeps, Painter painter) {

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

    static Block paragraph(String text, Face face, double size, double width) {
        var lines = face.wrapped(text, size, width);
        return new Block(Pen.heightOf(lines, size), (pen, x, y, _) -> pen.lines(lines, x, y, face, size, Pen.INK));
    }
}
