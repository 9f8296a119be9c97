package trayfield.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trayfield.model.Facing;
import trayfield.model.Scenario;
import trayfield.model.Scenario.Post;
import trayfield.model.Scenario.UnitPlan;
import trayfield.model.Square;

/// Units, classes and quotas as scenarios name them.
class AncientScenarioFileTest {

    private static List<String> problems(String json) {
        return Samples.problems(ScenarioFile.parse("s.json", json, Samples.TABLES));
    }

    @Test
    void everyKeyArrives() {
        Scenario scenario = AncientSamples.scenario();
        assertThat(scenario.trays()).isEmpty();
        assertThat(scenario.units()).extracting(UnitPlan::id).containsExactly("s1", "s2", "g1");
        assertThat(scenario.units().getFirst()).isEqualTo(new UnitPlan("s1", "silver", "First", "#c0392b", Optional.empty(),
                List.of(new Post(new Square(0, 0), Facing.N), new Post(new Square(1, 0), Facing.N))));
        assertThat(scenario.units().getLast().unitClass()).contains("B");
        assertThat(scenario.rosters()).isEqualTo(Map.of("silver", Map.of("A", 1, "D", 1)));
        assertThat(scenario.options()).containsExactly(new Scenario.Setting("compulsoryMelee", "all"));
    }

    @Test
    void writingGivesTheSameBytesAgain() {
        assertThat(ScenarioFile.write(AncientSamples.scenario())).isEqualTo(AncientSamples.SCENARIO);
    }

    /// Each row: an edit of the sample (all occurrences) and one problem that must be heard.
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "\"crest\": \"#27ae60\", | \"crest\": \"#27ae60\", \"class\": \"A\", | units: class is given for every unit of silver or for none",
            "\"rosters\": { | \"rosters\": {\"gold\": {\"B\": 1}, | rosters: gold has fixed classes, and a quota beside them",
            "\"D\": 1 | \"D\": 2 | rosters: the quota of silver adds up to 3, but it has 2 units",
            "\"D\": 1 | \"D\": 0 | rosters: the quota of silver adds up to 1, but it has 2 units",
            "\"D\": 1 | \"D\": -1 | rosters.silver.D: must be 0 to 9999, but is -1",
            "\"D\": 1 | \"E\": 1 | rosters.silver.E: unknown key \"E\"",
            "\"rosters\": {\"silver\": {\"A\": 1, \"D\": 1}}, | | units: silver has neither classes nor a quota in rosters",
            "\"rosters\": {\"silver\" | \"rosters\": {\"sliver\" | rosters.sliver: unknown key \"sliver\"; did you mean \"silver\"?",
            "\"class\": \"B\" | \"class\": \"b\" | units[2].class: \"b\" is unknown",
            "\"class\": \"B\" | \"class\": \"E\" | units[2].class: \"E\" is unknown",
            "\"at\": \"C1\" | \"at\": \"B1\" | units[1].men[0]: B1 is taken by s1.2 already: one man a square",
            "\"at\": \"A4\" | \"at\": \"A1\" | units[2].men[0]: A1 is taken by s1.1 already: one man a square",
            "\"at\": \"C1\" | \"at\": \"G1\" | units[1].men[0].at: G1 is off the board, which ends at F4",
            "\"at\": \"C1\" | \"at\": \"C0\" | units[1].men[0].at: \"C0\" is no square; squares are named like D4",
            "\"id\": \"s2\" | \"id\": \"s1\" | units[1].id: the id \"s1\" is used twice",
            "\"id\": \"s2\" | \"id\": \"s1.1\" | units[1].id: the id \"s1.1\" is that of a man of s1",
            "\"id\": \"s2\" | \"id\": \"end\" | units[1].id: \"end\" is no id: an id is one word without = > [ ], and none that means something else there",
            "\"id\": \"s2\" | \"id\": \"s 2\" | units[1].id: \"s 2\" is no id: an id is one word without = > [ ], and none that means something else there",
            "\"crest\": \"#27ae60\" | \"crest\": \"green\" | units[1].crest: \"green\" is no colour; colours are written like #b3392f",
            "\"facing\": \"S\" | \"facing\": \"s\" | units[2].men[0].facing: \"s\" is unknown",
            "\"name\": \"Second\" | \"name\": \" \" | units[1].name: must not be blank",
            "\"men\" | \"man\" | units[0].men: the key \"men\" is missing",
            "\"compulsoryMelee\": \"all\" | \"contact\": \"facing\" | options.contact: there is no option \"contact\"",
            "\"units\" | \"trays\" | units: the key \"units\" is missing",
            "\"headquarters\": {\"silver\": [\"A1\"] | \"headquarters\": {\"silver\": [\"A5\"] | headquarters.silver[0]: A5 is off the board, which ends at F4"})
    void whatIsWrongIsSaid(String from, String to, String problem) {
        assertThat(AncientSamples.SCENARIO).contains(from);
        assertThat(problems(AncientSamples.SCENARIO.replace(from, to == null ? "" : to)))
                .anySatisfy(heard -> assertThat(heard).startsWith(problem));
    }

    @Test
    void aUnitHasMen() {
        String none = AncientSamples.SCENARIO.replaceFirst("(?s)\"men\": \\[\\s*\\{\"at\": \"C1\", \"facing\": \"N\"}\\s*]", "\"men\": []");
        assertThat(problems(none)).containsExactly("units[1].men: a unit has at least one man");
    }

    @Test
    void aManInWaterMayStandThere() {
        // Rivers and swamps cost, and bar nobody: gold's second man stands in one.
        assertThat(AncientSamples.scenario().board().ground(new Square(1, 2)).wet()).isTrue();
    }

    @Test
    void allProblemsComeAtOnce() {
        String json = AncientSamples.SCENARIO.replace("\"at\": \"C1\"", "\"at\": \"B1\"").replace("\"class\": \"B\"", "\"class\": \"X\"")
                .replace("\"D\": 1", "\"D\": 3");
        assertThat(problems(json)).hasSize(3);
    }
}
