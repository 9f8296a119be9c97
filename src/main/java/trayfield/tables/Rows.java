package trayfield.tables;

import java.util.List;
import tools.jackson.databind.node.ObjectNode;
import trayfield.model.HouseRule;
import trayfield.model.RuleRef;

/// Writes the rows that every rule table has.
final class Rows {

    private Rows() {
    }

    static void sourced(ObjectNode row, Sourced sourced) {
        clause(row.put("value", sourced.value()), sourced.clause());
    }

    static void clause(ObjectNode row, RuleRef clause) {
        row.put("clause", clause.id());
    }

    static void heights(ObjectNode row, Heights heights) {
        clause(row.put("figure", heights.figure()).put("trees", heights.trees()).put("town", heights.town()),
                heights.clause());
    }

    static void options(ObjectNode list, List<HouseRule> rules) {
        for (HouseRule rule : rules) {
            ObjectNode row = list.putObject(rule.name());
            if (rule.isSwitch()) {
                row.put("value", Boolean.parseBoolean(rule.value()));
            } else {
                row.put("value", rule.value());
            }
            clause(row, rule.rule());
        }
    }
}
