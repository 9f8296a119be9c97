package trayfield.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trayfield.model.HouseRule;
import trayfield.model.Loaded;
import trayfield.model.Problem;
import trayfield.tables.AncientTable.Costs;
import trayfield.tables.AncientTable.Missile;
import trayfield.tables.AncientTable.Penalties;

/// The shipped Ancient table, and what its reader refuses.
class AncientTableTest {
    private static final Path FILE = Path.of(System.getProperty("trayfield.home", "."), "rules-data", "ancient.json");

    private static String shipped() throws Exception {
        return Files.readString(FILE);
    }

    private static AncientTable table(String json) {
        return switch (RuleTables.parse("ancient.json", json)) {
            case Loaded.Good<RuleTable>(RuleTable table) -> (AncientTable) table;
            case Loaded.Bad<RuleTable> bad -> throw new AssertionError(bad.problems().getFirst().oneLine());
        };
    }

    private static List<Problem> problems(String json) {
        return switch (RuleTables.parse("ancient.json", json)) {
            case Loaded.Good<RuleTable> _ -> List.of();
            case Loaded.Bad<RuleTable> bad -> bad.problems();
        };
    }

    @Test
    void classesAreAsPrinted() throws Exception {
        assertThat(table(shipped()).classes()).extracting(one -> one.id() + " " + one.speed() + " " + one.meleePower())
                .containsExactly("A 6 4", "B 4 4", "C 6 3", "D 4 3");
    }

    @Test
    void missilesCarryAndHitAsPrinted() throws Exception {
        Missile missile = table(shipped()).missile();
        assertThat(missile.range()).hasToString("Sourced[value=12, clause=ancient.missile.1]");
        assertThat(missile.rangePerStep().value()).isEqualTo(3);
        assertThat(missile.direct().faces()).containsExactly(2, 4, 6);
        assertThat(missile.indirect().faces()).containsExactly(4, 6);
    }

    @Test
    void stepsCostHalvesAsPrinted() throws Exception {
        Costs costs = table(shipped()).costs();
        assertThat(Stream.of(costs.square(), costs.road(), costs.water(), costs.climb(), costs.descent()))
                .extracting(cost -> cost.value() + " " + cost.clause())
                .containsExactly("2 ancient.movement.1", "1 ancient.special.2", "6 ancient.special.3",
                        "4 ancient.special.1.b", "1 ancient.special.1.b");
    }

    @Test
    void penaltiesAreAsPrinted() throws Exception {
        Penalties penalties = table(shipped()).penalties();
        assertThat(Stream.of(penalties.below(), penalties.outOfWater(), penalties.intoTown(), penalties.intoTrees(),
                penalties.alone())).extracting(Sourced::value).containsExactly(-1, -2, -1, -1, -1);
        assertThat(Stream.of(0, 1, 2, 9).map(penalties.uphill()::at)).containsExactly(0, -1, -2, -2);
        assertThat(Stream.of(0, 1, 2, 3).map(penalties.outnumbered()::at)).containsExactly(0, -1, -2, -3);
    }

    @Test
    void optionsAreAsPrinted() throws Exception {
        AncientTable table = table(shipped());
        assertThat(table.options()).isEqualTo(AncientOptions.PRINTED);
        assertThat(table.houseRules()).extracting(HouseRule::name)
                .containsExactly("transitFacing", "unitsBlockSight", "compulsoryMelee");
        assertThat(table.houseRules()).allSatisfy(
                rule -> assertThat(rule.value()).isEqualTo(rule.values().getFirst()));
    }

    @Test
    void aWrittenTableIsReadAsTheSame() throws Exception {
        AncientTable table = table(shipped());
        for (HouseRule rule : table.houseRules()) {
            AncientTable changed = new AncientTable(table.title(), table.dieFaces(), table.capacity(), table.classes(),
                    table.missile(), table.costs(), table.penalties(), table.heights(),
                    table.options().with(rule.name(), rule.values().getLast()));
            String written = RuleTables.write(changed);
            assertThat(table(written)).isEqualTo(changed).isNotEqualTo(table);
            assertThat(RuleTables.write(table(written))).isEqualTo(written);
        }
    }

    @Test
    void aClassIsAddedWithoutJava() throws Exception {
        AncientTable table = table(shipped().replace("\"classes\": [",
                "\"classes\": [{\"id\": \"E\", \"speed\": 8, \"meleePower\": 2, \"clause\": \"ancient.units\"},"));
        assertThat(table.manClass("E")).hasValueSatisfying(added -> assertThat(added.speed()).isEqualTo(8));
    }

    /// Each row: an edit of the shipped file (all occurrences) and one problem that must be heard.
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "\"id\": \"B\" | \"id\": \"A\" | classes[1].id: \"A\" stands here twice",
            "\"id\": \"B\" | \"id\": \"B b\" | classes[1].id: \"B b\" is no name for a row: a letter, then at most 39 letters and digits",
            "\"speed\": 6 | \"speed\": 0 | classes[0].speed: must be 1 to 999, but is 0",
            "\"speed\": 6 | \"speed\": 6.5 | classes[0].speed: must be a whole number, but is 6.5",
            "\"meleePower\": 3 | \"meleePower\": -1 | classes[2].meleePower: must be 0 to 999, but is -1",
            "\"meleePower\": 3, | | classes[2].meleePower: the key \"meleePower\" is missing",
            "[2, 4, 6] | [2, 4, 7] | missile.direct.faces[2]: must be 1 to 6, but is 7",
            "[2, 4, 6] | [2, 4, 4] | missile.direct.faces[2]: \"4\" stands here twice",
            "[2, 4, 6] | [] | missile.direct.faces: must not be empty",
            "\"value\": 12 | \"value\": -1 | missile.range.value: must be 0 to 999, but is -1",
            "\"road\": {\"value\": 1 | \"road\": {\"value\": 0 | costs.road.value: must be 1 to 999, but is 0",
            "\"alone\": {\"value\": -1 | \"alone\": {\"value\": 1 | penalties.alone.value: must be -999 to 0, but is 1",
            "[-1, -2, -3] | [-1, 2] | penalties.outnumbered.values[1]: must be -999 to 0, but is 2",
            "[-1, -2, -3] | [] | penalties.outnumbered.values: must not be empty",
            "\"outOfWater\" | \"outofWater\" | penalties.outofWater: unknown key \"outofWater\"; did you mean \"outOfWater\"?",
            "\"town\": 2 | \"town\": null | heights.town: must be a number, but is null",
            "ancient.melee.5 | modern.A | penalties.alone.clause: \"modern.A\" is no clause of this rule book; clauses are named like ancient.A",
            "\"value\": \"moved\" | \"value\": \"move\" | options.compulsoryMelee.value: \"move\" is unknown; did you mean \"moved\"?",
            "\"value\": true | \"value\": \"true\" | options.unitsBlockSight.value: must be true or false, but is text",
            "\"compulsoryMelee\" | \"contact\" | options.compulsoryMelee: the key \"compulsoryMelee\" is missing",
            "\"format\": 1 | \"format\": 2 | format: this file has format 2; this program reads formats up to 1: a newer program wrote it",
            "\"classes\": [ | \"units\": [], \"classes\": [ | units: unknown key \"units\""})
    void whatIsWrongIsSaid(String from, String to, String problem) throws Exception {
        String json = shipped();
        assertThat(json).contains(from);
        assertThat(problems(json.replace(from, to == null ? "" : to)).stream().map(p -> p.path() + ": " + p.text()))
                .anySatisfy(heard -> assertThat(heard).startsWith(problem));
    }

    @Test
    void noClassesAreNoTable() throws Exception {
        String none = shipped().replaceFirst("(?s)\"classes\": \\[.*?\\n  \\]", "\"classes\": []");
        assertThat(problems(none)).extracting(Problem::path).containsExactly("classes");
    }

    @Test
    void allProblemsComeAtOnceAndInFileOrder() throws Exception {
        String json = shipped().replace("\"speed\": 4", "\"speed\": 0").replace("\"dieFaces\": {\"value\": 6", "\"dieFaces\": {\"value\": 1")
                .replace("\"figure\"", "\"figures\"");
        assertThat(problems(json)).extracting(Problem::path).startsWith("dieFaces.value", "classes[1].speed", "classes[3].speed")
                .contains("heights.figure", "heights.figures");
        assertThat(problems(json).getFirst().oneLine())
                .isEqualTo("ancient.json:6:25: dieFaces.value: must be 2 to 999, but is 1");
    }
}
