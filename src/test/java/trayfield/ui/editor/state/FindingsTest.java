package trayfield.ui.editor.state;

import static org.assertj.core.api.Assertions.assertThat;
import static trayfield.ui.editor.state.Tables.at;
import static trayfield.ui.editor.state.Tables.way;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import trayfield.model.Facing;
import trayfield.model.Scenario;
import trayfield.model.Scenario.Placement;
import trayfield.model.Scenario.Victory;
import trayfield.model.Side;
import trayfield.model.Square;
import trayfield.tables.ModernTable;
import trayfield.ui.editor.state.Finding.Weight;

/// What the list of problems says of scenarios broken in one way each, where it points, and that a click mends it.
@Execution(ExecutionMode.CONCURRENT)
class FindingsTest {
    private static final Scenario MODERN = Tables.shipped("crossroads");
    private static final Scenario ANCIENT = Tables.shipped("bald-hill");

    /// Two sides of two on a strip with a river across, a bridge at E2.
    private static Scenario strip() {
        Scenario blank = Blank.of("modern", 9, 4);
        Kit kit = Tables.kit(blank).with(Shape.LINE);
        Scenario river = Paint.stroke(blank, kit.with(Brush.RIVER), way("E1", "E4"), false);
        Scenario road = Paint.stroke(river, kit.with(Brush.ROAD), way("D2", "F2"), false);
        return road.withTrays(List.of(tray("r1", "red", "rifle", "A1", Facing.N), tray("r2", "red", "scoutCar", "A3", Facing.N),
                tray("b1", "blue", "rifle", "I1", Facing.S), tray("b2", "blue", "gun", "I3", Facing.S)));
    }

    private static Placement tray(String id, String side, String type, String at, Facing facing) {
        return new Placement(id, side, type, at(at), facing);
    }

    private static Scenario plus(Scenario scenario, Placement tray) {
        List<Placement> trays = new ArrayList<>(scenario.trays());
        trays.add(tray);
        return scenario.withTrays(trays);
    }

    private static SequencedMap<String, List<Square>> camp(String side, String... squares) {
        SequencedMap<String, List<Square>> camps = new LinkedHashMap<>();
        camps.put(side, way(squares));
        return camps;
    }

    private static Scenario brushed(Scenario scenario, Brush brush, boolean contrary, String... squares) {
        return Paint.stroke(scenario, Tables.kit(scenario).with(brush).with(Shape.FREE), way(squares), contrary);
    }

    static Stream<Arguments> broken() {
        return Stream.of(
                refused(MODERN, "swamp", "Likewise on one square more", "D3", draft -> brushed(draft, Brush.SWAMP, false, "C3", "D3")),
                refused(strip(), "tray in a river", "river square", "E4", draft -> plus(draft, tray("r9", "red", "rifle", "E4", Facing.N))),
                refused(strip(), "beside an enemy", "other side", "A1", draft -> plus(draft, tray("b9", "blue", "rifle", "A1", Facing.N))),
                refused(strip(), "over capacity", "over capacity", "A3", draft -> plus(draft, tray("r9", "red", "rifle", "A3", Facing.N))),
                refused(strip(), "id twice", "twice", "B2", draft -> plus(draft, tray("r1", "red", "rifle", "B2", Facing.N))),
                refused(MODERN, "no title", "Title", "", draft -> draft.named(draft.id(), " ", "")),
                refused(MODERN, "unfit id", "Id", "", draft -> draft.named("two words", draft.title(), "")),
                refused(MODERN, "no squares", "End of the game no. 1", "",
                        draft -> draft.withVictory(List.of(new Victory.Capture("red", List.of(), 1)))),
                refused(ANCIENT, "quota", "Quota", "", draft -> Quotas.set(draft, "gold", "A", 7)),
                refused(ANCIENT, "no quota", "Units", "", draft -> draft.withRosters(new LinkedHashMap<>())),
                refused(ANCIENT, "taken", "taken by", "J5", draft -> Pieces.change(draft, List.of("s1.1"), man -> man.at(at("J5")))),
                refused(ANCIENT, "some classes", "for none", "", draft -> draft.withUnits(Stream.concat(
                        draft.units().stream().limit(1).map(unit -> new Scenario.UnitPlan(unit.id(), unit.side(), unit.name(),
                                unit.crest(), Optional.of("A"), unit.men())), draft.units().stream().skip(1)).toList())),
                doubtful("no tray", "Blue has no tray", "", false, draft -> draft.withTrays(draft.trays().stream()
                        .filter(tray -> tray.side().equals("red")).toList())),
                doubtful("river", "neither ford nor bridge", "E1", true, draft -> brushed(draft, Brush.ROAD, true, "E2")),
                doubtful("never meet", "cannot reach each other", "", false, draft -> brushed(draft, Brush.ROAD, true, "E2")),
                doubtful("closed headquarters", "Nobody can enter", "E4", true, draft -> draft.withHeadquarters(camp("blue", "E4"))),
                doubtful("held headquarters", "held by the enemy", "A1", true, draft -> draft.withHeadquarters(camp("blue", "A1"))),
                doubtful("met", "met from the start", "A1", false,
                        draft -> draft.withVictory(List.of(new Victory.Capture("red", way("A1", "B1"), 1)))),
                doubtful("exit met", "met from the start", "A1", false,
                        draft -> draft.withVictory(List.of(new Victory.Exit("red", Facing.W, 2)))),
                doubtful("never", "can never be met", "", true,
                        draft -> draft.withVictory(List.of(new Victory.Losses("red", 3)))),
                doubtful("shoots", "Red can shoot", "C2", false,
                        draft -> plus(draft, tray("r9", "red", "gun", "C2", Facing.E))),
                doubtful("contact", "side by side", "H1", false,
                        draft -> plus(draft, tray("r9", "red", "rifle", "H1", Facing.N))),
                doubtful("names", "Both sides", "", false, draft -> draft.withSides(draft.sides().stream()
                        .map(side -> new Side(side.id(), "Red", side.colour())).toList())));
    }

    private static Arguments refused(Scenario sound, String name, String says, String at, UnaryOperator<Scenario> harm) {
        return Arguments.of(name, sound, harm, Weight.REFUSED, says, at, true);
    }

    private static Arguments doubtful(String name, String says, String at, boolean mends, UnaryOperator<Scenario> harm) {
        return Arguments.of(name, strip(), harm, Weight.DOUBTFUL, says, at, mends);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("broken")
    void isFoundAndMended(String name, Scenario sound, UnaryOperator<Scenario> harm, Weight weight, String says, String at,
            boolean mends) {
        assertThat(about(sound, says)).as("before").isEmpty();
        EditorModel bench = Tables.bench(harm.apply(sound));
        List<Finding> found = about(bench.scenario(), says);
        assertThat(found).as(Findings.of(bench.scenario(), Tables.ALL).all().toString()).isNotEmpty();
        Finding finding = found.getFirst();
        assertThat(finding.weight()).isEqualTo(weight);
        if (!at.isEmpty()) {
            assertThat(finding.squares()).contains(at(at));
        }
        assertThat(finding.mend().isPresent()).isEqualTo(mends);
        if (mends) {
            bench.mend(finding);
            assertThat(about(bench.scenario(), says)).as("mended").isEmpty();
            assertThat(bench.bench().findings().sound()).isTrue();
            bench.undo();
            assertThat(bench.scenario()).isEqualTo(harm.apply(sound));
        }
    }

    private static List<Finding> about(Scenario scenario, String says) {
        return Findings.of(scenario, Tables.ALL).all().stream().filter(finding -> finding.text().contains(says)).toList();
    }

    @Test
    void shippedScenariosAreSoundAndOfInterestToBothSides() {
        for (Scenario scenario : Tables.shipped()) {
            Findings findings = Findings.of(scenario, Tables.ALL);
            assertThat(findings.refused()).as(scenario.id()).isZero();
            Fairness fairness = findings.fairness().orElseThrow();
            for (Fairness.Account side : fairness.sides()) {
                assertThat(side.trays()).isPositive();
                assertThat(side.power()).isPositive();
                assertThat(side.ground()).hasSize(3).isSorted();
                assertThat(side.firstContact()).as(scenario.id()).isNotEmpty();
            }
        }
    }

    @Test
    void fairnessMeasuresWithTheRules() {
        Scenario scenario = Blank.of("modern", 20, 1).withTrays(List.of(tray("r1", "red", "rifle", "A1", Facing.E),
                tray("b1", "blue", "machineGun", "S1", Facing.W)));
        Fairness.Account red = Findings.of(scenario, Tables.ALL).fairness().orElseThrow().sides().getFirst();
        int move = ((ModernTable) Tables.ALL.of("modern").orElseThrow()).unit("rifle").orElseThrow().move();
        int range = ((ModernTable) Tables.ALL.of("modern").orElseThrow()).weapon("rifle").orElseThrow().range();
        assertThat(red.ground()).containsExactly(1 + move, 1 + 2 * move, 1 + 3 * move);
        assertThat(red.firstFire()).isEqualTo(OptionalInt.of(Math.ceilDiv(18 - range, move)));
        assertThat(red.firstContact()).isEqualTo(OptionalInt.of(Math.ceilDiv(17, move)));
    }

    @Test
    void findingsComeAsTheScenarioChanges() {
        List<Runnable> beside = new ArrayList<>();
        EditorModel bench = new EditorModel(Tables.ALL, strip(), beside::add, Runnable::run);
        assertThat(bench.bench().looking()).isTrue();
        bench.edit("title", Optional.empty(), draft -> draft.named("a", "", ""));
        bench.edit("title", Optional.empty(), draft -> draft.named("", "", ""));
        assertThat(beside).as("one at a time").hasSize(1);
        beside.removeFirst().run();
        assertThat(bench.bench().looking()).isTrue();
        assertThat(beside).as("then the latest").hasSize(1);
        beside.removeFirst().run();
        assertThat(bench.bench().looking()).isFalse();
        assertThat(bench.bench().findings().refused()).isEqualTo(2);
    }
}
