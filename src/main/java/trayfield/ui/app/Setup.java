package trayfield.ui.app;

import trayfield.model.Scenario;
import trayfield.play.DiceSource;
import trayfield.play.Undo;
import trayfield.tables.RuleTable;

/// A game about to start.
///
/// @param scenario with the house rules that the players chose
/// @param players  two people, or one who plays both sides
record Setup(RuleTable table, Scenario scenario, DiceSource dice, Undo.Players players) {
}
