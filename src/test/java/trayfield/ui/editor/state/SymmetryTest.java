package trayfield.ui.editor.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static trayfield.ui.editor.state.Tables.at;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import trayfield.model.Facing;
import trayfield.model.Scenario;
import trayfield.model.Square;

/// What is painted on one half is on the other, whether the board has a middle row or not, and belongs to the other side.
@Execution(ExecutionMode.CONCURRENT)
class SymmetryTest {

    static Stream<Arguments> boards() {
        return Stream.of(Symmetry.EAST_WEST, Symmetry.NORTH_SOUTH, Symmetry.HALF_TURN).flatMap(symmetry ->
                Stream.of(List.of(8, 6), List.of(9, 7), List.of(8, 7), List.of(1, 1)).map(size -> Arguments.of(symmetry, size)));
    }

    @ParameterizedTest
    @MethodSource("boards")
    void everythingPaintedIsItsOwnImage(Symmetry symmetry, List<Integer> size) {
        EditorModel bench = Tables.bench(Blank.of("modern", size.getFirst(), size.getLast()));
        Random random = new Random(5);
        for (int i = 0; i < 60; i++) {
            bench.take(kit -> kit.with(Brush.values()[random.nextInt(Brush.values().length)])
                    .with(Shape.values()[random.nextInt(Shape.values().length)]).with(symmetry).withSize(1 + random.nextInt(3)));
            bench.press(square(bench, random), random.nextInt(4) == 0);
            bench.over(square(bench, random));
            bench.release();
            bench.take(kit -> kit.with(Stamp.values()[random.nextInt(Stamp.values().length)]));
            bench.press(square(bench, random), false);
            Scenario scenario = bench.scenario();
            for (Square here : scenario.board().squares()) {
                assertThat(scenario.board().ground(symmetry.image(here, scenario.board()))).isEqualTo(scenario.board().ground(here));
            }
            assertThat(camps(scenario, "red", symmetry)).containsExactlyInAnyOrderElementsOf(
                    camps(scenario, "blue", Symmetry.NONE));
        }
    }

    /// Headquarters on the line in the middle are their own images: such a square can be one side's alone.
    private static List<Square> camps(Scenario scenario, String side, Symmetry symmetry) {
        return scenario.headquarters().getOrDefault(side, List.of()).stream()
                .map(square -> symmetry.image(square, scenario.board()))
                .filter(square -> scenario.board().squares().stream().filter(square::equals)
                        .noneMatch(same -> mine(scenario, same))).toList();
    }

    private static boolean mine(Scenario scenario, Square square) {
        return Stream.of(Symmetry.EAST_WEST, Symmetry.NORTH_SOUTH, Symmetry.HALF_TURN)
                .anyMatch(symmetry -> symmetry.image(square, scenario.board()).equals(square));
    }

    private static Square square(EditorModel bench, Random random) {
        return bench.scenario().board().square(random.nextInt(bench.scenario().board().size()));
    }

    @Test
    void traysAreHandedToTheOtherSideAndTurned() {
        EditorModel bench = Tables.bench(Blank.of("modern", 9, 8));
        bench.take(kit -> kit.withType("tank").with(Facing.E).with(Symmetry.HALF_TURN));
        bench.press(at("B2"), false);
        assertThat(Pieces.of(bench.scenario())).extracting(Piece::side, Piece::at, Piece::facing).containsExactly(
                tuple("red", at("B2"), Facing.E),
                tuple("blue", at("H7"), Facing.W));
        bench.take(kit -> kit.with(Symmetry.EAST_WEST).with(Facing.N));
        bench.press(at("E4"), false);
        assertThat(bench.scenario().trays()).as("in the middle stands one alone").hasSize(3);
    }

    @Test
    void unitsAreHandedToTheOtherSide() {
        EditorModel bench = Tables.bench(Blank.of("ancient", 20, 20));
        bench.take(kit -> kit.with(Kit.Tool.ARMY).with(Facing.N).with(Symmetry.NORTH_SOUTH));
        bench.press(at("C3"), false);
        assertThat(bench.scenario().units()).extracting(Scenario.UnitPlan::side).containsExactly("silver", "gold");
        assertThat(bench.scenario().units().getLast().men()).hasSize(8)
                .allMatch(man -> man.facing() == Facing.S && man.at().row() >= 17);
    }

    @Test
    void aCopiedDeploymentIsTheImage() {
        Scenario scenario = Tables.shipped("joes-table");
        Scenario copied = Deployment.copy(Tables.ALL.of("ancient").orElseThrow(), scenario, "silver", Symmetry.HALF_TURN).scenario();
        List<Square> silver = Pieces.of(copied).stream().filter(piece -> piece.side().equals("silver")).map(Piece::at)
                .map(square -> Symmetry.HALF_TURN.image(square, copied.board())).toList();
        assertThat(Pieces.of(copied).stream().filter(piece -> piece.side().equals("gold")).map(Piece::at))
                .containsExactlyElementsOf(silver);
        assertThat(Findings.of(copied, Tables.ALL).sound()).isTrue();
    }
}
