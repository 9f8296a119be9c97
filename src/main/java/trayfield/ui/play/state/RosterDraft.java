package trayfield.ui.play.state;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import trayfield.model.Order;
import trayfield.model.Phase;
import trayfield.model.Scenario;

/// A side's roster while it is being filled in: a class for each of its units, from the side's quota.
public final class RosterDraft {
    private final Desk desk;
    private final String side;
    private final List<Scenario.UnitPlan> units;
    private final SequencedMap<String, Integer> quota;
    private final Map<String, String> chosen = new LinkedHashMap<>();

    private RosterDraft(Desk desk, String side, SequencedMap<String, Integer> quota) {
        this.desk = desk;
        this.side = side;
        this.quota = quota;
        this.units = desk.talk.scenario().units().stream().filter(unit -> unit.side().equals(side)).toList();
    }

    /// The roster that is due from the side that has the screen; empty where none is.
    static Optional<RosterDraft> of(Desk desk) {
        Optional<String> side = desk.standing().seat().viewer().filter(_ -> desk.standing().live()
                && desk.seen().phase() == Phase.ROSTER && desk.standing().seat().toOrder());
        return side.map(id -> new RosterDraft(desk, id, desk.talk.scenario().rosters().get(id)));
    }

    public String side() {
        return side;
    }

    /// The side's units in file order.
    public List<Scenario.UnitPlan> units() {
        return units;
    }

    /// The classes of the quota.
    public List<String> classes() {
        return List.copyOf(quota.keySet());
    }

    public Optional<String> chosen(String unit) {
        return Optional.ofNullable(chosen.get(unit));
    }

    public void choose(String unit, String unitClass) {
        chosen.put(unit, unitClass);
    }

    public void clear() {
        chosen.clear();
    }

    /// How many units may still be given a class; below 0 where too many were.
    public int left(String unitClass) {
        int given = (int) chosen.values().stream().filter(unitClass::equals).count();
        return quota.getOrDefault(unitClass, 0) - given;
    }

    /// True when every unit has a class and the quota is used up.
    public boolean complete() {
        return chosen.size() == units.size() && quota.keySet().stream().allMatch(one -> left(one) == 0);
    }

    /// Fills in the example that the rules give.
    public void example() {
        for (Order order : desk.standing().seat().orders()) {
            if (order instanceof Order.Roster(List<Order.Assignment> assignments)) {
                assignments.forEach(one -> chosen.put(one.unit(), one.unitClass()));
            }
        }
    }

    /// Hands the roster in; one that does not add up is refused by the rules.
    public void confirm() {
        List<Order.Assignment> assignments = new ArrayList<>();
        units.forEach(unit -> chosen(unit.id()).ifPresent(one -> assignments.add(new Order.Assignment(unit.id(), one))));
        desk.orders.play(new Order.Roster(assignments));
    }
}
