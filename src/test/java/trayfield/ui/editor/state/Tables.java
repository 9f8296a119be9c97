package trayfield.ui.editor.state;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import trayfield.files.ScenarioFile;
import trayfield.files.ScenarioLibrary;
import trayfield.model.Facing;
import trayfield.model.Loaded;
import trayfield.model.Scenario;
import trayfield.model.Square;
import trayfield.tables.RuleTables;

/// The rule tables and scenarios that come with the program, and short ways to bench work.
public final class Tables {
    public static final Path RULES_DATA = Path.of(System.getProperty("trayfield.home", ".")).resolve("rules-data");
    public static final RuleTables ALL = good(RuleTables.readFolder(RULES_DATA));

    private Tables() {
    }

    public static <T> T good(Loaded<T> loaded) {
        return switch (loaded) {
            case Loaded.Good<T>(T value) -> value;
            case Loaded.Bad<T> bad -> throw new AssertionError(bad.problems());
        };
    }

    static List<Scenario> shipped() {
        return ScenarioLibrary.of(RULES_DATA, ALL).scenarios();
    }

    static Scenario shipped(String id) {
        return ScenarioLibrary.of(RULES_DATA, ALL).byId(id).orElseThrow();
    }

    static Scenario again(Scenario scenario) {
        return good(ScenarioFile.parse("again.json", ScenarioFile.write(scenario), ALL));
    }

    /// A bench whose scenarios are looked over at once.
    static EditorModel bench(Scenario scenario) {
        return new EditorModel(ALL, scenario, Runnable::run, Runnable::run);
    }

    static Square at(String name) {
        return Square.parse(name).orElseThrow();
    }

    static Kit kit(Scenario scenario) {
        return Kit.of(scenario.sides().getFirst().id(), Types.first(ALL.of(scenario.rules()).orElseThrow())).with(Facing.N)
                .withClass(Optional.empty());
    }

    /// Squares by their names.
    static List<Square> way(String... names) {
        return Stream.of(names).map(Tables::at).toList();
    }
}
