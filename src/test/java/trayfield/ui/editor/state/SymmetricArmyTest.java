package trayfield.ui.editor.state;

import static org.assertj.core.api.Assertions.assertThat;
import static trayfield.ui.editor.state.Tables.at;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import trayfield.model.Facing;
import trayfield.model.Scenario;
import trayfield.model.Scenario.UnitPlan;
import trayfield.model.Square;
import trayfield.ui.editor.state.Kit.Tool;

/// With a symmetry chosen both armies stay each other's image whatever is done to either, and patches that overlap their
/// own image come out symmetric.
@Execution(ExecutionMode.CONCURRENT)
class SymmetricArmyTest {
    private static final List<Symmetry> ALL = List.of(Symmetry.EAST_WEST, Symmetry.NORTH_SOUTH, Symmetry.HALF_TURN);

    static Stream<Arguments> boards() {
        return ALL.stream().flatMap(symmetry -> Stream.of(List.of(12, 10), List.of(11, 9), List.of(12, 9), List.of(11, 10))
                .flatMap(size -> Stream.of("modern", "ancient").map(rules -> Arguments.of(symmetry, size, rules))));
    }

    static Stream<Arguments> oddAndEven() {
        return boards().filter(one -> one.get()[1].equals(List.of(12, 10)) || one.get()[1].equals(List.of(11, 9)));
    }

    private static EditorModel bench(String rules, int columns, int rows, Symmetry symmetry) {
        EditorModel bench = new EditorModel(Tables.ALL, Blank.of(rules, columns, rows), _ -> { }, Runnable::run);
        bench.take(kit -> kit.with(Tool.ARMY).with(symmetry).with(Facing.N).with(new Kit.Block(2, 2)));
        return bench;
    }

    /// What stands off the middle line, by side; the images of one side are the other side.
    private static void symmetric(Scenario scenario, Symmetry symmetry, String after) {
        List<String> sides = scenario.sides().stream().map(side -> side.id()).toList();
        List<String> images = Pieces.of(scenario).stream().filter(piece -> piece.side().equals(sides.getFirst()))
                .filter(piece -> !own(piece.at(), scenario, symmetry))
                .map(piece -> piece.type() + symmetry.image(piece.at(), scenario.board()) + symmetry.image(piece.facing())).sorted().toList();
        List<String> others = Pieces.of(scenario).stream().filter(piece -> piece.side().equals(sides.getLast()))
                .filter(piece -> !own(piece.at(), scenario, symmetry))
                .map(piece -> piece.type() + piece.at() + piece.facing()).sorted().toList();
        assertThat(others).as(after).isEqualTo(images);
        for (Square here : scenario.board().squares()) {
            assertThat(scenario.board().ground(symmetry.image(here, scenario.board()))).as(after).isEqualTo(scenario.board().ground(here));
        }
        assertThat(Pieces.of(scenario).stream().map(Piece::id)).as(after).doesNotHaveDuplicates();
    }

    private static boolean own(Square at, Scenario scenario, Symmetry symmetry) {
        return symmetry.image(at, scenario.board()).equals(at);
    }

    @ParameterizedTest
    @MethodSource("boards")
    void whateverIsDoneBothHalvesStayAlike(Symmetry symmetry, List<Integer> size, String rules) {
        EditorModel bench = bench(rules, size.getFirst(), size.getLast(), symmetry);
        Random random = new Random(7);
        int most = 0;
        for (int i = 0; i < 150; i++) {
            String done = step(bench, random);
            most = Math.max(most, Pieces.of(bench.scenario()).size());
            symmetric(bench.scenario(), symmetry, i + " " + done + " " + bench.bench().note());
        }
        assertThat(most).isGreaterThan(4);
    }

    /// What stands in the middle stands alone and is not carried off it: its image would have to come from nowhere.
    private static String step(EditorModel bench, Random random) {
        List<Piece> off = Pieces.of(bench.scenario()).stream().filter(piece -> ALL.stream()
                .noneMatch(symmetry -> symmetry == bench.bench().kit().symmetry() && own(piece.at(), bench.scenario(), symmetry))).toList();
        Square one = square(bench, random);
        Square other = square(bench, random);
        int deed = random.nextInt(12);
        switch (deed) {
            case 0, 1 -> place(bench, one);
            case 2, 3 -> off.stream().skip(off.isEmpty() ? 0 : random.nextInt(off.size())).findFirst().ifPresent(piece -> {
                bench.pick(List.of(piece.id()));
                bench.drag(piece.id(), other);
            });
            case 4 -> turn(bench, off, random);
            case 5 -> {
                bench.pick(off.stream().map(Piece::id).filter(_ -> random.nextInt(3) == 0).toList());
                bench.push(Facing.of(random.nextInt(4)));
            }
            case 6 -> off.stream().findFirst().ifPresent(piece -> bench.takeOff(Optional.of(piece.id())));
            case 7 -> ground(bench, one, other);
            default -> block(bench, deed, one, other);
        }
        bench.take(kit -> kit.with(Tool.ARMY));
        return deed + " " + one + other;
    }

    /// Units that lie over the middle stand alone; here none does.
    private static void place(EditorModel bench, Square at) {
        Kit kit = bench.bench().kit();
        List<Square> squares = kit.type().equals(Pieces.MAN) ? Army.block(kit.block(), at, kit.facing(), bench.scenario()) : List.of(at);
        if (!Army.alone(squares, kit.symmetry(), bench.scenario().board())) {
            bench.pick(List.of());
            bench.click(at, Optional.empty(), false, true);
        }
    }

    private static void turn(EditorModel bench, List<Piece> off, Random random) {
        bench.pick(off.stream().map(Piece::id).filter(_ -> random.nextInt(4) == 0).toList());
        bench.turn(1 + random.nextInt(2));
        bench.pick(List.of());
    }

    private static void ground(EditorModel bench, Square one, Square other) {
        bench.take(kit -> kit.with(Brush.values()[(one.column() + other.row()) % Brush.HEADQUARTERS.ordinal()]).with(Shape.RECTANGLE));
        bench.press(one, false);
        bench.over(other);
        bench.release();
    }

    private static void block(EditorModel bench, int deed, Square one, Square other) {
        bench.take(kit -> kit.with(Tool.SELECT));
        bench.box(one, other, true);
        switch (deed) {
            case 8 -> {
                bench.selection().copy();
                bench.selection().paste();
                bench.press(other, false);
            }
            case 9 -> bench.push(Facing.of(one.column() & 3));
            case 10 -> bench.selection().turn(Turn.values()[other.column() % Turn.values().length]);
            default -> {
                bench.selection().cut();
                bench.selection().paste();
                bench.press(one, false);
            }
        }
    }

    private static Square square(EditorModel bench, Random random) {
        return bench.scenario().board().square(random.nextInt(bench.scenario().board().size()));
    }

    /// Odd and even: of a patch over the middle the half on which its own middle lies shows the patch.
    @ParameterizedTest
    @MethodSource("oddAndEven")
    void aPatchOverTheMiddleIsTheImageOfItsOwnHalf(Symmetry symmetry, List<Integer> size, String rules) {
        EditorModel bench = bench(rules, size.getFirst(), size.getLast(), Symmetry.NONE);
        bench.take(kit -> kit.with(Brush.TOWN).with(Shape.FREE));
        bench.press(at("A1"), false);
        bench.over(at("B2"));
        bench.release();
        bench.take(kit -> kit.with(Tool.ARMY).with(new Kit.Block(1, 1)));
        bench.press(at("C1"), false);
        bench.take(kit -> kit.with(Tool.SELECT));
        bench.box(at("A1"), at("D4"), true);
        bench.selection().cut();
        bench.take(kit -> kit.with(symmetry));
        bench.selection().paste();
        Scenario bare = bench.scenario();
        for (int column = 0; column < size.getFirst(); column++) {
            for (int row = 0; row < size.getLast(); row++) {
                bench.press(new Square(column, row), false);
                symmetric(bench.scenario(), symmetry, column + "/" + row);
                bench.undo();
                assertThat(bench.scenario()).isEqualTo(bare);
                bench.selection().paste();
            }
        }
    }

    @Test
    void theHalfOfThePatchsMiddleLeads() {
        EditorModel bench = bench("modern", 9, 9, Symmetry.EAST_WEST);
        Rectangle west = new Rectangle(2, 0, 4, 1);
        assertThat(IntStream.range(2, 6).filter(column -> Symmetry.EAST_WEST.leads(new Square(column, 0), west,
                bench.scenario().board()))).containsExactly(2, 3, 4);
        Rectangle middle = new Rectangle(3, 0, 3, 1);
        assertThat(IntStream.range(3, 6).filter(column -> Symmetry.EAST_WEST.leads(new Square(column, 0), middle,
                bench.scenario().board()))).containsExactly(3, 4);
    }

    @Test
    void twinsKeepTheirIdsAndUnits() {
        EditorModel bench = bench("ancient", 16, 12, Symmetry.HALF_TURN);
        bench.press(at("C3"), false);
        bench.press(at("H3"), false);
        List<UnitPlan> before = bench.scenario().units();
        bench.take(kit -> kit.with(Tool.SELECT));
        bench.box(at("C2"), at("D3"), true);
        bench.push(Facing.N);
        bench.push(Facing.N);
        assertThat(bench.scenario().units()).extracting(UnitPlan::id).containsExactlyInAnyOrderElementsOf(
                before.stream().map(UnitPlan::id).toList());
        assertThat(bench.scenario().units()).extracting(UnitPlan::name).containsExactlyInAnyOrderElementsOf(
                before.stream().map(UnitPlan::name).toList());
        symmetric(bench.scenario(), Symmetry.HALF_TURN, "pushed");
        bench.take(kit -> kit.with(Tool.ARMY));
        bench.pick(List.of("s1.1"));
        bench.hover(Optional.of(at("C9")));
        bench.recruit();
        assertThat(bench.scenario().units()).extracting(unit -> unit.men().size()).containsExactlyInAnyOrder(5, 5, 4, 4);
        symmetric(bench.scenario(), Symmetry.HALF_TURN, "recruited");
    }

    /// One side's classes are fixed, the other's are given out by a quota: images go by what their own side has.
    @Test
    void imagesOfPastedUnitsAreClassedAsTheirOwnSideIs() {
        EditorModel bench = bench("ancient", 16, 12, Symmetry.NONE);
        String first = bench.scenario().sides().getFirst().id();
        String second = bench.scenario().sides().getLast().id();
        bench.press(at("C3"), false);
        bench.take(kit -> kit.withSide(second));
        bench.press(at("H8"), false);
        Scenario classed = Quotas.withoutClasses(Quotas.withClasses(bench.scenario(), first, "A"), second, "B");
        Patch patch = Patch.of(classed, new Rectangle(2, 1, 2, 2), bench.bench().kit().layers(), Symmetry.HALF_TURN);
        Scenario pasted = Pasting.paste(classed, patch, 12, 0, Symmetry.HALF_TURN);
        assertThat(Quotas.units(pasted, first)).extracting(UnitPlan::unitClass).containsExactly(Optional.of("A"), Optional.of("A"));
        assertThat(Quotas.units(pasted, second)).extracting(UnitPlan::unitClass).containsExactly(Optional.empty(), Optional.empty());
    }

    @Test
    void inTheMiddleTwoCannotBothStand() {
        EditorModel bench = bench("modern", 9, 8, Symmetry.EAST_WEST);
        bench.take(kit -> kit.withType("rifle"));
        bench.press(at("D4"), false);
        Scenario before = bench.scenario();
        bench.drag("r1", at("E4"));
        assertThat(bench.scenario()).isEqualTo(before);
        assertThat(bench.bench().note().orElseThrow().text()).contains("its own image");
    }
}
