package trayfield.tables;

import java.util.Optional;
import trayfield.model.HouseRule;
import trayfield.tables.json.Item;

/// The value of a house rule in a file.
public final class HouseRuleValue {
    private HouseRuleValue() {
    }

    /// `true` or `false` (no quotes) for a switch, else one of the rule's words; empty after a complaint.
    public static Optional<String> read(Item item, HouseRule rule) {
        return rule.isSwitch() ? item.flag().map(String::valueOf) : item.oneOf(rule.values());
    }
}
