package trayfield.notation;

import java.util.List;
import java.util.OptionalLong;
import trayfield.model.Input;
import trayfield.model.Scenario;

/// A game as players write it down: what was played, and every order and roll in turn.
public record GameRecord(Header header, List<Input> inputs) {
    public GameRecord {
        inputs = List.copyOf(inputs);
    }

    /// What was played.
    ///
    /// @param scenario its id
    /// @param rules    the rule book: `modern` or `ancient`
    /// @param options  the house rules in force that differ from the printed rules
    /// @param seed     of the dice; none where players threw them by hand
    public record Header(String scenario, String title, String rules, List<Scenario.Setting> options,
            OptionalLong seed) {
        public Header {
            options = List.copyOf(options);
        }
    }
}
