package trayfield.bench;

import java.awt.image.BufferedImage;
import java.nio.file.Path;
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
import trayfield.files.ScenarioFile;
import trayfield.model.Loaded;
import trayfield.model.Scenario;
import trayfield.tables.RuleTables;
import trayfield.ui.board.BoardPainter;
import trayfield.ui.board.BoardPicture;
import trayfield.ui.board.Camera;

/// One frame while panning over whole Ancient armies: 36 x 36 squares with 160 men in a view of 1000 x 1000, and 72 x 36
/// with 320 men in 1600 x 1000. Tiles and sprites are there, as they are after the first moments. The bounds are 16 and
/// 25 ms on one core.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(1)
public class ArmiesRedrawBench {
    private static final Path DATA = Path.of("rules-data");
    private static final int HIGH = 1000;
    private static final int MARGIN = 28;

    @Param({"joes-table", "two-tables"})
    String scenario;

    private final BoardPainter painter = new BoardPainter();
    private BufferedImage paper;
    private BoardPicture picture;
    private Camera camera;
    private int frame;

    @Setup
    public void lay() {
        picture = BoardPicture.of(read());
        int columns = picture.board().columns();
        int wide = columns > 36 ? 1600 : 1000;
        paper = new BufferedImage(wide, HIGH, BufferedImage.TYPE_INT_ARGB_PRE);
        camera = Camera.fitting(columns, picture.board().rows(), wide, HIGH, MARGIN);
    }

    private Scenario read() {
        RuleTables tables = good(RuleTables.readFolder(DATA));
        return good(ScenarioFile.read(DATA.resolve("scenarios/ancient/" + scenario + ".json"), tables));
    }

    private static <T> T good(Loaded<T> loaded) {
        return switch (loaded) {
            case Loaded.Good<T>(T value) -> value;
            case Loaded.Bad<T>(var problems) -> throw new IllegalStateException(problems.toString());
        };
    }

    @Benchmark
    public BufferedImage pan() {
        int way = frame++ % 2 == 0 ? 3 : -3;
        camera = camera.panned(way, way);
        painter.paint(paper, camera, picture);
        return paper;
    }
}
