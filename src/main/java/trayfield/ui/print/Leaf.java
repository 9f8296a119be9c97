package trayfield.ui.print;

import java.awt.Graphics2D;

/// One page.
///
/// @param width in points; likewise `height`
/// @param art   what is on it; may be painted several times, and makes what is large about it only then
record Leaf(double width, double height, Art art) {

    /// Paints in points from the upper left corner.
    @FunctionalInterface
    interface Art {
        void paint(Graphics2D g);
    }

    static Leaf upright(Paper paper, Art art) {
        return new Leaf(paper.width, paper.height, art);
    }

    static Leaf lying(Paper paper, Art art) {
        return new Leaf(paper.height, paper.width, art);
    }
}
