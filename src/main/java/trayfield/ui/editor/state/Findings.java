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
        Findings first = atSight(scenario, tables);
        return tables.of(scenario.rules()).filter(_ -> first.sound())
                .map(table -> first.onFoot(table, scenario, new Scouts(table, scenario))).orElse(first);
    }

    /// What is told by a look.
    static Findings atSight(Scenario scenario, RuleTables tables) {
        List<Finding> all = new ArrayList<>(Refusals.of(scenario, tables));
        tables.of(scenario.rules()).ifPresent(table -> all.addAll(Doubts.atSight(table, scenario)));
        return new Findings(all, Optional.empty());
    }

    /// And what is found, the scenario being sound, by walking over its board.
    Findings onFoot(RuleTable table, Scenario scenario, Scouts scouts) {
        List<Finding> more = new ArrayList<>(all);
        more.addAll(Doubts.onFoot(table, scenario, scouts));
        return new Findings(more, Optional.of(Fairness.of(table, scenario, scouts)));
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
