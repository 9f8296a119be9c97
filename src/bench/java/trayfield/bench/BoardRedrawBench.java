package trayfield.bench;

import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Ground;
import trayfield.model.Observation.TrayView;
import trayfield.model.Side;
import trayfield.model.Square;
import trayfield.model.Terrain;
import trayfield.ui.board.BoardPainter;
import trayfield.ui.board.BoardPicture;
import trayfield.ui.board.Camera;
import trayfield.ui.board.Highlight;

/// One frame while panning over a board of 36 x 36 with 160 trays in a view of 1000 x 1000, and one while only the
/// pointer moves. Tiles and sprites are there, as they are after the first moments.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(1)
public class BoardRedrawBench {
    private static final int VIEW = 1000;
    private static final int BOARD = 36;
    private static final int TRAYS = 160;
    private static final String GROUND = ".TT#~~fs....T.........~.......#...TT";
    private static final List<String> TYPES = List.of("rifle", "machineGun", "antitankRocket", "gun", "howitzer", "tank",
            "scoutCar");

    /// Side of a square in pixels: the whole board, and closer up.
    @Param({"26", "40", "100"})
    int cell;

    private final BoardPainter painter = new BoardPainter();
    private final BufferedImage paper = new BufferedImage(VIEW, VIEW, BufferedImage.TYPE_INT_ARGB_PRE);
    private BoardPicture picture;
    private Camera camera;
    private int frame;

    @Setup
    public void lay() {
        Board board = Board.of(BOARD, BOARD, square -> new Ground((square.column() * 7 + square.row() * 3) % 11 > 8 ? 1 : 0,
                Terrain.of(GROUND.charAt((square.column() + square.row() / 5 * 3) % BOARD)).orElseThrow(),
                square.row() % 9 == 4 || square.column() % 13 == 6));
        List<TrayView> trays = new ArrayList<>();
        for (int i = 0; i < TRAYS; i++) {
            trays.add(new TrayView("t" + i, i % 2 == 0 ? "red" : "blue", TYPES.get(i % TYPES.size()), Optional.empty(),
                    new Square(i * 5 % BOARD, (i * 11 + i / BOARD) % BOARD), Facing.of(i % 4), List.of()));
        }
        picture = BoardPicture.of(board, List.of(new Side("red", "Red", "#b3392f"), new Side("blue", "Blue", "#2f5fb3")))
                .withTrays(trays);
        camera = Camera.fitting(BOARD, BOARD, VIEW, VIEW, 28).zoomedTo(cell, VIEW / 2.0, VIEW / 2.0);
    }

    @Benchmark
    public BufferedImage pan() {
        int way = frame++ % 2 == 0 ? 3 : -3;
        camera = camera.panned(way, way);
        painter.paint(paper, camera, picture);
        return paper;
    }

    @Benchmark
    public BufferedImage hover() {
        Square over = new Square(frame++ % BOARD, BOARD / 2);
        painter.paint(paper, camera, picture.withHighlights(List.of(
                new Highlight.Squares(Highlight.Kind.HOVER, List.of(over)), new Highlight.Cursor(over))));
        return paper;
    }
}
