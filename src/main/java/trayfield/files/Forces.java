package trayfield.files;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import trayfield.model.Scenario.Placement;
import trayfield.model.Scenario.UnitPlan;

/// Who stands on the board of a scenario: trays in a Modern one, units with their quotas in an Ancient one.
record Forces(List<Placement> trays, List<UnitPlan> units, SequencedMap<String, SequencedMap<String, Integer>> rosters) {

    static Forces none() {
        return of(List.of());
    }

    static Forces of(List<Placement> trays) {
        return new Forces(trays, List.of(), new LinkedHashMap<>());
    }
}
