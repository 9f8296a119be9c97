package trayfield.files;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;
import trayfield.model.Loaded;
import trayfield.model.Problem;
import trayfield.model.Scenario;
import trayfield.tables.RuleTables;
import trayfield.tables.json.Complaints;
import trayfield.tables.json.Item;
import trayfield.tables.json.JsonLayout;
import trayfield.tables.json.StrictJson;

/// Scenarios as JSON. Which types and options a scenario may name is the rule table's to say, so that a row added there
/// can be played at once.
///
/// A file is refused with all of its problems: unknown, missing and doubled keys, wrong kinds of values, boards and rows
/// of the wrong size, trays off the board, over capacity, in a river, beside an enemy in one square, ids used twice or
/// unfit for an order, and ends of the game that nobody could reach.
public final class ScenarioFile {
    static final int FORMAT = 1;
    private static final String SCHEMA = "$schema";

    private ScenarioFile() {
    }

    public static Loaded<Scenario> read(Path path, RuleTables tables) {
        return load(path.toString(), complaints -> StrictJson.read(path, complaints), tables);
    }

    /// Reads a scenario from a text.
    ///
    /// @param fileName how its problems name it
    public static Loaded<Scenario> parse(String fileName, String json, RuleTables tables) {
        return load(fileName, complaints -> StrictJson.parse(json, complaints), tables);
    }

    /// What could be read of a file, sound or not: for those who mend it.
    ///
    /// @param scenario with stand-ins for what could not be read; empty where there is no rule book, no board or not two
    ///                 sides to begin with
    /// @param problems none where the file is sound
    public record Salvage(Optional<Scenario> scenario, List<Problem> problems) {
        public Salvage {
            problems = List.copyOf(problems);
        }
    }

    /// Reads as much of a file as can be read.
    public static Salvage salvage(Path path, RuleTables tables) {
        Complaints complaints = new Complaints(path.toString());
        Optional<Scenario> scenario = StrictJson.read(path, complaints).flatMap(item -> read(item, tables));
        return new Salvage(scenario, complaints.inFileOrder());
    }

    /// Reads a scenario that stands inside another text; after a complaint it is empty or has stand-ins in it.
    public static Optional<Scenario> read(Item item, RuleTables tables) {
        return item.fields().flatMap(fields -> new ScenarioReader(fields, tables).read());
    }

    /// The scenario as text: a board row, a tray, a way to win each on a line of its own. Reading it gives an equal scenario, and
    /// writing that gives the same bytes.
    public static String write(Scenario scenario) {
        return write(scenario, Optional.empty());
    }

    /// The scenario as the text of a file that names a schema, so that other editors can help with it.
    ///
    /// @param schema as it stands in the file, often a path from there; see [#schema]
    public static String write(Scenario scenario, Optional<String> schema) {
        ObjectNode file = JsonNodeFactory.instance.objectNode();
        schema.ifPresent(named -> file.put(SCHEMA, named));
        file.setAll(tree(scenario));
        return JsonLayout.print(file, ScenarioWriter.OPEN);
    }

    /// The schema that a text names; none where it is no sound JSON.
    public static Optional<String> schema(String json) {
        return StrictJson.parse(json, new Complaints("")).flatMap(Item::fields).flatMap(fields -> fields.optional(SCHEMA).text());
    }

    static ObjectNode tree(Scenario scenario) {
        return new ScenarioWriter(scenario).tree();
    }

    private static Loaded<Scenario> load(String name, Function<Complaints, Optional<Item>> source, RuleTables tables) {
        Complaints complaints = new Complaints(name);
        Optional<Scenario> scenario = source.apply(complaints).flatMap(item -> read(item, tables));
        return complaints.unlessAny(scenario::orElseThrow);
    }
}
