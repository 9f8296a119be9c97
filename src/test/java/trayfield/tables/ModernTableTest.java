package trayfield.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trayfield.model.HouseRule;
import trayfield.model.Loaded;
import trayfield.model.Problem;
import trayfield.tables.ModernTable.UnitType;
import trayfield.tables.ModernTable.Weapon;

/// The shipped Modern table, and what its reader refuses.
class ModernTableTest {
    private static final Path FILE = Path.of(System.getProperty("trayfield.home", "."), "rules-data", "modern.json");

    private static String shipped() throws Exception {
        return Files.readString(FILE);
    }

    private static ModernTable table(String json) {
        return switch (RuleTables.parse("modern.json", json)) {
            case Loaded.Good<RuleTable>(RuleTable table) -> (ModernTable) table;
            case Loaded.Bad<RuleTable> bad -> throw new AssertionError(bad.problems().getFirst().oneLine());
        };
    }

    private static List<String> problems(String json) {
        return switch (RuleTables.parse("modern.json", json)) {
            case Loaded.Good<RuleTable> _ -> List.of();
            case Loaded.Bad<RuleTable> bad -> bad.problems().stream().map(p -> p.path() + ": " + p.text()).toList();
        };
    }

    @Test
    void unitTableIsAsPrinted() throws Exception {
        assertThat(table(shipped()).units()).extracting(ModernTableTest::row).containsExactly(
                "rifle infantry 1, move 3, power 4, [rifle, grenade]",
                "machineGun infantry 1, move 3, power 2, [machineGun]",
                "antitankRocket infantry 1, move 3, power 2, [antitankRocket]",
                "gun artillery 4, move 2, power 1, [gun]",
                "howitzer artillery 4, move 2, power 1, [howitzer]",
                "tank vehicle 4, move 3 road 4, [tank] runs down INFANTRY ARTILLERY",
                "scoutCar vehicle 4, move 2 road 6, [machineGun]");
    }

    private static String row(UnitType unit) {
        return unit.type() + " " + unit.unitClass().word + " " + unit.size() + ", move " + unit.move()
                + (unit.roadMove().isPresent() ? " road " + unit.roadMove().getAsInt() : "")
                + (unit.meleePower().isPresent() ? ", power " + unit.meleePower().getAsInt() : "") + ", " + unit.weapons()
                + (unit.runsDown().isEmpty() ? "" : " runs down " + words(unit.runsDown()));
    }

    private static String words(List<? extends Enum<?>> list) {
        return list.stream().map(Enum::name).collect(Collectors.joining(" "));
    }

    @Test
    void weaponsAreAsPrinted() throws Exception {
        assertThat(table(shipped()).weapons()).extracting(ModernTableTest::row).containsExactly(
                "rifle 5 [4, 6] INFANTRY ARTILLERY",
                "grenade 1 [4, 6] INFANTRY ARTILLERY VEHICLE",
                "machineGun 5 [2, 4, 6] INFANTRY ARTILLERY",
                "antitankRocket 3 [4, 6] INFANTRY ARTILLERY VEHICLE",
                "gun 12 [4, 6] INFANTRY ARTILLERY VEHICLE",
                "howitzer 8 [4, 6] INFANTRY ARTILLERY VEHICLE indirect",
                "tank 8 [4, 6] INFANTRY ARTILLERY VEHICLE all round");
    }

    private static String row(Weapon weapon) {
        return weapon.id() + " " + weapon.range() + " " + weapon.hits() + " " + words(weapon.kills())
                + (weapon.allRound() ? " all round" : "") + (weapon.indirect() ? " indirect" : "");
    }

    @Test
    void numbersNameTheirClauses() throws Exception {
        ModernTable table = table(shipped());
        assertThat(Stream.of(table.dieFaces(), table.capacity(), table.uphill(), table.outOfFord()))
                .extracting(number -> number.value() + " " + number.clause())
                .containsExactly("6 modern.D.a", "4 modern.ruling.stack", "-1 modern.G.2", "-1 modern.G.3");
        assertThat(List.of(table.heights().figure(), table.heights().trees(), table.heights().town()))
                .containsExactly(1, 2, 2);
    }

    @Test
    void optionsAreAsPrinted() throws Exception {
        ModernTable table = table(shipped());
        assertThat(table.options()).isEqualTo(ModernOptions.PRINTED);
        assertThat(table.houseRules()).allSatisfy(
                rule -> assertThat(rule.value()).isEqualTo(rule.values().getFirst()));
    }

    @Test
    void aWrittenTableIsReadAsTheSame() throws Exception {
        ModernTable table = table(shipped());
        for (HouseRule rule : table.houseRules()) {
            ModernTable changed = new ModernTable(table.title(), table.dieFaces(), table.capacity(), table.units(),
                    table.weapons(), table.heights(), table.uphill(), table.outOfFord(),
                    table.options().with(rule.name(), rule.values().getLast()));
            String written = RuleTables.write(changed);
            assertThat(table(written)).isEqualTo(changed).isNotEqualTo(table);
            assertThat(RuleTables.write(table(written))).isEqualTo(written);
        }
    }

    @Test
    void aUnitTypeIsAddedWithoutJava() throws Exception {
        String mortar = """
                {"type": "mortar", "name": "Mortar", "class": "infantry", "size": 1, "move": 3, "meleePower": 2,
                 "weapons": ["mortar"], "clause": "modern.A"},
                """;
        String bomb = """
                {"id": "mortar", "name": "mortar", "range": 5, "hits": [4, 6], "kills": ["infantry", "artillery"],
                 "indirect": true, "clauses": {"range": "modern.A", "hits": "modern.D.a", "kills": "modern.D.c",
                 "arc": "modern.D.e", "sight": "modern.D.f"}},
                """;
        ModernTable table = table(shipped().replace("\"units\": [", "\"units\": [" + mortar)
                .replace("\"weapons\": [\n", "\"weapons\": [" + bomb));
        assertThat(row(table.unit("mortar").orElseThrow())).isEqualTo("mortar infantry 1, move 3, power 2, [mortar]");
        assertThat(row(table.weapon("mortar").orElseThrow())).isEqualTo("mortar 5 [4, 6] INFANTRY ARTILLERY indirect");
    }

    /// Each row: an edit of the shipped file (all occurrences) and one problem that must be heard.
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "\"range\": 12 | \"range\": -1 | weapons[4].range: must be 0 to 999, but is -1",
            "\"range\": 12 | \"range\": \"far\" | weapons[4].range: must be a number, but is text",
            "[2, 4, 6] | [2, 4, 7] | weapons[2].hits[2]: must be 1 to 6, but is 7",
            "[2, 4, 6] | [0, 4, 6] | weapons[2].hits[0]: must be 1 to 6, but is 0",
            "[2, 4, 6] | [2, 4, 4] | weapons[2].hits[2]: \"4\" stands here twice",
            "[2, 4, 6] | [] | weapons[2].hits: must not be empty",
            "[\"howitzer\"] | [\"howitser\"] | units[4].weapons[0]: \"howitser\" is unknown; did you mean \"howitzer\"?",
            "\"type\": \"tank\" | \"type\": \"gun\" | units[5].type: \"gun\" stands here twice",
            "\"id\": \"grenade\" | \"id\": \"rifle\" | weapons[1].id: \"rifle\" stands here twice",
            "\"size\": 4 | \"size\": 5 | units[3].size: size 5 fits in no square: capacity is 4",
            "\"size\": 1 | \"size\": 0 | units[0].size: must be 1 to 999, but is 0",
            "\"move\": 3, \"roadMove\": 4 | \"move\": 0, \"roadMove\": 4 | units[5].move: must be 1 to 999, but is 0",
            "\"type\": \"gun\" | \"type\": \"field gun\" | units[3].type: \"field gun\" is no name for a row: a letter, then at most 39 letters and digits",
            "\"class\": \"vehicle\" | \"class\": \"vehicel\" | units[5].class: \"vehicel\" is unknown; did you mean \"vehicle\"?",
            "\"uphill\" | \"uphil\" | uphil: unknown key \"uphil\"; did you mean \"uphill\"?",
            "\"uphill\" | \"uphil\" | uphill: the key \"uphill\" is missing",
            "\"town\": 2 | \"town\": null | heights.town: must be a number, but is null",
            "modern.G.2 | ancient.G.2 | uphill.clause: \"ancient.G.2\" is no clause of this rule book; clauses are named like modern.A",
            "\"value\": \"reroll\" | \"value\": \"rerol\" | options.drawnMelee.value: \"rerol\" is unknown; did you mean \"reroll\"?",
            "\"value\": true | \"value\": \"true\" | options.tankRunDown.value: must be true or false, but is text",
            "modern.E.d | modern.E.a | options.tankRunDown.clause: option tankRunDown changes clause modern.E.d, no other",
            "\"format\": 1 | \"format\": 2 | format: this file has format 2; this program reads formats up to 1: a newer program wrote it",
            "\"rules\": \"modern\" | \"rules\": \"modem\" | rules: \"modem\" is unknown; did you mean \"modern\"?",
            "\"move\": 3, \"roadMove\" | \"move\": 3, \"move\": 3, \"roadMove\" | units[5].move: the key \"move\" stands here twice; the first is at 14:69"})
    void whatIsWrongIsSaid(String from, String to, String problem) throws Exception {
        String json = shipped();
        assertThat(json).contains(from);
        assertThat(problems(json.replace(from, to))).contains(problem);
    }

    @Test
    void allProblemsComeAtOnceAndInFileOrder() throws Exception {
        String json = shipped().replace("\"size\": 4", "\"size\": 5").replace("\"value\": 6", "\"value\": 1")
                .replace("\"figure\"", "\"figures\"");
        var bad = (Loaded.Bad<RuleTable>) RuleTables.parse("modern.json", json);
        assertThat(bad.problems()).extracting(Problem::path).containsExactly("dieFaces.value", "units[3].size",
                "units[4].size", "units[5].size", "units[6].size", "heights.figure", "heights.figures");
        assertThat(bad.problems().getFirst().oneLine())
                .isEqualTo("modern.json:6:25: dieFaces.value: must be 2 to 999, but is 1");
    }

    @Test
    void aNewerFormatIsTheOnlyProblem() throws Exception {
        assertThat(problems(shipped().replace("\"format\": 1", "\"format\": 9").replace("\"hits\"", "\"faces\"")))
                .hasSize(1);
    }

    @Test
    void tablesOfAFolder() {
        var good = (Loaded.Good<RuleTables>) RuleTables.readFolder(FILE.getParent());
        assertThat(good.value().rules()).containsExactly("modern");
        var bad = (Loaded.Bad<RuleTables>) RuleTables.readFolder(Path.of("nowhere"));
        assertThat(bad.problems()).singleElement().extracting(Problem::text).isEqualTo("there is no such file");
    }
}
