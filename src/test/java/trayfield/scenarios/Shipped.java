package trayfield.scenarios;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import trayfield.files.ScenarioFile;
import trayfield.model.Loaded;
import trayfield.model.Problem;
import trayfield.model.Scenario;
import trayfield.tables.RuleTable;
import trayfield.tables.RuleTables;

/// The scenarios and rule tables that come with the program, read as the program reads them.
final class Shipped {
    static final Path RULES_DATA = Path.of(System.getProperty("trayfield.home", ".")).resolve("rules-data");
    static final RuleTables TABLES = good(RuleTables.readFolder(RULES_DATA));

    private static final List<Scenario> SCENARIOS =
            files().stream().map(file -> good(ScenarioFile.read(file, TABLES))).toList();

    private Shipped() {
    }

    /// Every scenario file of every rule book, by path.
    static List<Path> files() {
        List<Path> files = new ArrayList<>();
        for (String rules : TABLES.rules()) {
            try (Stream<Path> found = Files.list(RULES_DATA.resolve("scenarios").resolve(rules))) {
                found.filter(file -> file.toString().endsWith(".json")).sorted().forEach(files::add);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return List.copyOf(files);
    }

    static List<Scenario> scenarios() {
        return SCENARIOS;
    }

    static Scenario scenario(String id) {
        return SCENARIOS.stream().filter(scenario -> scenario.id().equals(id)).findFirst().orElseThrow();
    }

    static RuleTable table(Scenario scenario) {
        return TABLES.of(scenario.rules()).orElseThrow();
    }

    static Bench bench(Scenario scenario) {
        return Bench.of(table(scenario), scenario);
    }

    private static <T> T good(Loaded<T> loaded) {
        return switch (loaded) {
            case Loaded.Good<T>(T value) -> value;
            case Loaded.Bad<T>(List<Problem> problems) -> throw new AssertionError(
                    String.join("\n", problems.stream().map(Problem::oneLine).toList()));
        };
    }
}
