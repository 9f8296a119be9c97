package trayfield.solo;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SequencedMap;
import java.util.SplittableRandom;
import trayfield.geometry.Grid;
import trayfield.model.Order;
import trayfield.model.Scenario;
import trayfield.model.Square;
import trayfield.play.Seat;
import trayfield.solo.sand.Intent;
import trayfield.solo.sand.Lots;
import trayfield.tables.AncientTable;
import trayfield.tables.AncientTable.ManClass;

/// Fills in a roster: the strongest classes go to the units that stand nearest to the enemy, with a little chance, lest the
/// other side read it from the map.
final class RosterPlan {
    private static final double BLUR = 4;

    private RosterPlan() {
    }

    static Intent of(Seat seat, long seed) {
        Scenario scenario = seat.scenario();
        String side = seat.viewer().orElseThrow();
        SplittableRandom lots = Lots.of(seed, seat.observation());
        List<Ranked> units = new ArrayList<>();
        for (Scenario.UnitPlan unit : scenario.units()) {
            if (unit.side().equals(side)) {
                units.add(new Ranked(unit.id(), distance(scenario, unit) + BLUR * lots.nextDouble()));
            }
        }
        units.sort(Comparator.comparingDouble(Ranked::far));
        List<String> classes = classes((AncientTable) seat.table(), scenario.rosters().get(side));
        List<Order.Assignment> assignments = new ArrayList<>();
        for (int i = 0; i < units.size(); i++) {
            assignments.add(new Order.Assignment(units.get(i).unit(), classes.get(i)));
        }
        assignments.sort(Comparator.comparingInt(one -> place(scenario, one.unit())));
        return Intent.of(new Order.Roster(assignments), Intent.Purpose.ROSTER);
    }

    private record Ranked(String unit, double far) {
    }

    private static int place(Scenario scenario, String id) {
        return scenario.units().stream().map(Scenario.UnitPlan::id).toList().indexOf(id);
    }

    /// The quota's classes, the strongest and fastest first.
    private static List<String> classes(AncientTable table, SequencedMap<String, Integer> quota) {
        List<ManClass> best = new ArrayList<>(table.classes());
        best.sort(Comparator.comparingInt((ManClass one) -> 2 * one.meleePower() + one.speed()).reversed());
        List<String> classes = new ArrayList<>();
        for (ManClass one : best) {
            for (int i = 0; i < quota.getOrDefault(one.id(), 0); i++) {
                classes.add(one.id());
            }
        }
        return classes;
    }

    private static double distance(Scenario scenario, Scenario.UnitPlan unit) {
        Square here = unit.men().getFirst().at();
        return scenario.units().stream().filter(other -> !other.side().equals(unit.side()))
                .mapToInt(other -> Grid.range(here, other.men().getFirst().at())).min().orElse(0);
    }
}
