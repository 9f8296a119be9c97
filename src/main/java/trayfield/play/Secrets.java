package trayfield.play;

import java.util.Optional;
import trayfield.model.Scenario;

/// What a scenario tells one side alone.
final class Secrets {
    private Secrets() {
    }

    /// The scenario as a side may read it: classes fixed for the other side's units are left out.
    static Scenario hidden(Scenario whole, String side) {
        return new Scenario(whole.id(), whole.title(), whole.briefing(), whole.rules(), whole.options(), whole.board(),
                whole.sides(), whole.trays(), whole.units().stream().map(unit -> hidden(unit, side)).toList(),
                whole.rosters(), whole.headquarters(), whole.victory(), whole.turnLimit(), whole.atLimit(),
                whole.firstSide());
    }

    private static Scenario.UnitPlan hidden(Scenario.UnitPlan unit, String side) {
        return unit.side().equals(side) ? unit
                : new Scenario.UnitPlan(unit.id(), unit.side(), unit.name(), unit.crest(), Optional.empty(), unit.men());
    }
}
