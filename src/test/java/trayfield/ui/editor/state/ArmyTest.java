package trayfield.ui.editor.state;

import static org.assertj.core.api.Assertions.assertThat;
import static trayfield.ui.editor.state.Tables.at;
import static trayfield.ui.editor.state.Tables.way;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import trayfield.model.Facing;
import trayfield.model.Scenario;
import trayfield.model.Square;
import trayfield.model.Terrain;
import trayfield.tables.ModernTable;
import trayfield.tables.RuleTable;
import trayfield.tables.RuleTables;
import trayfield.ui.editor.state.Kit.Tool;

/// Trays and units are placed, stacked, dragged, turned and taken off, and never where they cannot stand.
@Execution(ExecutionMode.CONCURRENT)
class ArmyTest {

    private static EditorModel bench(String rules) {
        EditorModel bench = Tables.bench(Blank.of(rules, 16, 12));
        bench.take(kit -> kit.with(Tool.ARMY));
        return bench;
    }

    private static List<String> stand(EditorModel bench) {
        return Pieces.of(bench.scenario()).stream().map(piece -> piece.id() + " " + piece.at() + piece.facing()).toList();
    }

    @Test
    void traysStackAsTheTableHasIt() {
        EditorModel bench = bench("modern");
        bench.take(kit -> kit.withType("rifle"));
        for (int i = 0; i < 4; i++) {
            bench.click(at("C3"), Optional.of("r1"), false, true);
        }
        assertThat(bench.scenario().trays()).hasSize(4);
        assertThat(bench.bench().note()).isEmpty();
        bench.click(at("C3"), Optional.empty(), false, true);
        assertThat(bench.scenario().trays()).hasSize(4);
        assertThat(bench.bench().note().orElseThrow().refusal()).isTrue();
        bench.take(kit -> kit.withSide("blue"));
        bench.click(at("C3"), Optional.empty(), false, true);
        assertThat(bench.bench().note().orElseThrow().text()).contains("other side");
        assertThat(bench.bench().barred()).isFalse();
        bench.hover(Optional.of(at("C3")));
        assertThat(bench.bench().barred()).isTrue();
    }

    @Test
    void traysAreDraggedTurnedAndTakenOff() {
        EditorModel bench = bench("modern");
        bench.take(kit -> kit.withType("tank").with(Facing.N));
        bench.press(at("C3"), false);
        bench.drag("r1", at("D5"));
        assertThat(stand(bench)).containsExactly("r1 D5N");
        bench.turn(1);
        bench.turn(1);
        assertThat(stand(bench)).containsExactly("r1 D5S");
        bench.push(Facing.W);
        bench.push(Facing.W);
        bench.push(Facing.W);
        bench.push(Facing.W);
        assertThat(stand(bench)).containsExactly("r1 A5S");
        assertThat(bench.bench().note().orElseThrow().refusal()).as("at the edge").isTrue();
        bench.undo();
        assertThat(stand(bench)).as("pushes in a row are one step").containsExactly("r1 D5S");
        bench.takeOff(Optional.of("r1"));
        assertThat(stand(bench)).isEmpty();
    }

    /// The numbers of the two pairs add up to the same.
    @Test
    void pushesOfOthersAreAStepOfTheirOwn() {
        EditorModel bench = bench("modern");
        bench.take(kit -> kit.withType("rifle").with(Facing.N));
        way("B3", "C3", "D3", "E3").forEach(square -> bench.press(square, false));
        bench.pick(List.of("r1", "r4"));
        bench.push(Facing.N);
        bench.pick(List.of("r2", "r3"));
        bench.push(Facing.N);
        bench.undo();
        assertThat(stand(bench)).containsExactly("r1 B4N", "r2 C3N", "r3 D3N", "r4 E4N");
    }

    @Test
    void unitsMoveAsBodiesAndMenSingly() {
        EditorModel bench = bench("ancient");
        bench.press(at("C4"), false);
        assertThat(bench.scenario().units().getFirst().name()).isEqualTo("Owls");
        assertThat(stand(bench)).containsExactly("s1.1 C4N", "s1.2 D4N", "s1.3 E4N", "s1.4 F4N", "s1.5 C3N", "s1.6 D3N",
                "s1.7 E3N", "s1.8 F3N");
        bench.drag("s1.1", at("C6"));
        assertThat(Pieces.of(bench.scenario())).extracting(Piece::at).contains(at("F5")).doesNotContain(at("C4"));
        bench.click(at("C6"), Optional.of("s1.1"), false, false);
        assertThat(bench.bench().picked()).as("the one man of the body").containsExactly("s1.1");
        bench.push(Facing.N);
        assertThat(stand(bench)).contains("s1.1 C7N", "s1.2 D6N");
        bench.delete();
        assertThat(stand(bench)).hasSize(7).contains("s1.1 D6N");
        bench.pick(Army.men("s1", 7));
        bench.hover(Optional.of(at("H8")));
        bench.recruit();
        assertThat(stand(bench)).hasSize(8).contains("s1.8 H8N");
        bench.click(at("I8"), Optional.empty(), false, true);
        assertThat(stand(bench)).hasSize(9).contains("s1.9 I8N");
        bench.takeOff(Optional.empty());
        bench.undo();
        bench.undo();
        bench.press(at("C6"), false);
        assertThat(bench.scenario().units()).as("nothing stands on C6 now, but the block finds no room").hasSize(1);
        bench.pick(Army.men("s1", 8));
        bench.delete();
        assertThat(bench.scenario().units()).isEmpty();
    }

    @Test
    void aUnitIsClassedAsItsSideIs() {
        EditorModel bench = Tables.bench(Blank.of("ancient", 20, 20));
        bench.take(kit -> kit.with(Tool.ARMY).withClass(Optional.of("B")));
        bench.press(at("C4"), false);
        bench.take(kit -> kit.withClass(Optional.empty()));
        bench.press(at("C8"), false);
        assertThat(bench.scenario().units()).extracting(Scenario.UnitPlan::unitClass).containsOnly(Optional.of("B"));
        bench.edit("open", Optional.empty(), draft -> Quotas.withoutClasses(draft, "silver", "A"));
        bench.take(kit -> kit.withClass(Optional.of("C")));
        bench.press(at("C12"), false);
        assertThat(bench.scenario().units()).extracting(Scenario.UnitPlan::unitClass).containsOnly(Optional.empty());
        assertThat(Quotas.addsUp(bench.scenario(), "silver")).isFalse();
        assertThat(Quotas.addsUp(Quotas.mended(bench.scenario(), "A"), "silver")).isTrue();
    }

    @Test
    void eachUnitHasAClassOfItsOwn() {
        Scenario open = Tables.shipped("bald-hill");
        EditorModel bench = Tables.bench(open);
        List<String> ids = Quotas.units(open, "silver").stream().map(Scenario.UnitPlan::id).toList();
        bench.edit("one", Optional.empty(), draft -> Quotas.withClass(draft, ids.getFirst(), Optional.of("B")));
        assertThat(Quotas.units(bench.scenario(), "silver")).extracting(Scenario.UnitPlan::unitClass)
                .containsOnlyOnce(Optional.of("B")).contains(Optional.empty());
        assertThat(bench.scenario().rosters().get("silver")).as("tells what is left").isEqualTo(open.rosters().get("silver"));
        assertThat(bench.bench().findings().sound()).as("all or none").isFalse();
        bench.edit("rest", Optional.empty(), draft -> Quotas.byQuota(draft, "silver"));
        assertThat(Quotas.fixed(bench.scenario(), "silver")).isEqualTo(open.rosters().get("silver"));
        assertThat(bench.scenario().rosters()).containsOnlyKeys("gold");
        assertThat(bench.bench().findings().sound()).isTrue();
        bench.edit("all", Optional.empty(), draft -> Quotas.withoutClasses(draft, "silver", "A"));
        assertThat(bench.scenario()).as("back to the quota").isEqualTo(open);
        bench.edit("all", Optional.empty(), draft -> Quotas.withClasses(draft, "silver", "C"));
        assertThat(Quotas.fixed(bench.scenario(), "silver")).containsOnly(Map.entry("C", ids.size()));
        assertThat(Quotas.units(bench.scenario(), "gold")).allMatch(unit -> unit.unitClass().isEmpty());
    }

    @Test
    void aNewTypeOfTheTableStandsInThePalette() {
        ModernTable table = (ModernTable) Tables.ALL.of("modern").orElseThrow();
        ModernTable.UnitType rifle = table.unit("rifle").orElseThrow();
        RuleTable longer = Tables.good(RuleTables.parse("table.json", RuleTables.write(new ModernTable(table.title(),
                table.dieFaces(), table.capacity(), Stream.concat(table.units().stream(),
                        Stream.of(new ModernTable.UnitType("mortar", "Mortar", rifle.unitClass(), rifle.size(),
                                2, rifle.roadMove(), rifle.meleePower(), rifle.weapons(), rifle.runsDown(), rifle.clause()))).toList(),
                table.weapons(), table.heights(), table.uphill(), table.outOfFord(), table.options()))));
        assertThat(Types.of(longer)).extracting(Types.Entry::id).endsWith("mortar");
        EditorModel bench = new EditorModel(new RuleTables(List.of(longer)), Blank.of("modern", 5, 5), Runnable::run, Runnable::run);
        bench.take(kit -> kit.withType("mortar"));
        bench.press(at("B2"), false);
        assertThat(bench.scenario().trays().getFirst().type()).isEqualTo("mortar");
        assertThat(bench.bench().findings().sound()).isTrue();
    }

    @Test
    void cutMenFindTheirWayBackToTheirUnit() {
        EditorModel bench = bench("ancient");
        bench.press(at("C4"), false);
        bench.take(kit -> kit.with(Tool.SELECT));
        bench.box(at("C3"), at("D4"), true);
        bench.selection().cut();
        assertThat(bench.scenario().units().getFirst().men()).hasSize(4);
        bench.selection().paste();
        bench.press(at("K9"), false);
        assertThat(bench.scenario().units()).hasSize(1);
        assertThat(bench.scenario().units().getFirst().men()).hasSize(8);
        bench.press(at("K5"), false);
        assertThat(bench.scenario().units()).as("pasted again they are a unit of their own").hasSize(2);
        assertThat(bench.scenario().units().getLast().crest()).isEqualTo(bench.scenario().units().getFirst().crest());
    }

    @Test
    void theKeyboardAloneDraws() {
        EditorModel bench = Tables.bench(Blank.of("modern", 9, 9));
        bench.take(kit -> kit.with(Brush.ROAD));
        bench.hover(Optional.of(at("B5")));
        bench.cursor(Facing.E, 3, true);
        bench.release();
        List<Square> road = bench.scenario().board().squares().stream()
                .filter(square -> bench.scenario().board().ground(square).road()).toList();
        assertThat(road).containsExactly(at("B5"), at("C5"), at("D5"), at("E5"));
        bench.take(kit -> kit.with(Brush.TOWN).with(Shape.RECTANGLE));
        bench.enter();
        bench.cursor(Facing.N, 2, false);
        bench.cursor(Facing.E, 1, false);
        bench.enter();
        assertThat(bench.scenario().board().ground(at("F7")).terrain()).isEqualTo(Terrain.TOWN);
        bench.take(kit -> kit.with(Tool.SELECT));
        bench.enter();
        bench.cursor(Facing.S, 9, false);
        bench.enter();
        assertThat(bench.bench().selection()).contains(Rectangle.between(at("F7"), at("F1")));
    }
}
