package trayfield.ui.print;

import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import trayfield.ui.board.BoardPainter;
import trayfield.ui.board.BoardPicture;
import trayfield.ui.board.Camera;

/// A board in a page: painted as on screen, as fine as a printer shows it.
final class BoardArt {
    /// Dots to an inch of a page in the hand, and of a table that is looked at from further away.
    private static final double DOTS_PER_POINT = 200 / Paper.POINTS_PER_INCH;
    private static final double TABLE_DOTS_PER_POINT = 130 / Paper.POINTS_PER_INCH;
    /// Around the board for the names of columns and rows, in points; narrower where squares are small, for long names.
    private static final double BORDER = 17;
    private static final double LEAST_BORDER = 10;
    private static final double BORDER_PER_SQUARE = 0.85;

    private final BoardPicture picture;

    BoardArt(BoardPicture picture) {
        this.picture = picture;
    }

    /// The whole board with its border, as large as fits.
    private Camera whole(double width, double height) {
        int columns = picture.board().columns();
        int rows = picture.board().rows();
        int margin = dots(Math.clamp(BORDER_PER_SQUARE * Math.min(width / columns, height / rows), LEAST_BORDER, BORDER));
        int cell = Math.max(1, Math.min((dots(width) - 2 * margin) / columns, (dots(height) - 2 * margin) / rows));
        return new Camera(columns, rows, columns * cell + 2 * margin, rows * cell + 2 * margin, cell, margin, margin, margin);
    }

    private static int dots(double points) {
        return (int) (points * DOTS_PER_POINT);
    }

    /// How high the whole board is when it may be no larger than this, in points.
    double height(double width, double height) {
        return whole(width, height).height() / DOTS_PER_POINT;
    }

    /// Paints the whole board in the middle of the width, with its upper edge at `y`; returns where its squares lie.
    Rectangle2D paint(Graphics2D g, double x, double y, double width, double height) {
        Camera camera = whole(width, height);
        double left = x + (width - camera.width() / DOTS_PER_POINT) / 2;
        draw(g, paper(new BoardPainter(), camera), left, y, 1 / DOTS_PER_POINT);
        return new Rectangle2D.Double(left + camera.left() / DOTS_PER_POINT, y + camera.top() / DOTS_PER_POINT,
                camera.boardWidth() / DOTS_PER_POINT, camera.boardHeight() / DOTS_PER_POINT);
    }

    /// Paints a part of the board's squares with its upper left corner there. The part may begin and end within squares.
    ///
    /// @param painter kept from part to part
    /// @param square  side of a square in points
    /// @param part    in squares, from the board's north-west corner east and south
    void paintPart(Graphics2D g, BoardPainter painter, double x, double y, double square, Rectangle2D part) {
        int cell = Math.max(1, (int) Math.round(square * TABLE_DOTS_PER_POINT));
        Camera camera = new Camera(picture.board().columns(), picture.board().rows(), (int) Math.round(part.getWidth() * cell),
                (int) Math.round(part.getHeight() * cell), cell, (int) -Math.round(part.getX() * cell),
                (int) -Math.round(part.getY() * cell), 0);
        draw(g, paper(painter, camera), x, y, square / cell);
    }

    private BufferedImage paper(BoardPainter painter, Camera camera) {
        BufferedImage paper = new BufferedImage(camera.width(), camera.height(), BufferedImage.TYPE_INT_ARGB_PRE);
        painter.paint(paper, camera, picture);
        return paper;
    }

    private static void draw(Graphics2D g, BufferedImage paper, double x, double y, double scale) {
        BufferedImage opaque = new BufferedImage(paper.getWidth(), paper.getHeight(), BufferedImage.TYPE_INT_RGB);
        Graphics2D copy = opaque.createGraphics();
        copy.drawImage(paper, 0, 0, null);
        copy.dispose();
        g.drawImage(opaque, new AffineTransform(scale, 0, 0, scale, x, y), null);
    }
}
