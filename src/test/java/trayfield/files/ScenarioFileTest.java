package trayfield.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import trayfield.model.Facing;
import trayfield.model.Ground;
import trayfield.model.Problem;
import trayfield.model.Scenario;
import trayfield.model.Scenario.AtLimit;
import trayfield.model.Scenario.Placement;
import trayfield.model.Scenario.Setting;
import trayfield.model.Scenario.Victory;
import trayfield.model.Square;
import trayfield.model.Terrain;
import trayfield.tables.RuleTables;
import trayfield.tables.json.Complaints;
import trayfield.tables.json.Item;
import trayfield.tables.json.StrictJson;

class ScenarioFileTest {

    private static List<String> problems(String json) {
        return Samples.problems(ScenarioFile.parse("s.json", json, Samples.TABLES));
    }

    /// The sample with one text in place of another.
    private static String edited(String from, String to) {
        assertThat(Samples.SCENARIO).contains(from);
        return Samples.SCENARIO.replace(from, to);
    }

    private static Square at(String name) {
        return Square.parse(name).orElseThrow();
    }

    @Test
    void everyKeyArrives() {
        Scenario scenario = Samples.scenario();
        assertThat(List.of(scenario.id(), scenario.title(), scenario.briefing(), scenario.rules()))
                .containsExactly("crossroads", "The crossroads", "Two lines.\nOf \"briefing\".", "modern");
        assertThat(scenario.options())
                .containsExactly(new Setting("unitsBlockSight", "false"), new Setting("drawnMelee", "standoff"));
        assertThat(scenario.sides()).extracting(side -> side.id() + " " + side.name() + " " + side.colour())
                .containsExactly("red Red #b3392f", "blue Blue #2f5fb3");
        assertThat(scenario.trays()).hasSize(9)
                .contains(new Placement("b3", "blue", "scoutCar", at("B3"), Facing.S));
        assertThat(scenario.headquarters()).containsOnlyKeys("red", "blue");
        assertThat(scenario.headquarters().get("red")).containsExactly(at("A1"), at("A2"));
        assertThat(scenario.victory()).containsExactly(
                new Victory.Capture("red", List.of(at("C4"), at("D4")), 2), new Victory.Losses("blue", 3),
                new Victory.Exit("blue", Facing.S, 1));
        assertThat(scenario.turnLimit()).hasValue(15);
        assertThat(scenario.atLimit()).isEqualTo(new AtLimit.FewerLosses());
        assertThat(scenario.firstSide()).contains("red");
    }

    @Test
    void boardRowsRunFromNorthToSouth() {
        var board = Samples.scenario().board();
        assertThat(board.ground(at("A1"))).isEqualTo(new Ground(9, Terrain.OPEN, false));
        assertThat(board.ground(at("C4"))).isEqualTo(new Ground(0, Terrain.TREES, false));
        assertThat(board.ground(at("D4"))).isEqualTo(new Ground(1, Terrain.TOWN, false));
        assertThat(board.ground(at("B3"))).isEqualTo(new Ground(0, Terrain.RIVER, true));
        assertThat(board.ground(at("D3"))).isEqualTo(new Ground(0, Terrain.FORD, false));
        assertThat(board.ground(at("F1"))).isEqualTo(new Ground(0, Terrain.OPEN, true));
    }

    @Test
    void writingGivesTheSameBytesAgain() {
        assertThat(ScenarioFile.write(Samples.scenario())).isEqualTo(Samples.SCENARIO);
    }

    @Test
    void whatMayBeLeftOutMayBeLeftOut() {
        String least = """
                {"format": 1, "id": "a", "title": "A", "briefing": "", "rules": "modern",
                 "board": {"columns": 1, "rows": 1, "terrain": ["."]},
                 "sides": [{"id": "x", "name": "X", "colour": "#000000"}, {"id": "y", "name": "Y", "colour": "#FFFFFF"}],
                 "trays": []}""";
        Scenario scenario = Samples.good(ScenarioFile.parse("s.json", least, Samples.TABLES));
        assertThat(scenario.options()).isEmpty();
        assertThat(scenario.headquarters()).isEmpty();
        assertThat(scenario.victory()).isEmpty();
        assertThat(scenario.turnLimit()).isEqualTo(OptionalInt.empty());
        assertThat(scenario.atLimit()).isEqualTo(new AtLimit.Draw());
        assertThat(scenario.firstSide()).isEqualTo(Optional.empty());
        assertThat(Samples.good(ScenarioFile.parse("s.json", ScenarioFile.write(scenario), Samples.TABLES)))
                .isEqualTo(scenario);
    }

    @Test
    void defaultsAreRollDrawAndOne() {
        String json = edited("\"firstSide\": \"red\"", "\"firstSide\": \"roll\"")
                .replace("\"atLimit\": \"losses\",", "").replace(", \"count\": 2}", "}");
        Scenario scenario = Samples.good(ScenarioFile.parse("s.json", json, Samples.TABLES));
        assertThat(scenario.firstSide()).isEmpty();
        assertThat(scenario.atLimit()).isEqualTo(new AtLimit.Draw());
        assertThat(scenario.victory().getFirst().count()).isEqualTo(1);
    }

    @Test
    void aSideMayWinAtTheLimit() {
        String json = edited("\"atLimit\": \"losses\"", "\"atLimit\": \"blue\"");
        Scenario scenario = Samples.good(ScenarioFile.parse("s.json", json, Samples.TABLES));
        assertThat(scenario.atLimit()).isEqualTo(new AtLimit.Wins("blue"));
        assertThat(ScenarioFile.write(scenario)).isEqualTo(json);
    }

    @Test
    void theSchemaOfAnEditorIsIgnored() {
        assertThat(problems(edited("\"format\": 1,", "\"$schema\": \"../x.json\", \"format\": 1,"))).isEmpty();
    }

    @Test
    void theSchemaOfAnEditorIsKept() {
        String json = ScenarioFile.write(Samples.scenario(), Optional.of("../x.json"));
        assertThat(ScenarioFile.schema(json)).contains("../x.json");
        assertThat(Samples.good(ScenarioFile.parse("s.json", json, Samples.TABLES))).isEqualTo(Samples.scenario());
        assertThat(ScenarioFile.schema(Samples.SCENARIO)).isEmpty();
        assertThat(ScenarioFile.schema("{\"$schema\": \"x\", ")).isEmpty();
    }

    /// Each row: an edit of the sample and one problem that must be heard.
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "\"title\" | \"titel\" | titel: unknown key \"titel\"; did you mean \"title\"?",
            "\"title\" | \"titel\" | title: the key \"title\" is missing",
            "\"title\": \"The crossroads\" | \"title\": 7 | title: must be text, but is a number",
            "\"format\": 1 | \"format\": 2 | format: this file has format 2; this program reads formats up to 1: a newer program wrote it",
            "\"rules\": \"modern\" | \"rules\": \"moderm\" | rules: \"moderm\" is unknown; did you mean \"modern\"?",
            "\"facing\": \"E\" | \"facing\": \"NE\" | trays[1].facing: \"NE\" is unknown; known: N, E, S, W",
            "\"facing\": \"E\" | \"faceing\": \"E\" | trays[1].faceing: unknown key \"faceing\"; did you mean \"facing\"?",
            "\"columns\": 6 | \"columns\": 0 | board.columns: must be 1 to 200, but is 0",
            "\"rows\": 4 | \"rows\": 201 | board.rows: must be 1 to 200, but is 201",
            "\"rows\": 4 | \"rows\": 5 | board.terrain: must have 5 rows, but has 4",
            "~~~f~~ | ~~~f~ | board.terrain[1]: must have 6 characters, a square each, but has 5",
            "~~~f~~ | ~~~x~~ | board.terrain[1]: \"x\" at D3 is no terrain; known: . open, T trees, # town, ~ river, f ford, s swamp",
            "~~~f~~ | ~~~s~~ | board.terrain[1]: \"s\" at D3: these rules have no such ground (Modern G(3): no swamps)",
            "900000 | A00000 | board.heights[3]: \"A\" at A1 is no height; heights are 0 to 9",
            ".===== | .===#= | board.roads[3]: \"#\" at E1 is no road; known: = road, . none",
            "\"at\": \"C4\" | \"at\": \"c4\" | trays[5].at: \"c4\" is no square; squares are named like D4",
            "\"at\": \"C4\" | \"at\": \"G4\" | trays[5].at: G4 is off the board, which ends at F4",
            "\"at\": \"C4\" | \"at\": \"C3\" | trays[5].at: C3 is a river square without a ford or a bridge: no tray can stand there",
            "\"at\": \"C4\" | \"at\": \"A1\" | trays[5].at: A1 holds a tray of the other side already: r1",
            "\"at\": \"B2\" | \"at\": \"A1\" | trays[4].at: A1 is over capacity: its trays take 8, and a square holds 4",
            "\"id\": \"r2\" | \"id\": \"r1\" | trays[1].id: the id \"r1\" is used twice",
            "\"id\": \"blue\" | \"id\": \"red\" | sides[1].id: the id \"red\" is used twice",
            "\"side\": \"red\", \"type\": \"tank\" | \"side\": \"rde\", \"type\": \"tank\" | trays[4].side: \"rde\" is unknown; did you mean \"red\"?",
            "\"type\": \"tank\" | \"type\": \"tonk\" | trays[4].type: \"tonk\" is unknown; did you mean \"tank\"?",
            "#b3392f | red | sides[0].colour: \"red\" is no colour; colours are written like #b3392f",
            "\"name\": \"Red\" | \"name\": \" \" | sides[0].name: must not be blank",
            "\"drawnMelee\" | \"drawMelee\" | options.drawMelee: there is no option \"drawMelee\"; did you mean \"drawnMelee\"?",
            "\"standoff\" | \"standof\" | options.drawnMelee: \"standof\" is unknown; did you mean \"standoff\"?",
            "\"standoff\" | true | options.drawnMelee: must be text, but is true or false",
            "\"unitsBlockSight\": false | \"unitsBlockSight\": \"false\" | options.unitsBlockSight: must be true or false, but is text",
            "\"red\": [\"A1\", \"A2\"] | \"rad\": [\"A1\", \"A2\"] | headquarters.rad: there is no side \"rad\"; did you mean \"red\"?",
            "[\"A1\", \"A2\"] | [\"A1\", \"A1\"] | headquarters.red[1]: A1 stands here twice",
            "[\"F4\"] | [\"F5\"] | headquarters.blue[0]: F5 is off the board, which ends at F4",
            "\"type\": \"capture\" | \"type\": \"seize\" | victory[0].type: \"seize\" is unknown; known: capture, losses, exit",
            "[\"C4\", \"D4\"] | [] | victory[0].squares: must name at least one square",
            "\"side\": \"blue\", \"count\": 3 | \"side\": \"blue\" | victory[1].count: the key \"count\" is missing",
            "\"side\": \"blue\", \"count\": 3 | \"side\": \"blue\", \"count\": 0 | victory[1].count: must be 1 to 1000000, but is 0",
            "\"edge\": \"S\" | \"edge\": \"south\" | victory[2].edge: \"south\" is unknown; known: N, E, S, W",
            "\"edge\": \"S\" | \"edge\": \"S\", \"squares\": [] | victory[2].squares: unknown key \"squares\"; known: type, side, edge, count",
            "\"turnLimit\": 15 | \"turnLimit\": 0 | turnLimit: must be 1 to 1000000, but is 0",
            "\"turnLimit\": 15, | | atLimit: has no meaning without a turnLimit",
            "\"atLimit\": \"losses\" | \"atLimit\": \"green\" | atLimit: \"green\" is unknown; known: red, blue, draw, losses",
            "\"firstSide\": \"red\" | \"firstSide\": \"rolls\" | firstSide: \"rolls\" is unknown; did you mean \"roll\"?",
            "\"trays\": [ | \"trays\": [3, | trays[0]: must be an object, but is a number"})
    void whatIsWrongIsSaid(String from, String to, String problem) {
        assertThat(problems(edited(from, to == null ? "" : to))).contains(problem);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "r 1", "r=1", "r>1", "[1]", "end", "roster", "r\\t1", "r\\u00a01", "r\\u200b1", "\\ud800",
        "12345678901234567890123456789012345678901"})
    void idsThatNoOrderCouldNameAreRefused(String id) {
        String json = edited("\"id\": \"r2\"", "\"id\": \"" + id + "\"");
        assertThat(problems(json)).isNotEmpty().allSatisfy(problem -> assertThat(problem).startsWith("trays[1].id: "));
    }

    @ParameterizedTest
    @ValueSource(strings = {"r-1", "r.1", "1", "x", "fires", "Größe", "A1"})
    void otherIdsAreTaken(String id) {
        assertThat(problems(edited("\"id\": \"r2\"", "\"id\": \"" + id + "\""))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"roll", "draw", "losses"})
    void sidesMayNotBearWordsThatMeanSomethingElse(String id) {
        assertThat(problems(edited("\"id\": \"blue\"", "\"id\": \"" + id + "\"").replace("\"blue\"", "\"" + id + "\"")))
                .contains("sides[1].id: \"" + id + "\" is no id: an id is one word without = > [ ],"
                        + " and none that means something else there");
    }

    @Test
    void thereAreTwoSides() {
        String third = "{\"id\": \"green\", \"name\": \"Green\", \"colour\": \"#00ff00\"},";
        assertThat(problems(edited("\"sides\": [", "\"sides\": [" + third)))
                .contains("sides: there must be two sides, but there are 3");
    }

    @Test
    void aRoadOverSwampIsNoExcuse() {
        assertThat(problems(edited("\"..T#..\"", "\".sT#..\""))).singleElement().asString().startsWith("board.terrain[0]");
    }

    @Test
    void allProblemsComeAtOnceInFileOrderWithTheirPlaces() {
        String json = edited("~~~f~~", "~~~~~").replace("\"r1\"", "\"r r\"").replace("\"tank\"", "\"tnak\"")
                .replace("\"turnLimit\": 15", "\"turnLimit\": -15");
        assertThat(Samples.bad(ScenarioFile.parse("s.json", json, Samples.TABLES))).extracting(Problem::oneLine)
                .containsExactly(
                        "s.json:13:7: board.terrain[1]: must have 6 characters, a square each, but has 5",
                        "s.json:35:12: trays[0].id: \"r r\" is no id: an id is one word without = > [ ], and none that means something else there",
                        "s.json:39:41: trays[4].type: \"tnak\" is unknown; did you mean \"tank\"?",
                        "s.json:51:16: turnLimit: must be 1 to 1000000, but is -15");
    }

    @Test
    void scenariosWaitForTheirRuleBook() {
        RuleTables modern = new RuleTables(List.of(Samples.table()));
        assertThat(Samples.problems(ScenarioFile.parse("s.json", AncientSamples.SCENARIO, modern)))
                .containsExactly("rules: this version plays modern only, not ancient");
    }

    @Test
    void aWrongSideDoesNotMakeEveryTrayWrong() {
        assertThat(problems(edited("\"id\": \"red\"", "\"id\": \"end\""))).hasSize(1);
    }

    @Test
    void aScenarioInsideAnotherTextIsJudgedAlike() {
        String tonk = edited("\"tank\"", "\"tonk\"");
        Complaints complaints = new Complaints("request");
        List<Item> items = StrictJson.parse("[" + Samples.SCENARIO + "," + tonk + "]", complaints).orElseThrow().items();
        assertThat(ScenarioFile.read(items.get(0), Samples.TABLES)).contains(Samples.scenario());
        assertThat(complaints.none()).isTrue();
        ScenarioFile.read(items.get(1), Samples.TABLES);
        assertThat(complaints.inFileOrder()).extracting(Problem::path).containsExactly("[1].trays[4].type");
    }

    @Test
    void aMissingFileIsSaid() {
        assertThat(Samples.bad(ScenarioFile.read(Path.of("no", "such.json"), Samples.TABLES))).singleElement()
                .extracting(Problem::oneLine).isEqualTo(Path.of("no", "such.json") + ": there is no such file");
    }

    @Test
    void aTypeAddedToTheTableCanStandOnABoard() {
        String table = Samples.shippedTable().replace("\"units\": [", """
                "units": [{"type": "mortar", "name": "Mortar", "class": "infantry", "size": 1, "move": 3, "meleePower": 2,
                "weapons": ["howitzer"], "clause": "modern.A"},""");
        var tables = new RuleTables(
                List.of(Samples.good(RuleTables.parse("modern.json", table))));
        String json = edited("\"machineGun\"", "\"mortar\"");
        assertThat(Samples.good(ScenarioFile.parse("s.json", json, tables)).trays().get(1).type()).isEqualTo("mortar");
        assertThat(problems(json)).hasSize(1);
    }
}
