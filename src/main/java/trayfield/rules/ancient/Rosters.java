package trayfield.rules.ancient;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import trayfield.model.Muster;
import trayfield.model.Order;
import trayfield.model.Position;
import trayfield.model.Verdict.Refusal;
import trayfield.tables.AncientTable;

/// The rosters: each commander assigns his quota of classes to his units before the first sequence.
final class Rosters {
    private final AncientTable table;
    private final Muster muster;
    private final Army army;

    Rosters(AncientTable table, Muster muster, Army army) {
        this.table = table;
        this.muster = muster;
        this.army = army;
    }

    Optional<Refusal> check(Position position, List<Order.Assignment> assignments) {
        List<String> named = new ArrayList<>();
        for (Order.Assignment assignment : assignments) {
            int unit = muster.unit(assignment.unit());
            if (unit < 0) {
                return Optional.of(AncientFault.UNKNOWN_UNIT.of(assignment.unit()));
            }
            if (army.unitSide(unit) != position.side()) {
                return Optional.of(AncientFault.NOT_YOUR_UNIT.of(assignment.unit()));
            }
            if (table.manClass(assignment.unitClass()).isEmpty()) {
                return Optional.of(AncientFault.UNKNOWN_CLASS.of(assignment.unitClass()));
            }
            if (named.contains(assignment.unit())) {
                return Optional.of(AncientFault.ROSTER_UNITS.of(assignment.unit()));
            }
            named.add(assignment.unit());
        }
        List<String> missing = units(position.side()).stream().filter(unit -> !named.contains(unit)).toList();
        return missing.isEmpty() ? checkQuota(position, assignments)
                : Optional.of(AncientFault.ROSTER_UNITS.of(String.join(", ", missing)));
    }

    private Optional<Refusal> checkQuota(Position position, List<Order.Assignment> assignments) {
        Map<String, Integer> quota = quota(position.side());
        for (AncientTable.ManClass one : table.classes()) {
            long count = assignments.stream().filter(assignment -> assignment.unitClass().equals(one.id())).count();
            int due = quota.getOrDefault(one.id(), 0);
            if (count != due) {
                return Optional.of(AncientFault.ROSTER_QUOTA.of(one.id(), (int) count, due));
            }
        }
        return Optional.empty();
    }

    private SequencedMap<String, Integer> quota(int side) {
        SequencedMap<String, Integer> quota = muster.scenario().rosters().get(muster.sideId(side));
        if (quota == null) {
            throw new IllegalStateException("a side without fixed classes has a quota: " + muster.sideId(side));
        }
        return quota;
    }

    private List<String> units(int side) {
        List<String> units = new ArrayList<>();
        for (int unit = 0; unit < army.units(); unit++) {
            if (army.unitSide(unit) == side) {
                units.add(army.unitId(unit));
            }
        }
        return units;
    }

    /// An example: the quota's classes in their order over the units in theirs.
    Order.Roster example(int side) {
        List<String> classes = new ArrayList<>();
        quota(side).forEach((id, count) -> {
            for (int i = 0; i < count; i++) {
                classes.add(id);
            }
        });
        List<String> units = units(side);
        List<Order.Assignment> assignments = new ArrayList<>();
        for (int i = 0; i < units.size(); i++) {
            assignments.add(new Order.Assignment(units.get(i), classes.get(i)));
        }
        return new Order.Roster(assignments);
    }

    List<Optional<String>> assigned(Position position, List<Order.Assignment> assignments) {
        List<Optional<String>> classes = new ArrayList<>();
        for (int unit = 0; unit < army.units(); unit++) {
            classes.add(Army.state(position).unitClass(unit));
        }
        assignments.forEach(one -> classes.set(muster.unit(one.unit()), Optional.of(one.unitClass())));
        return classes;
    }
}
