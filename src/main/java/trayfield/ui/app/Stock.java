package trayfield.ui.app;

import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import trayfield.command.RulesData;
import trayfield.files.FileCheck;
import trayfield.files.Listed;
import trayfield.files.ScenarioFile;
import trayfield.model.Loaded;
import trayfield.model.Problem;
import trayfield.model.Scenario;
import trayfield.tables.RuleTables;

/// The rule tables at hand and what can be read by them: the program's scenarios, and any file that a player names. May
/// be used on any thread.
final class Stock {
    private final RulesData data;

    Stock(RulesData data) {
        this.data = data;
    }

    RuleTables tables() {
        return data.tables();
    }

    /// What was found in a file.
    sealed interface Found {
        record Save(OpenGame game) implements Found {
        }

        record Scenario(ScenarioEntry.Ready entry) implements Found {
        }

        /// Nothing that could be opened, and why.
        record Nothing(List<Problem> problems) implements Found {
        }
    }

    /// The list of scenarios, read anew.
    List<ScenarioEntry> scenarios() {
        return data.scenarios().files().stream().map(this::entry).toList();
    }

    /// Opens whatever a file is: a saved game, a scenario, or neither.
    Found find(Path file) {
        FileCheck check = FileCheck.of(file, tables());
        if (!check.problems().isEmpty()) {
            return new Found.Nothing(check.problems());
        }
        return switch (check.kind().orElseThrow()) {
            case SAVED_GAME -> switch (OpenGame.read(file)) {
                case Loaded.Good<OpenGame>(OpenGame game) -> new Found.Save(game);
                case Loaded.Bad<OpenGame> bad -> new Found.Nothing(bad.problems());
            };
            case SCENARIO -> switch (entry(new Listed<>(file, ScenarioFile.read(file, tables())))) {
                case ScenarioEntry.Ready ready -> new Found.Scenario(ready);
                case ScenarioEntry.Broken broken -> new Found.Nothing(broken.problems());
            };
            case RULE_TABLE -> new Found.Nothing(List.of(problem(file, Words.say("open.ruleTable"))));
        };
    }

    private ScenarioEntry entry(Listed<Scenario> file) {
        return switch (file.content()) {
            case Loaded.Bad<Scenario> bad -> new ScenarioEntry.Broken(file.file(), bad.problems());
            case Loaded.Good<Scenario>(Scenario scenario) -> new ScenarioEntry.Ready(file.file(), scenario,
                    tables().of(scenario.rules()).orElseThrow());
        };
    }

    /// A problem of a file as a whole.
    static Problem problem(Path file, String text) {
        return new Problem(file.toString(), OptionalInt.empty(), OptionalInt.empty(), "", text);
    }
}
