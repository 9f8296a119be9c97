package trayfield.ui.editor.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import trayfield.files.ScenarioFile;
import trayfield.model.Facing;
import trayfield.model.Scenario;
import trayfield.model.Square;

/// Whatever a designer does, in whatever order: undone to the start it is the scenario he began with, done again it is
/// the one he ended with; and a sound one is read back as it was written, byte for byte.
@Execution(ExecutionMode.CONCURRENT)
class RandomEditsTest {
    private static final int EDITS = 150;

    static Stream<Arguments> scenarios() {
        return Tables.shipped().stream().flatMap(scenario -> IntStream.of(1, 2).mapToObj(seed -> Arguments.of(scenario.id(), seed)));
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void undoneToTheStart(String id, int seed) {
        Scenario start = Tables.shipped(id);
        Random random = new Random(seed);
        EditorModel bench = new EditorModel(Tables.ALL, start, _ -> { }, Runnable::run);
        for (int i = 0; i < EDITS; i++) {
            edit(bench, random);
            if (i % 25 == 0 && Findings.of(bench.scenario(), Tables.ALL).sound()) {
                stable(bench.scenario());
            }
        }
        bench.release();
        Scenario end = bench.scenario();
        assertThat(end).isNotEqualTo(start);
        int steps = 0;
        while (bench.bench().undo().isPresent()) {
            bench.undo();
            steps++;
        }
        assertThat(bench.scenario()).isEqualTo(start);
        for (int i = 0; i < steps; i++) {
            bench.redo();
        }
        assertThat(bench.scenario()).isEqualTo(end);
    }

    private static void stable(Scenario scenario) {
        String text = ScenarioFile.write(scenario);
        Scenario again = Tables.again(scenario);
        assertThat(again).isEqualTo(scenario);
        assertThat(ScenarioFile.write(again)).isEqualTo(text);
    }

    private static void edit(EditorModel bench, Random random) {
        Square one = square(bench, random);
        Square other = square(bench, random);
        switch (random.nextInt(19)) {
            case 0 -> bench.take(kit -> kit.with(any(Brush.values(), random)));
            case 1 -> bench.take(kit -> kit.with(any(Shape.values(), random)).withSize(1 + random.nextInt(5)));
            case 2 -> bench.take(kit -> kit.with(any(Symmetry.values(), random)));
            case 3 -> bench.take(kit -> kit.with(any(Stamp.values(), random)));
            case 4 -> bench.take(kit -> kit.withType(any(Types.of(bench.table()).toArray(Types.Entry[]::new), random).id()));
            case 5 -> bench.take(kit -> kit.with(Kit.Tool.SELECT));
            case 6 -> bench.box(one, other, true);
            case 7 -> bench.press(one, random.nextBoolean());
            case 8 -> bench.over(one);
            case 9 -> bench.release();
            case 10 -> bench.undo();
            case 11 -> bench.selection().cut();
            case 12 -> bench.selection().paste();
            case 13 -> bench.turn(1);
            case 14 -> bench.push(any(Facing.values(), random));
            case 15 -> bench.enter();
            case 16 -> bench.cursor(any(Facing.values(), random), 1 + random.nextInt(3), random.nextBoolean());
            case 17 -> Pieces.on(bench.scenario(), one).forEach(piece -> bench.drag(piece.id(), other));
            default -> odd(bench, random);
        }
    }

    /// Rarer things.
    private static void odd(EditorModel bench, Random random) {
        switch (random.nextInt(8)) {
            case 0 -> bench.delete();
            case 1 -> bench.escape();
            case 2 -> bench.redo();
            case 3 -> bench.resize(Resizing.to(bench.scenario(), 8 + random.nextInt(30), 8 + random.nextInt(30),
                    any(Resizing.Anchor.values(), random)));
            case 4 -> bench.copyDeployment(bench.scenario().sides().getFirst().id(), any(Symmetry.values(), random));
            case 5 -> bench.edit("title", Optional.of("title"), draft -> draft.named("t" + random.nextInt(9), "T", "b"));
            case 6 -> bench.selection().turn(any(Turn.values(), random));
            default -> bench.click(square(bench, random), Optional.empty(), false, true);
        }
    }

    private static Square square(EditorModel bench, Random random) {
        List<Square> squares = bench.scenario().board().squares();
        return squares.get(random.nextInt(squares.size()));
    }

    private static <T> T any(T[] values, Random random) {
        return values[random.nextInt(values.length)];
    }
}
