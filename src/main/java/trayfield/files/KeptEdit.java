package trayfield.files;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;
import trayfield.model.Loaded;
import trayfield.model.Problem;
import trayfield.model.Scenario;
import trayfield.tables.RuleTables;
import trayfield.tables.json.Complaints;
import trayfield.tables.json.Fields;
import trayfield.tables.json.Item;
import trayfield.tables.json.JsonLayout;
import trayfield.tables.json.StrictJson;

/// A scenario that was being edited, kept while it is not saved. It may have any of the problems of a scenario half done;
/// what the edit itself says of it, it keeps.
///
/// @param file the scenario's own file, where it has one
public record KeptEdit(Optional<String> file, Scenario scenario) {
    static final int FORMAT = 1;

    private static final String KIND = "edit";

    /// Reads a kept edit; problems of the scenario in it are no reason to refuse it.
    public static Loaded<KeptEdit> read(Path path, RuleTables tables) {
        Complaints complaints = new Complaints(path.toString());
        Optional<Fields> fields = StrictJson.read(path, complaints).flatMap(Item::fields);
        Optional<KeptEdit> kept = fields.flatMap(inside -> kept(inside, tables));
        return kept.<Loaded<KeptEdit>>map(Loaded.Good::new).orElseGet(() -> new Loaded.Bad<>(complaints.inFileOrder()));
    }

    private static Optional<KeptEdit> kept(Fields fields, RuleTables tables) {
        boolean mine = fields.required("trayfield").oneOf(List.of(KIND)).isPresent() && fields.format(FORMAT);
        Optional<String> file = fields.optional("file").text();
        Item scenario = fields.required("scenario");
        fields.noOthers();
        return mine ? ScenarioFile.read(scenario, tables).map(read -> new KeptEdit(file, read)) : Optional.empty();
    }

    /// Writes the edit; gives the problem where it could not be written.
    public Optional<Problem> write(Path path) {
        return AtomicFile.write(path, text(), AtomicFile.Backup.NONE);
    }

    String text() {
        ObjectNode tree = JsonNodeFactory.instance.objectNode();
        tree.put("trayfield", KIND).put("format", FORMAT);
        file.ifPresent(name -> tree.put("file", name));
        tree.set("scenario", ScenarioFile.tree(scenario));
        return JsonLayout.print(tree, ScenarioWriter.OPEN);
    }
}
