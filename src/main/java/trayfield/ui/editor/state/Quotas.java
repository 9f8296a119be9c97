package trayfield.ui.editor.state;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
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

    /// Leaves the classes of a side to its commander, with a quota that gives out as many as there are units: the one it
    /// has, else one of the classes that were fixed.
    ///
    /// @param any the class that fills a quota where there is none
    public static Scenario withoutClasses(Scenario scenario, String side, String any) {
        Scenario open = scenario.withUnits(scenario.units().stream().map(unit -> unit.side().equals(side)
                ? classed(unit, Optional.empty()) : unit).toList());
        return fitted(with(open, side, quotaOf(scenario, side)), side, any);
    }

    /// Fixes the class of every unit of a side, and the side's quota goes.
    public static Scenario withClasses(Scenario scenario, String side, String unitClass) {
        return settled(scenario.withUnits(scenario.units().stream().map(unit -> unit.side().equals(side)
                ? classed(unit, Optional.of(unitClass)) : unit).toList()), side);
    }

    /// Fixes the class of one unit, or opens it. The others of its side stay as they are. The side's quota stays until the
    /// last of its units is fixed: it tells what is left to be given out.
    public static Scenario withClass(Scenario scenario, String unitId, Optional<String> unitClass) {
        Scenario next = scenario;
        for (UnitPlan unit : scenario.units()) {
            if (unit.id().equals(unitId)) {
                Scenario changed = next.withUnits(next.units().stream()
                        .map(one -> one.id().equals(unitId) ? classed(one, unitClass) : one).toList());
                next = settled(with(changed, unit.side(), quotaOf(scenario, unit.side())), unit.side());
            }
        }
        return next;
    }

    /// Fixes what is open of a side by what its quota has left, class by class in the order of its units.
    public static Scenario byQuota(Scenario scenario, String side) {
        Deque<String> left = new ArrayDeque<>();
        SequencedMap<String, Integer> fixed = fixed(scenario, side);
        quotaOf(scenario, side).forEach((unitClass, count) ->
                left.addAll(Collections.nCopies(Math.max(0, count - fixed.getOrDefault(unitClass, 0)), unitClass)));
        return settled(scenario.withUnits(scenario.units().stream().map(unit -> unit.side().equals(side) && unit.unitClass().isEmpty()
                ? classed(unit, Optional.ofNullable(left.poll())) : unit).toList()), side);
    }

    /// What a new unit of a side is made with: of a side whose classes are fixed it has one too, of one with a quota none.
    static Kit kit(Scenario scenario, String side, Kit kit) {
        return kit.withClass(suited(scenario, side, kit.unitClass()));
    }

    /// The class that another unit of a side has, by the same rule.
    ///
    /// @param wanted the class it would have by itself
    static Optional<String> suited(Scenario scenario, String side, Optional<String> wanted) {
        List<UnitPlan> units = units(scenario, side);
        Optional<String> some = units.stream().flatMap(unit -> unit.unitClass().stream()).findFirst();
        return units.isEmpty() ? wanted : some.isEmpty() ? some : wanted.or(() -> some);
    }

    private static UnitPlan classed(UnitPlan unit, Optional<String> unitClass) {
        return new UnitPlan(unit.id(), unit.side(), unit.name(), unit.crest(), unitClass, unit.men());
    }

    /// A side all of whose units are fixed has no quota.
    private static Scenario settled(Scenario scenario, String side) {
        return units(scenario, side).stream().allMatch(unit -> unit.unitClass().isPresent())
                ? with(scenario, side, new LinkedHashMap<>()) : scenario;
    }

    /// A side's quota, or where it has none the classes of its units.
    private static SequencedMap<String, Integer> quotaOf(Scenario scenario, String side) {
        SequencedMap<String, Integer> quota = scenario.rosters().get(side);
        return quota == null || quota.isEmpty() ? fixed(scenario, side) : quota;
    }

    /// True where of some side some units are fixed and others are not.
    static boolean mixed(Scenario scenario) {
        return scenario.sides().stream().map(side -> units(scenario, side.id())).anyMatch(units ->
                units.stream().map(unit -> unit.unitClass().isPresent()).distinct().count() > 1);
    }

    /// How many units of a side are fixed to each class, by the names of the classes.
    public static SequencedMap<String, Integer> fixed(Scenario scenario, String side) {
        SequencedMap<String, Integer> fixed = new TreeMap<>();
        units(scenario, side).forEach(unit -> unit.unitClass().ifPresent(one -> fixed.merge(one, 1, Integer::sum)));
        return fixed;
    }

    public static List<UnitPlan> units(Scenario scenario, String side) {
        return scenario.units().stream().filter(unit -> unit.side().equals(side)).toList();
    }

    /// With quotas that add up to the units of each side, and none beside fixed classes.
    static Scenario mended(Scenario scenario, String any) {
        Scenario next = scenario;
        for (Side side : scenario.sides()) {
            Optional<String> some = units(scenario, side.id()).stream().flatMap(unit -> unit.unitClass().stream()).findFirst();
            next = some.isPresent() ? filled(byQuota(next, side.id()), side.id(), some.get()) : fitted(next, side.id(), any);
        }
        return next;
    }

    /// Units that are open get a class.
    private static Scenario filled(Scenario scenario, String side, String unitClass) {
        return settled(scenario.withUnits(scenario.units().stream().map(unit -> unit.side().equals(side)
                ? classed(unit, unit.unitClass().or(() -> Optional.of(unitClass))) : unit).toList()), side);
    }

    /// The quota of a side made to add up: the last class takes what is over, or gives what is too much.
    static Scenario fitted(Scenario scenario, String side, String any) {
        int units = units(scenario, side).size();
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
        return scenario.rosters().getOrDefault(side, new LinkedHashMap<>()).values().stream().mapToInt(Integer::intValue).sum()
                == units(scenario, side).size();
    }
}
