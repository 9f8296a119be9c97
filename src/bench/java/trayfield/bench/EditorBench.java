package trayfield.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import trayfield.files.AtomicFile;
import trayfield.files.ScenarioFile;
import trayfield.model.Facing;
import trayfield.model.Loaded;
import trayfield.model.Scenario;
import trayfield.model.Scenario.Placement;
import trayfield.model.Square;
import trayfield.tables.RuleTables;
import trayfield.ui.editor.state.Blank;
import trayfield.ui.editor.state.Brush;
import trayfield.ui.editor.state.EditorModel;
import trayfield.ui.editor.state.Findings;
import trayfield.ui.editor.state.Generator;
import trayfield.ui.editor.state.Kit;
import trayfield.ui.editor.state.Paint;
import trayfield.ui.editor.state.Shape;
import trayfield.ui.editor.state.Symmetry;

/// The designer's bench on the largest board, 200 x 200 squares with 400 trays: one more square of a long stroke, a fill of
/// the whole board, writing and opening the file, and looking the scenario over.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class EditorBench {
    private static final int SIDE = 200;
    private static final List<String> TYPES = List.of("rifle", "machineGun", "antitankRocket", "gun", "howitzer", "tank", "scoutCar");

    private RuleTables tables;
    private Scenario large;
    private Scenario blank;
    private EditorModel stroking;
    private Path file;
    private int column;

    @Setup
    public void lay() throws IOException {
        tables = switch (RuleTables.readFolder(Path.of("rules-data"))) {
            case Loaded.Good<RuleTables>(RuleTables read) -> read;
            case Loaded.Bad<RuleTables> bad -> throw new IllegalStateException(bad.problems().toString());
        };
        blank = Blank.of("modern", SIDE, SIDE);
        List<Placement> trays = new ArrayList<>();
        for (int i = 0; i < SIDE; i++) {
            trays.add(new Placement("r" + i, "red", TYPES.get(i % TYPES.size()), new Square(i, 2), Facing.N));
            trays.add(new Placement("b" + i, "blue", TYPES.get(i % TYPES.size()), new Square(i, SIDE - 3), Facing.S));
        }
        large = dry(Generator.scenario("modern", 1, SIDE, SIDE)).withTrays(trays);
        stroking = bench(large);
        stroking.take(kit -> kit.with(Brush.RAISE).withSize(3).with(Symmetry.HALF_TURN));
        stroking.press(new Square(0, SIDE / 2), false);
        file = Files.createTempFile("large", ".json");
    }

    /// Without river where trays stand.
    private static Scenario dry(Scenario land) {
        Kit kit = Kit.of("red", "rifle").with(Brush.ERASER).with(Shape.RECTANGLE);
        Scenario south = Paint.stroke(land, kit, List.of(new Square(0, 2), new Square(SIDE - 1, 2)), false);
        return Paint.stroke(south, kit, List.of(new Square(0, SIDE - 3), new Square(SIDE - 1, SIDE - 3)), false);
    }

    @TearDown
    public void clear() throws IOException {
        Files.deleteIfExists(file);
    }

    private EditorModel bench(Scenario scenario) {
        return new EditorModel(tables, scenario, _ -> { }, Runnable::run);
    }

    @Benchmark
    public Object stroke() {
        column = (column + 1) % SIDE;
        if (column == 0) {
            stroking.undo();
            stroking.press(new Square(0, SIDE / 2), false);
        }
        stroking.over(new Square(column, SIDE / 2));
        return stroking.bench();
    }

    @Benchmark
    public Object fill() {
        EditorModel bench = bench(blank);
        bench.take(kit -> kit.with(Brush.TREES).with(Shape.FILL));
        bench.press(new Square(0, 0), false);
        bench.release();
        return bench.bench();
    }

    @Benchmark
    public Object saveAndOpen() {
        AtomicFile.write(file, ScenarioFile.write(large), AtomicFile.Backup.NONE);
        return ScenarioFile.salvage(file, tables);
    }

    @Benchmark
    public Object lookOver() {
        return Findings.of(large, tables);
    }
}
