package trayfield.command.engine;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import trayfield.files.Listed;
import trayfield.files.ScenarioFile;
import trayfield.files.ScenarioLibrary;
import trayfield.model.Loaded;
import trayfield.model.Problem;
import trayfield.model.Scenario;
import trayfield.tables.RuleTables;
import trayfield.tables.json.Complaints;
import trayfield.tables.json.Hint;
import trayfield.tables.json.Item;
import trayfield.tables.json.JsonValue;

/// Where an engine has its scenarios from: the library, a file, or the request itself.
final class Shelf {
    private final RuleTables tables;
    private final ScenarioLibrary library;

    Shelf(RuleTables tables, ScenarioLibrary library) {
        this.tables = tables;
        this.library = library;
    }

    RuleTables tables() {
        return tables;
    }

    List<Scenario> scenarios() {
        return library.scenarios();
    }

    /// The scenario that an item names by its id or its file's path, or holds whole.
    Scenario find(Item item, Complaints complaints) throws Failure {
        if (item.value().orElse(null) instanceof JsonValue.Text(var _, String name)) {
            return named(name);
        }
        Optional<Scenario> scenario = ScenarioFile.read(item, tables);
        if (scenario.isEmpty() || !complaints.none()) {
            throw Failure.inRequest(Failure.Code.BAD_SCENARIO, complaints.inFileOrder());
        }
        return scenario.get();
    }

    private Scenario named(String name) throws Failure {
        Optional<Scenario> known = library.byId(name);
        if (known.isPresent()) {
            return known.get();
        }
        Path file = path(name);
        Optional<Loaded<Scenario>> broken = library.files().stream()
                .filter(listed -> listed.file().endsWith(name + ".json")).map(Listed::content).findFirst();
        if (broken.isEmpty() && !Files.exists(file)) {
            throw Failure.of(Failure.Code.NO_SCENARIO, name, new Hint(name, scenarios().stream().map(Scenario::id).toList()));
        }
        return good(broken.orElseGet(() -> ScenarioFile.read(file, tables)), Failure.Code.BAD_SCENARIO);
    }

    /// A path as a request names it.
    static Path path(String name) throws Failure {
        try {
            return Path.of(name);
        } catch (InvalidPathException _) {
            throw Failure.of(Failure.Code.BAD_FILE, name);
        }
    }

    static <T> T good(Loaded<T> loaded, Failure.Code otherwise) throws Failure {
        return switch (loaded) {
            case Loaded.Good<T>(T value) -> value;
            case Loaded.Bad<T>(List<Problem> problems) -> throw Failure.of(otherwise, problems);
        };
    }
}
