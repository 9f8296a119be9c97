package trayfield.tables;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tools.jackson.databind.node.ObjectNode;
import trayfield.model.Loaded;
import trayfield.model.Problem;
import trayfield.tables.json.Complaints;
import trayfield.tables.json.Fields;
import trayfield.tables.json.Item;
import trayfield.tables.json.JsonLayout;
import trayfield.tables.json.StrictJson;

/// The rule tables at hand, one for each rule book, and the reading and writing of one.
///
/// A file is refused with all of its problems: unknown, missing or doubled keys, values of the wrong kind or out of
/// bounds, hits that no die shows, weapons that no row describes, types listed twice, units that fit in no square.
public record RuleTables(List<RuleTable> all) {
    private static final int FORMAT = 1;
    private static final List<String> BOOKS = List.of("modern", "ancient");

    public RuleTables {
        all = List.copyOf(all);
    }

    /// The table of a rule book, `modern` or `ancient`.
    public Optional<RuleTable> of(String rules) {
        return all.stream().filter(table -> table.rules().equals(rules)).findFirst();
    }

    /// The rule books at hand.
    public List<String> rules() {
        return all.stream().map(RuleTable::rules).toList();
    }

    /// Reads the tables of all rule books that a folder of rules data has, at least one.
    public static Loaded<RuleTables> readFolder(Path folder) {
        List<RuleTable> tables = new ArrayList<>();
        List<Problem> problems = new ArrayList<>();
        List<Path> files = BOOKS.stream().map(book -> folder.resolve(book + ".json")).toList();
        boolean any = files.stream().anyMatch(Files::exists);
        for (Path file : any ? files.stream().filter(Files::exists).toList() : files) {
            switch (read(file)) {
                case Loaded.Good<RuleTable> good -> tables.add(good.value());
                case Loaded.Bad<RuleTable> bad -> problems.addAll(bad.problems());
            }
        }
        return problems.isEmpty() ? new Loaded.Good<>(new RuleTables(tables)) : new Loaded.Bad<>(problems);
    }

    public static Loaded<RuleTable> read(Path path) {
        return load(path.toString(), complaints -> StrictJson.read(path, complaints));
    }

    /// Reads a table from a text.
    ///
    /// @param fileName how its problems name it
    public static Loaded<RuleTable> parse(String fileName, String json) {
        return load(fileName, complaints -> StrictJson.parse(json, complaints));
    }

    /// Reads a table that stands inside another text; after a complaint it is empty or has stand-ins in it.
    public static Optional<RuleTable> read(Item item) {
        return item.fields().flatMap(RuleTables::read);
    }

    /// The table as JSON; reading it gives an equal table.
    public static String write(RuleTable table) {
        return JsonLayout.print(tree(table), List.of());
    }

    /// The table as a tree, for files that hold it whole.
    public static ObjectNode tree(RuleTable table) {
        return switch (table) {
            case ModernTable modern -> ModernTableWriter.tree(modern, FORMAT);
            case AncientTable ancient -> AncientTableWriter.tree(ancient, FORMAT);
        };
    }

    private static Loaded<RuleTable> load(String name, Function<Complaints, Optional<Item>> source) {
        Complaints complaints = new Complaints(name);
        Optional<RuleTable> table = source.apply(complaints).flatMap(RuleTables::read);
        return complaints.unlessAny(table::orElseThrow);
    }

    private static Optional<RuleTable> read(Fields fields) {
        if (!fields.format(FORMAT)) {
            return Optional.empty();
        }
        return fields.required("rules").oneOf(BOOKS).map(book -> book.equals("modern")
                ? new ModernTableReader(fields).read() : new AncientTableReader(fields).read());
    }
}
