package trayfield.ui.trial;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Map;
import javafx.scene.image.Image;
import trayfield.model.Square;
import trayfield.ui.board.BoardPicture;
import trayfield.ui.board.Camera;
import trayfield.ui.board.Pictures;
import trayfield.ui.trial.state.Findings.OfSide;

/// The board faded, with a disc on each square where trays of a side stood and a cross where they fell; the area of a
/// mark grows with its count. Used by one thread at a time, any.
final class HeatPicture {
    private static final int MARGIN = 20;
    private static final double FADED = 0.55;
    private static final double LARGEST = 0.47;
    private static final double SMALLEST = 0.08;
    private static final Color DISC = new Color(0x1f, 0x3f, 0x5f, 0xb8);
    private static final Color RIM = new Color(0xff, 0xff, 0xff, 0xd0);
    private static final Color CROSS = new Color(0x5a, 0x0d, 0x00);

    private final BoardPicture board;
    private final Camera camera;
    private BufferedImage ground;

    /// @param width in pixels, at most; likewise `height`
    HeatPicture(BoardPicture board, int width, int height) {
        this.board = board.withTrays(List.of());
        int columns = board.board().columns();
        int rows = board.board().rows();
        int cell = Camera.fitting(columns, rows, width, height, MARGIN).cell();
        this.camera = new Camera(columns, rows, columns * cell + 2 * MARGIN, rows * cell + 2 * MARGIN, cell, MARGIN, MARGIN,
                MARGIN);
    }

    Camera camera() {
        return camera;
    }

    Image of(OfSide side) {
        return Pictures.image(paint(side));
    }

    BufferedImage paint(OfSide side) {
        BufferedImage picture = new BufferedImage(camera.width(), camera.height(), BufferedImage.TYPE_INT_ARGB_PRE);
        Graphics2D pen = picture.createGraphics();
        pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        pen.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        pen.drawImage(ground(), 0, 0, null);
        int mostStood = most(side.stood());
        side.stood().forEach((square, count) -> disc(pen, square, size(count, mostStood)));
        int mostFell = most(side.fell());
        side.fell().forEach((square, count) -> cross(pen, square, size(count, mostFell)));
        pen.dispose();
        return picture;
    }

    private BufferedImage ground() {
        if (ground == null) {
            ground = Pictures.at(board, camera);
            Graphics2D pen = ground.createGraphics();
            pen.setComposite(AlphaComposite.SrcOver.derive((float) FADED));
            pen.setColor(Color.WHITE);
            pen.fillRect(camera.left(), camera.top(), camera.boardWidth(), camera.boardHeight());
            pen.dispose();
        }
        return ground;
    }

    private static int most(Map<Square, Integer> counts) {
        return counts.values().stream().mapToInt(Integer::intValue).max().orElse(1);
    }

    /// Half the extent of a mark, in pixels.
    private double size(int count, int most) {
        return camera.cell() * Math.max(SMALLEST, LARGEST * Math.sqrt((double) count / most));
    }

    private void disc(Graphics2D pen, Square square, double size) {
        Ellipse2D disc = new Ellipse2D.Double(camera.centreX(square) - size, camera.centreY(square) - size, 2 * size, 2 * size);
        pen.setColor(DISC);
        pen.fill(disc);
        pen.setColor(RIM);
        pen.setStroke(new BasicStroke(1f));
        pen.draw(disc);
    }

    private void cross(Graphics2D pen, Square square, double size) {
        double x = camera.centreX(square);
        double y = camera.centreY(square);
        double arm = size * 0.9;
        Path2D cross = new Path2D.Double();
        cross.moveTo(x - arm, y - arm);
        cross.lineTo(x + arm, y + arm);
        cross.moveTo(x - arm, y + arm);
        cross.lineTo(x + arm, y - arm);
        // Thin enough for the disc below to be seen between the arms.
        float thick = (float) Math.max(1.2, size * 0.2);
        pen.setColor(Color.WHITE);
        pen.setStroke(new BasicStroke(thick + 1.4f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        pen.draw(cross);
        pen.setColor(CROSS);
        pen.setStroke(new BasicStroke(thick, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        pen.draw(cross);
    }
}
