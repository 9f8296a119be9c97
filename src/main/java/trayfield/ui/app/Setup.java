package trayfield.ui.app;

import java.util.LinkedHashMap;
import java.util.SequencedMap;
import trayfield.model.Scenario;
import trayfield.play.DiceSource;
import trayfield.play.Undo;
import trayfield.solo.Player;
import trayfield.tables.RuleTable;

/// A game about to start.
///
/// @param scenario with the house rules that the players chose
/// @param players  two people, or one who plays both sides or against commanders
/// @param commanders who lead sides in place of people, by side
record Setup(RuleTable table, Scenario scenario, DiceSource dice, Undo.Players players,
        SequencedMap<String, Player> commanders) {

    /// A game that people play alone.
    Setup(RuleTable table, Scenario scenario, DiceSource dice, Undo.Players players) {
        this(table, scenario, dice, players, new LinkedHashMap<>());
    }

    /// The same game, sides of it led by commanders.
    Setup ledBy(SequencedMap<String, Player> others) {
        return new Setup(table, scenario, dice, others.isEmpty() ? players : Undo.Players.SOLO, others);
    }
}
