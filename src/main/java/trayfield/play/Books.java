package trayfield.play;

import trayfield.model.Scenario;
import trayfield.rules.Rulebook;
import trayfield.rules.ancient.AncientBook;
import trayfield.rules.modern.ModernBook;
import trayfield.tables.AncientTable;
import trayfield.tables.ModernTable;
import trayfield.tables.RuleTable;

/// Which rule book plays by which table.
public final class Books {
    private Books() {
    }

    /// The rule book for a scenario. The options that the scenario sets go before those of the table.
    ///
    /// @throws IllegalArgumentException where table and scenario are of different games
    public static Rulebook open(RuleTable table, Scenario scenario) {
        if (!table.rules().equals(scenario.rules())) {
            throw new IllegalArgumentException("a table of " + table.rules() + " for a scenario of " + scenario.rules());
        }
        return switch (table) {
            case ModernTable modern -> new ModernBook(modern, scenario);
            case AncientTable ancient -> new AncientBook(ancient, scenario);
        };
    }
}
