package trayfield.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// All trays and units of a scenario, numbered in file order. It never changes during a game; positions speak of trays
/// by these numbers.
public final class Muster {
    private final Scenario scenario;
    private final List<Scenario.Placement> trays;
    private final int[] sides;
    private final int[] units;
    private final Map<String, Integer> byId;
    private final Map<String, Integer> unitById = new HashMap<>();

    public Muster(Scenario scenario) {
        this.scenario = scenario;
        List<Scenario.Placement> all = new ArrayList<>(scenario.trays());
        List<Integer> unitOf = new ArrayList<>();
        scenario.trays().forEach(_ -> unitOf.add(-1));
        for (int u = 0; u < scenario.units().size(); u++) {
            Scenario.UnitPlan unit = scenario.units().get(u);
            unitById.put(unit.id(), u);
            for (int m = 0; m < unit.men().size(); m++) {
                Scenario.Post post = unit.men().get(m);
                all.add(new Scenario.Placement(unit.id() + "." + (m + 1), unit.side(), "man", post.at(), post.facing()));
                unitOf.add(u);
            }
        }
        this.trays = List.copyOf(all);
        this.sides = all.stream().mapToInt(tray -> scenario.sideIndex(tray.side())).toArray();
        this.units = unitOf.stream().mapToInt(Integer::intValue).toArray();
        this.byId = new HashMap<>(2 * all.size());
        for (int i = 0; i < all.size(); i++) {
            byId.put(all.get(i).id(), i);
        }
    }

    public Scenario scenario() {
        return scenario;
    }

    public Board board() {
        return scenario.board();
    }

    /// Number of trays at the start.
    public int size() {
        return sides.length;
    }

    /// The number of the tray with this id, or -1.
    public int tray(String id) {
        Integer index = byId.get(id);
        return index == null ? -1 : index;
    }

    /// The number of the unit with this id, or -1.
    public int unit(String id) {
        Integer index = unitById.get(id);
        return index == null ? -1 : index;
    }

    public String id(int tray) {
        return trays.get(tray).id();
    }

    public String type(int tray) {
        return trays.get(tray).type();
    }

    /// The side, 0 or 1, that a tray belongs to.
    public int side(int tray) {
        return sides[tray];
    }

    /// The unit that a tray belongs to, or -1.
    public int unitOf(int tray) {
        return units[tray];
    }

    public String sideId(int side) {
        return scenario.sides().get(side).id();
    }

    /// Where and how the tray starts.
    public Scenario.Placement placement(int tray) {
        return trays.get(tray);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Muster muster && scenario.equals(muster.scenario);
    }

    @Override
    public int hashCode() {
        return scenario.hashCode();
    }
}
