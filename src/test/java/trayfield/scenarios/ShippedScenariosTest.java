package trayfield.scenarios;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import trayfield.files.ScenarioFile;
import trayfield.model.Loaded;
import trayfield.model.Muster;
import trayfield.model.Order;
import trayfield.model.Phase;
import trayfield.model.Position;
import trayfield.model.Scenario;
import trayfield.model.Side;
import trayfield.model.Square;
import trayfield.model.Verdict;
import trayfield.tables.ModernTable;

/// What a player may expect of every scenario that comes with the program.
class ShippedScenariosTest {
    private static final List<String> ANCIENT = List.of("bald-hill", "black-wood", "joes-table", "old-town", "three-crossings",
            "two-tables");
    private static final List<String> MODERN = List.of("crossroads", "fords", "pocket", "rear-guard", "ridge", "village");

    static Stream<Scenario> scenarios() {
        return Shipped.scenarios().stream();
    }

    @Test
    void sixOfEachRuleBookPoseOneProblemEach() {
        List<String> ids = Stream.concat(MODERN.stream(), ANCIENT.stream()).toList();
        assertThat(scenarios().map(Scenario::id)).containsExactlyElementsOf(ids);
        assertThat(Shipped.files()).extracting(file -> file.getFileName().toString())
                .containsExactlyElementsOf(ids.stream().map(id -> id + ".json").toList());
        assertThat(scenarios().map(Scenario::title)).doesNotHaveDuplicates();
    }

    @Test
    void everyUnitTypeTakesPart() {
        Set<String> types = new TreeSet<>();
        scenarios().forEach(scenario -> scenario.trays().forEach(tray -> types.add(tray.type())));
        ModernTable table = (ModernTable) Shipped.TABLES.of("modern").orElseThrow();
        assertThat(types).containsExactlyInAnyOrderElementsOf(
                table.units().stream().map(ModernTable.UnitType::type).toList());
    }

    static Stream<Scenario> ofTrays() {
        return scenarios().filter(scenario -> scenario.units().isEmpty());
    }

    static Stream<Scenario> ofUnits() {
        return scenarios().filter(scenario -> !scenario.units().isEmpty());
    }

    @ParameterizedTest
    @MethodSource("ofTrays")
    void sizeSuitsATable(Scenario scenario) {
        assertThat(scenario.board().columns()).isBetween(12, 24);
        assertThat(scenario.board().rows()).isBetween(12, 16);
        for (Side side : scenario.sides()) {
            assertThat(scenario.trays().stream().filter(tray -> tray.side().equals(side.id())).count()).isBetween(8L, 16L);
        }
        assertThat(scenario.turnLimit()).as("a game has an end").isPresent();
    }

    /// Units of eight, told apart by their crests, on one table of a yard, two side by side, or less.
    @ParameterizedTest
    @MethodSource("ofUnits")
    void unitsSuitATable(Scenario scenario) {
        assertThat(scenario.board().columns()).isBetween(26, 72);
        assertThat(scenario.board().rows()).isBetween(22, 38);
        for (Side side : scenario.sides()) {
            List<Scenario.UnitPlan> units = scenario.units().stream().filter(unit -> unit.side().equals(side.id())).toList();
            assertThat(units).hasSizeBetween(4, 20).allMatch(unit -> unit.men().size() == 8);
            assertThat(units).extracting(Scenario.UnitPlan::crest).doesNotHaveDuplicates();
            assertThat(units).extracting(Scenario.UnitPlan::name).doesNotHaveDuplicates();
        }
        assertThat(scenario.turnLimit()).as("a game has an end").isPresent();
    }

    /// The briefing tells both sides by name what wins, in a paragraph that fits a screen.
    @ParameterizedTest
    @MethodSource("scenarios")
    void briefingSpeaksToBothSides(Scenario scenario) {
        assertThat(scenario.briefing()).hasSizeBetween(300, 900).doesNotContain("\n");
        String round = scenario.units().isEmpty() ? "turn " : "sequence ";
        assertThat(scenario.briefing()).contains(round + scenario.turnLimit().getAsInt());
        for (Side side : scenario.sides()) {
            assertThat(scenario.briefing()).contains(side.name());
        }
        for (List<Square> squares : scenario.headquarters().values()) {
            assertThat(squares).allMatch(square -> scenario.briefing().contains(square.name()));
        }
    }

    /// Light and dark tell the sides apart where hues do not.
    @ParameterizedTest
    @MethodSource("scenarios")
    void coloursDifferInMoreThanHue(Scenario scenario) {
        Colour one = Colour.of(scenario.sides().getFirst().colour());
        Colour other = Colour.of(scenario.sides().getLast().colour());
        assertThat(Math.abs(one.blueness() - other.blueness()) + Math.abs(one.lightness() - other.lightness()))
                .isGreaterThan(0.4);
    }

    /// Saving one from the editor changes nothing that was not changed there.
    @Test
    void filesAreWrittenAsTheProgramWritesThem() throws IOException {
        for (Path file : Shipped.files()) {
            String text = Files.readString(file);
            Optional<String> schema = ScenarioFile.schema(text);
            assertThat(schema).as("schema of %s", file).isPresent();
            assertThat(ScenarioFile.read(file, Shipped.TABLES)).isInstanceOfSatisfying(Loaded.Good.class,
                    good -> assertThat(ScenarioFile.write((Scenario) good.value(), schema)).isEqualTo(text));
        }
    }

    /// Whoever goes first: nobody can hurt anybody before somebody has moved.
    @ParameterizedTest
    @MethodSource("scenarios")
    void nobodyIsUnderFireBeforeTheFirstMove(Scenario scenario) {
        for (Side first : scenario.sides()) {
            Bench bench = Shipped.bench(Bench.goingFirst(scenario, first.id()));
            Position start = bench.book().start();
            while (start.phase() == Phase.ROSTER) {
                start = ((Verdict.Step) bench.book().apply(start, bench.book().orders(start).getFirst())).after();
            }
            assertThat(start.phase()).as("nobody can throw").isNotEqualTo(Phase.MISSILES);
            assertThat(bench.book().orders(start)).noneMatch(
                    order -> order instanceof Order.Fire || order instanceof Order.Attack || order instanceof Order.RunDown);
        }
    }

    /// Ground joins the sides: each tray can come to what its side is there for, and to every enemy.
    @ParameterizedTest
    @MethodSource("scenarios")
    void everybodyCanGetThere(Scenario scenario) {
        Bench bench = Shipped.bench(scenario);
        List<Scenario.Placement> trays = placements(scenario);
        for (Scenario.Placement tray : trays) {
            Aims aims = Aims.of(bench, scenario.sideIndex(tray.side()));
            Aims fromHere = Aims.at(bench, List.of(tray.at()));
            assertThat(aims.canComeFrom(scenario.board().index(tray.at()))).as(tray.id()).isTrue();
            assertThat(trays).allMatch(other -> fromHere.canComeFrom(scenario.board().index(other.at())));
        }
        assertThat(scenario.headquarters().values().stream().flatMap(List::stream))
                .allMatch(square -> bench.limits().passable(scenario.board().ground(square)));
    }

    private static List<Scenario.Placement> placements(Scenario scenario) {
        Muster muster = new Muster(scenario);
        return IntStream.range(0, muster.size()).mapToObj(muster::placement).toList();
    }

    /// What eyes without red or without green still see of a colour.
    private record Colour(double lightness, double blueness) {
        static Colour of(String hex) {
            double red = channel(hex, 1);
            double green = channel(hex, 3);
            double blue = channel(hex, 5);
            double lightness = 0.3 * red + 0.6 * green + 0.1 * blue;
            return new Colour(lightness, blue - (red + green) / 2);
        }

        private static double channel(String hex, int at) {
            return Integer.parseInt(hex.substring(at, at + 2), 16) / 255.0;
        }
    }
}
