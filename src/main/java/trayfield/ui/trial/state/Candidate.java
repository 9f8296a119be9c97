package trayfield.ui.trial.state;

import java.nio.file.Path;
import trayfield.model.Scenario;
import trayfield.tables.RuleTable;

/// A scenario that can be tried, with the rule table that it is played by.
public record Candidate(Path file, Scenario scenario, RuleTable table) {
}
