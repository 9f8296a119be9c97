package trayfield.ui.editor.state;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import trayfield.model.Scenario;
import trayfield.tables.RuleTable;
import trayfield.tables.RuleTables;

/// Looks scenarios over beside the work at the bench: one at a time, and of those that come meanwhile only the latest.
/// Its methods belong to one thread.
final class Lookout {
    /// Boards of more squares than this are walked over so slowly that what is told by a look is told before.
    private static final int LARGE = 10_000;

    private final RuleTables tables;
    private final Executor beside;
    private final Executor bench;
    private final Consumer<Findings> found;
    /// Of the thread beside.
    private Optional<Scouts> scouts = Optional.empty();
    private Scenario looking;
    private Scenario waiting;
    private Scenario seen;

    /// @param beside where the looking is done, one thing after another
    /// @param bench  leads back to the thread of the bench
    /// @param found  is told on that thread
    Lookout(RuleTables tables, Executor beside, Executor bench, Consumer<Findings> found) {
        this.tables = tables;
        this.beside = beside;
        this.bench = bench;
        this.found = found;
    }

    /// True while what was seen last is not the latest.
    boolean behind() {
        return looking != null;
    }

    void look(Scenario scenario) {
        if (looking != null) {
            waiting = scenario == looking ? null : scenario;
        } else if (scenario != seen) {
            begin(scenario);
        }
    }

    private void begin(Scenario scenario) {
        looking = scenario;
        beside.execute(() -> {
            Findings first = Findings.atSight(scenario, tables);
            if (!first.sound()) {
                bench.execute(() -> done(scenario, first));
                return;
            }
            if (scenario.board().size() > LARGE) {
                bench.execute(() -> found.accept(first));
            }
            RuleTable table = tables.of(scenario.rules()).orElseThrow();
            scouts = Optional.of(Scouts.of(table, scenario, scouts));
            Findings all = first.onFoot(table, scenario, scouts.get());
            bench.execute(() -> done(scenario, all));
        });
    }

    private void done(Scenario scenario, Findings findings) {
        looking = null;
        seen = scenario;
        if (waiting != null) {
            Scenario next = waiting;
            waiting = null;
            begin(next);
        }
        found.accept(findings);
    }
}
