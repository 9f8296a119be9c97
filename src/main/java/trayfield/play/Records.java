package trayfield.play;

import java.util.List;
import java.util.OptionalLong;
import trayfield.model.Scenario;
import trayfield.notation.GameRecord;
import trayfield.notation.RecordText;

/// Game records: what was played, and every order and roll, as lines of text.
public final class Records {
    private Records() {
    }

    /// The record of a game so far. It names no secret that its inputs do not name.
    public static List<String> lines(Game game) {
        Scenario scenario = game.scenario();
        List<Scenario.Setting> options = game.referee().houseRules().stream()
                .filter(rule -> !rule.value().equals(rule.values().getFirst()))
                .map(rule -> new Scenario.Setting(rule.name(), rule.value())).toList();
        OptionalLong seed = game.dice() instanceof DiceSource.Seeded(long number) ? OptionalLong.of(number)
                : OptionalLong.empty();
        return RecordText.print(new GameRecord(new GameRecord.Header(scenario.id(), scenario.title(), scenario.rules(),
                options, seed), game.inputs()));
    }
}
