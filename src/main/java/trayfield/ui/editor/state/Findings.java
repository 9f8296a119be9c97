package trayfield.ui.editor.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trayfield.model.Scenario;
import trayfield.tables.RuleTable;
import trayfield.tables.RuleTables;

/// All that is to be said of a scenario as it stands: what the reader refuses first, then what is hardly meant.
///
/// @param fairness empty where the scenario cannot be played
public record Findings(List<Finding> all, Optional<Fairness> fairness) {
    public static final Findings NONE = new Findings(List.of(), Optional.empty());

    public Findings {
        all = List.copyOf(all);
    }

    /// Looks a scenario over; on a large board this takes its time and belongs on a thread of its own.
    public static Findings of(Scenario scenario, RuleTables tables) {
        List<Finding> all = new ArrayList<>(Refusals.of(scenario, tables));
        boolean sound = all.isEmpty();
        Optional<RuleTable> table = tables.of(scenario.rules());
        table.ifPresent(known -> all.addAll(Doubts.of(known, scenario, sound)));
        return new Findings(all, sound ? table.map(known -> Fairness.of(known, scenario)) : Optional.empty());
    }

    public int refused() {
        return (int) all.stream().filter(finding -> finding.weight() == Finding.Weight.REFUSED).count();
    }

    public int doubtful() {
        return all.size() - refused();
    }

    /// True where the scenario can be played.
    public boolean sound() {
        return refused() == 0;
    }
}
