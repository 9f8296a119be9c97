package trayfield.ui.print;

import java.util.ArrayList;
import java.util.List;
import trayfield.model.Scenario;
import trayfield.play.Seat;
import trayfield.tables.AncientTable;
import trayfield.tables.AncientTable.ManClass;
import trayfield.tables.RuleTable;

/// Rosters on paper, for those who play with a pencil beside the table: for each commander his own units and what he
/// knows of the enemy's. Every commander has sheets of his own, so that nothing secret stands on those of the other.
public final class Rosters {
    private Rosters() {
    }

    /// True where the game has rosters.
    public static boolean has(Scenario scenario) {
        return !scenario.units().isEmpty();
    }

    /// The roster as a seat knows it now: that of its side alone; the referee's seat gives both sides'. Without units it
    /// has no page.
    public static Booklet of(Seat seat, Paper paper) {
        Scenario scenario = seat.scenario();
        List<Leaf> leaves = new ArrayList<>();
        if (has(scenario) && seat.table() instanceof AncientTable table) {
            String when = Words.say("roster.turn", seat.observation().turn());
            for (int side = 0; side < scenario.sides().size(); side++) {
                if (seat.viewer().isEmpty() || seat.viewer().get().equals(scenario.sides().get(side).id())) {
                    leaves.addAll(new RosterPages(table, paper, scenario.title(), when).of(
                            RosterForm.of(seat, side, table.classes()), RosterForm.of(seat, 1 - side, table.classes())));
                }
            }
        }
        return new Booklet(Words.say("roster.file", scenario.title()), leaves);
    }

    /// Forms to be filled in, for both commanders; classes that the scenario fixes stand in them for their own commander.
    public static Booklet blank(RuleTable rules, Scenario scenario, Paper paper) {
        return new Booklet(Words.say("roster.file", scenario.title()), blankLeaves(rules, scenario, paper));
    }

    static List<Leaf> blankLeaves(RuleTable rules, Scenario scenario, Paper paper) {
        List<Leaf> leaves = new ArrayList<>();
        if (has(scenario) && rules instanceof AncientTable table) {
            List<ManClass> classes = table.classes();
            for (int side = 0; side < scenario.sides().size(); side++) {
                leaves.addAll(new RosterPages(table, paper, scenario.title(), "").of(
                        RosterForm.blank(scenario, side, classes, true), RosterForm.blank(scenario, 1 - side, classes, false)));
            }
        }
        return leaves;
    }
}
