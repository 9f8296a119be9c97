package trayfield.tables;

import trayfield.model.RuleRef;

/// A number with the printed clause or ruling that it comes from.
public record Sourced(int value, RuleRef clause) {
}
