package trayfield.model;

import java.util.List;

/// An option of a rule book as it stands in a game: a name, its possible values (the printed one first), the value in
/// force, and the clause it changes.
public record HouseRule(String name, List<String> values, String value, RuleRef rule) {
    public HouseRule {
        values = List.copyOf(values);
    }

    /// True where the values are `true` and `false`.
    public boolean isSwitch() {
        return values.contains("true");
    }
}
