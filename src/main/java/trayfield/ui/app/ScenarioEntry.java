package trayfield.ui.app;

import java.nio.file.Path;
import java.util.List;
import trayfield.model.Problem;
import trayfield.model.Scenario;
import trayfield.tables.RuleTable;

/// One row of the list of scenarios.
sealed interface ScenarioEntry {

    Path file();

    /// A scenario with the rule table that it is played by.
    record Ready(Path file, Scenario scenario, RuleTable table) implements ScenarioEntry {
    }

    /// A file that is no scenario, and why.
    record Broken(Path file, List<Problem> problems) implements ScenarioEntry {
        public Broken {
            problems = List.copyOf(problems);
        }
    }
}
