package trayfield.ui.editor.state;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import trayfield.model.Scenario;
import trayfield.model.Scenario.UnitPlan;
import trayfield.model.Side;

/// Classes of Ancient units, fixed for all units of a side or left to its commander with a quota (ancient.roster).
public final class Quotas {
    private Quotas() {
    }

    /// Sets how many units of a class a side has; 0 takes the class out.
    public static Scenario set(Scenario scenario, String side, String unitClass, int count) {
        SequencedMap<String, Integer> quota = new LinkedHashMap<>(scenario.rosters().getOrDefault(side, new LinkedHashMap<>()));
        quota.put(unitClass, count);
        quota.values().removeIf(number -> number <= 0);
        return with(scenario, side, quota);
    }

    /// Leaves the classes of a side to its commander, with a quota that gives out as many as there are units.
    ///
    /// @param any the class that fills a quota where there is none
    public static Scenario withoutClasses(Scenario scenario, String side, String any) {
        Scenario open = scenario.withUnits(scenario.units().stream().map(unit -> unit.side().equals(side)
                ? new UnitPlan(unit.id(), unit.side(), unit.name(), unit.crest(), Optional.empty(), unit.men()) : unit).toList());
        return fitted(open, side, any);
    }

    /// Fixes the class of every unit of a side: those without one get this, and the side's quota goes.
    public static Scenario withClasses(Scenario scenario, String side, String unitClass) {
        Scenario fixed = scenario.withUnits(scenario.units().stream().map(unit -> unit.side().equals(side)
                ? new UnitPlan(unit.id(), unit.side(), unit.name(), unit.crest(), unit.unitClass().or(() -> Optional.of(unitClass)),
                        unit.men()) : unit).toList());
        SequencedMap<String, SequencedMap<String, Integer>> quotas = new LinkedHashMap<>(fixed.rosters());
        quotas.remove(side);
        return fixed.withRosters(quotas);
    }

    /// With quotas that add up to the units of each side, and none beside fixed classes.
    static Scenario mended(Scenario scenario, String any) {
        Scenario next = scenario;
        for (Side side : scenario.sides()) {
            List<UnitPlan> units = scenario.units().stream().filter(unit -> unit.side().equals(side.id())).toList();
            Optional<String> some = units.stream().flatMap(unit -> unit.unitClass().stream()).findFirst();
            next = some.isPresent() ? withClasses(next, side.id(), some.get()) : fitted(next, side.id(), any);
        }
        return next;
    }

    /// The quota of a side made to add up: the last class takes what is over, or gives what is too much.
    static Scenario fitted(Scenario scenario, String side, String any) {
        int units = (int) scenario.units().stream().filter(unit -> unit.side().equals(side)).count();
        SequencedMap<String, Integer> quota = new LinkedHashMap<>(scenario.rosters().getOrDefault(side, new LinkedHashMap<>()));
        int over = quota.values().stream().mapToInt(Integer::intValue).sum() - units;
        for (String unitClass : List.copyOf(quota.sequencedKeySet().reversed())) {
            int taken = Math.clamp(over, 0, quota.get(unitClass));
            quota.merge(unitClass, -taken, Integer::sum);
            over -= taken;
        }
        quota.values().removeIf(number -> number <= 0);
        if (over < 0) {
            quota.merge(quota.isEmpty() ? any : quota.lastEntry().getKey(), -over, Integer::sum);
        }
        return with(scenario, side, quota);
    }

    private static Scenario with(Scenario scenario, String side, SequencedMap<String, Integer> quota) {
        SequencedMap<String, SequencedMap<String, Integer>> quotas = new LinkedHashMap<>();
        for (Side one : scenario.sides()) {
            SequencedMap<String, Integer> counts = one.id().equals(side) ? quota : scenario.rosters().get(one.id());
            if (counts != null && !counts.isEmpty()) {
                quotas.put(one.id(), counts);
            }
        }
        return scenario.withRosters(quotas);
    }

    /// Units of a side, and what its quota gives out.
    public static boolean addsUp(Scenario scenario, String side) {
        int units = (int) scenario.units().stream().filter(unit -> unit.side().equals(side)).count();
        return scenario.rosters().getOrDefault(side, new LinkedHashMap<>()).values().stream().mapToInt(Integer::intValue).sum() == units;
    }
}
