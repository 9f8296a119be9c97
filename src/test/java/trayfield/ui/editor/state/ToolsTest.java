package trayfield.ui.editor.state;

import static org.assertj.core.api.Assertions.assertThat;
import static trayfield.ui.editor.state.Tables.at;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import trayfield.geometry.Grid;
import trayfield.model.Facing;
import trayfield.model.Ground;
import trayfield.model.Scenario;
import trayfield.model.Square;
import trayfield.model.Terrain;
import trayfield.ui.editor.state.Kit.Tool;

/// Every tool is one step: done, undone and done again it gives the same scenarios.
@Execution(ExecutionMode.CONCURRENT)
class ToolsTest {
    private static final Scenario MODERN = varied(Tables.shipped("crossroads"));
    private static final Scenario ANCIENT = varied(Tables.shipped("bald-hill"));

    /// With something under every brush: a hill, a headquarters, houses, roads.
    private static Scenario varied(Scenario scenario) {
        Kit kit = Tables.kit(scenario).withSide(scenario.sides().getLast().id()).with(Shape.RECTANGLE);
        Scenario hill = Paint.stroke(scenario, kit.withLevel(2).with(Shape.RECTANGLE), Tables.way("A1", "L12"), false);
        Scenario houses = Paint.stroke(hill, kit.with(Brush.TOWN).with(Shape.FREE), Tables.way("E7", "E5"), false);
        Scenario road = Paint.stroke(houses, kit.with(Brush.ROAD).with(Shape.LINE), Tables.way("A6", "G6"), false);
        return Paint.stroke(road, kit.with(Brush.HEADQUARTERS), Tables.way("B2"), false);
    }

    private static Map<String, Consumer<EditorModel>> tools() {
        Map<String, Consumer<EditorModel>> tools = new LinkedHashMap<>();
        for (Brush brush : Brush.values()) {
            for (Shape shape : Shape.values()) {
                tools.put(brush + " " + shape, bench -> stroke(bench, brush, shape, false));
            }
        }
        tools.put("contrary road", bench -> {
            bench.take(kit -> kit.with(Brush.ROAD).with(Shape.RECTANGLE).with(Symmetry.NONE));
            bench.press(at("A1"), true);
            bench.over(at("L12"));
            bench.release();
        });
        for (Stamp stamp : Stamp.values()) {
            tools.put(stamp.name(), bench -> {
                bench.take(kit -> kit.with(stamp).with(Symmetry.HALF_TURN));
                bench.press(at("E5"), false);
            });
        }
        tools.put("cut", bench -> select(bench).accept(one -> one.selection().cut()));
        tools.put("clear", bench -> select(bench).accept(EditorModel::delete));
        tools.put("turn", bench -> select(bench).accept(one -> one.selection().turn(Turn.RIGHT)));
        tools.put("flip", bench -> select(bench).accept(one -> one.selection().turn(Turn.FLIP_EAST_WEST)));
        tools.put("push", bench -> select(bench).accept(one -> one.push(Facing.N)));
        tools.put("crop", bench -> select(bench).accept(one -> one.selection().crop()));
        tools.put("copy and paste", bench -> select(bench).accept(one -> {
            one.selection().copy();
            one.selection().paste();
            one.press(at("J9"), false);
        }));
        tools.put("resize", bench -> bench.resize(Resizing.to(bench.scenario(), 9, 30, Resizing.Anchor.MIDDLE)));
        tools.put("take off", bench -> bench.takeOff(Optional.of(Pieces.of(bench.scenario()).getFirst().id())));
        tools.put("turn a tray", bench -> {
            bench.take(kit -> kit.with(Tool.ARMY));
            bench.pick(List.of(Pieces.of(bench.scenario()).getFirst().id()));
            bench.turn(1);
        });
        tools.put("push, symmetric", bench -> select(bench).accept(one -> {
            one.take(kit -> kit.with(Symmetry.HALF_TURN));
            one.push(Facing.E);
        }));
        tools.put("clear, symmetric", bench -> select(bench).accept(one -> {
            one.take(kit -> kit.with(Symmetry.EAST_WEST));
            one.delete();
        }));
        tools.put("mirror the army", bench ->
                bench.copyDeployment(bench.scenario().sides().getFirst().id(), Symmetry.HALF_TURN));
        tools.put("title", bench -> bench.edit("title", Optional.empty(), draft -> draft.named("x", "X", "y")));
        return tools;
    }

    private static void stroke(EditorModel bench, Brush brush, Shape shape, boolean contrary) {
        bench.take(kit -> kit.with(brush).with(shape).withSize(2).withLevel(3).with(brush).with(Symmetry.EAST_WEST));
        bench.press(at("B2"), contrary);
        bench.over(at("E7"));
        bench.over(at("F7"));
        bench.release();
    }

    private static Consumer<Consumer<EditorModel>> select(EditorModel bench) {
        bench.take(kit -> kit.with(Tool.SELECT).with(Symmetry.NONE));
        bench.box(at("B2"), at("G6"), true);
        return work -> work.accept(bench);
    }

    @TestFactory
    Stream<DynamicTest> doUndoRedo() {
        List<DynamicTest> tests = new ArrayList<>();
        for (Scenario scenario : List.of(MODERN, ANCIENT)) {
            tools().forEach((name, tool) -> tests.add(DynamicTest.dynamicTest(scenario.rules() + " " + name,
                    () -> doUndoRedo(scenario, tool))));
        }
        return tests.stream();
    }

    private static void doUndoRedo(Scenario before, Consumer<EditorModel> tool) {
        EditorModel bench = Tables.bench(before);
        tool.accept(bench);
        Scenario after = bench.scenario();
        assertThat(after).as(String.valueOf(bench.bench().note())).isNotEqualTo(before);
        assertThat(bench.bench().redo()).isEmpty();
        bench.undo();
        assertThat(bench.scenario()).isEqualTo(before);
        assertThat(bench.bench().undo()).as("one step").isEmpty();
        bench.redo();
        assertThat(bench.scenario()).isEqualTo(after);
    }

    @Test
    void aStrokeTouchesEachSquareOnce() {
        EditorModel bench = Tables.bench(Blank.of("modern", 6, 6));
        bench.take(kit -> kit.with(Brush.RAISE).withSize(3));
        bench.press(at("C3"), false);
        bench.over(at("D3"));
        bench.over(at("C3"));
        bench.release();
        assertThat(bench.scenario().board().ground(at("C3")).height()).isEqualTo(1);
        assertThat(bench.scenario().board().ground(at("E4")).height()).isEqualTo(1);
        assertThat(bench.scenario().board().ground(at("F4")).height()).isZero();
    }

    @Test
    void undoDuringADragTakesTheStrokeAlone() {
        EditorModel bench = Tables.bench(Blank.of("modern", 6, 6));
        stroke(bench, Brush.TOWN, Shape.FREE, false);
        Scenario town = bench.scenario();
        bench.take(kit -> kit.with(Brush.TREES));
        bench.press(at("A1"), false);
        bench.over(at("A3"));
        assertThat(bench.bench().scenario()).isNotEqualTo(town);
        bench.undo();
        assertThat(bench.bench().scenario()).isEqualTo(town);
        bench.over(at("A5"));
        bench.release();
        assertThat(bench.scenario()).isEqualTo(town);
        assertThat(bench.bench().redo()).isEmpty();
    }

    @Test
    void whatChangesNothingIsNoStep() {
        EditorModel bench = Tables.bench(Blank.of("modern", 6, 6));
        bench.take(kit -> kit.with(Brush.ERASER));
        bench.press(at("A1"), false);
        bench.release();
        bench.edit("title", Optional.of("title"), draft -> draft.named(draft.id(), "A", ""));
        bench.edit("title", Optional.of("title"), draft -> draft.named(draft.id(), Say.it("blank.title"), ""));
        assertThat(bench.bench().undo()).isEmpty();
        assertThat(bench.bench().unsaved()).isFalse();
    }

    @Test
    void aBrushInTheCornerStaysOnTheBoard() {
        EditorModel bench = Tables.bench(Blank.of("modern", 5, 5));
        bench.take(kit -> kit.with(Brush.TREES).withSize(5));
        bench.press(at("A1"), false);
        bench.release();
        assertThat(count(bench.scenario(), Terrain.TREES)).isEqualTo(9);
    }

    @Test
    void whatIsPastedBesideTheBoardIsCut() {
        EditorModel bench = Tables.bench(Blank.of("modern", 6, 6));
        bench.take(kit -> kit.with(Brush.TOWN).withSize(3));
        bench.press(at("B2"), false);
        bench.release();
        bench.take(kit -> kit.with(Tool.SELECT));
        bench.box(at("A1"), at("C3"), true);
        bench.selection().copy();
        bench.selection().paste();
        bench.press(at("F6"), false);
        assertThat(count(bench.scenario(), Terrain.TOWN)).isEqualTo(9 + 4);
        assertThat(Pasting.paste(bench.scenario(), bench.bench().held().orElseThrow(), 50, -50, Symmetry.NONE))
                .isEqualTo(bench.scenario());
    }

    @Test
    void movedSelectionsLeaveTheGroundTheyPassOver() {
        EditorModel bench = Tables.bench(MODERN);
        bench.take(kit -> kit.with(Tool.SELECT));
        bench.box(at("B2"), at("D5"), true);
        bench.push(Facing.E);
        bench.push(Facing.E);
        bench.push(Facing.W);
        bench.push(Facing.W);
        assertThat(sorted(bench.scenario())).isEqualTo(sorted(MODERN));
        assertThat(bench.scenario().board()).isEqualTo(MODERN.board());
        for (int i = 0; i < 4; i++) {
            bench.selection().turn(Turn.LEFT);
        }
        assertThat(sorted(bench.scenario())).isEqualTo(sorted(MODERN));
    }

    @Test
    void selectionsTakeTheLayersChosen() {
        EditorModel bench = Tables.bench(MODERN);
        bench.take(kit -> kit.with(Tool.SELECT).with(new Kit.Layers(false, true)));
        bench.box(at("A1"), at("U13"), true);
        bench.selection().cut();
        assertThat(bench.scenario().trays()).isEmpty();
        assertThat(bench.scenario().board()).isEqualTo(MODERN.board());
        bench.selection().paste();
        bench.press(at("K7"), false);
        assertThat(sorted(bench.scenario())).isEqualTo(sorted(MODERN));
        bench.take(Next::layers);
        bench.take(Next::layers);
        bench.take(kit -> kit.with(Tool.SELECT));
        assertThat(bench.bench().kit().layers()).isEqualTo(new Kit.Layers(true, false));
        bench.delete();
        assertThat(sorted(bench.scenario())).isEqualTo(sorted(MODERN));
        assertThat(count(bench.scenario(), Terrain.OPEN)).isEqualTo(bench.scenario().board().size());
    }

    private static List<String> sorted(Scenario scenario) {
        return Pieces.of(scenario).stream().map(Piece::toString).sorted().toList();
    }

    private static long count(Scenario scenario, Terrain terrain) {
        return scenario.board().squares().stream().map(scenario.board()::ground).map(Ground::terrain)
                .filter(terrain::equals).count();
    }

    @Test
    void linesRunAlongTheSquares() {
        assertThat(Shape.line(at("A1"), at("D3"))).hasSize(6).startsWith(at("A1")).endsWith(at("D3"));
        List<Square> line = Shape.line(at("K9"), at("B5"));
        for (int i = 1; i < line.size(); i++) {
            assertThat(Grid.adjacent(line.get(i - 1), line.get(i))).isTrue();
        }
    }

    @Test
    void thePickedBrushMakesTheSameGround() {
        Kit kit = Tables.kit(MODERN);
        Scenario ground = MODERN.withHeadquarters(new LinkedHashMap<>(Map.of("blue", List.of(at("A1")))));
        assertThat(Paint.pick(ground, kit, at("A1")).brush()).isEqualTo(Brush.HEADQUARTERS);
        assertThat(Paint.pick(ground, kit, at("A1")).side()).isEqualTo("blue");
        for (Square square : MODERN.board().squares()) {
            Kit picked = Paint.pick(MODERN, kit, square);
            Ground made = picked.brush().on(MODERN.board().ground(square), picked.level(), false);
            assertThat(made).isEqualTo(MODERN.board().ground(square));
        }
    }
}
