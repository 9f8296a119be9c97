package trayfield.tables;

import java.util.List;
import trayfield.model.HouseRule;
import trayfield.model.Scenario;

/// The numbers and options of one rule book, read from JSON. Java knows procedure, tables know numbers.
public sealed interface RuleTable permits ModernTable, AncientTable {

    /// The rule book: `modern` or `ancient`.
    String rules();

    /// Faces of a die, from 1.
    Sourced dieFaces();

    /// The options with the values now in force.
    List<HouseRule> houseRules();

    /// This table with some options set otherwise; an unknown name or value is an [IllegalArgumentException], for
    /// readers check settings first.
    RuleTable with(List<Scenario.Setting> settings);
}
