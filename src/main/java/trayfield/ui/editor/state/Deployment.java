package trayfield.ui.editor.state;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import trayfield.model.Board;
import trayfield.model.Scenario;
import trayfield.model.Scenario.Placement;
import trayfield.model.Scenario.Post;
import trayfield.model.Scenario.UnitPlan;
import trayfield.model.Square;
import trayfield.tables.RuleTable;

/// Draws one side up as the image of the other.
public final class Deployment {
    private Deployment() {
    }

    /// What came of it.
    ///
    /// @param left squares where the image found no room; there nothing stands
    public record Copied(Scenario scenario, List<Square> left) {
        public Copied {
            left = List.copyOf(left);
        }
    }

    /// In place of all that the other side has: the trays, units, quota and headquarters of one side, mirrored or turned.
    public static Copied copy(RuleTable table, Scenario scenario, String from, Symmetry symmetry) {
        String to = Paint.other(scenario, from);
        Scenario cleared = scenario
                .withTrays(scenario.trays().stream().filter(tray -> tray.side().equals(from)).toList())
                .withUnits(scenario.units().stream().filter(unit -> unit.side().equals(from)).toList());
        List<Square> left = new ArrayList<>();
        Scenario next = cleared;
        for (Placement tray : cleared.trays()) {
            Square at = symmetry.image(tray.at(), scenario.board());
            if (Room.of(table, next, to, tray.type(), at) == Room.FREE) {
                List<Placement> trays = new ArrayList<>(next.trays());
                trays.add(new Placement(Names.tray(next, to), to, tray.type(), at, symmetry.image(tray.facing())));
                next = next.withTrays(trays);
            } else {
                left.add(at);
            }
        }
        for (UnitPlan unit : cleared.units()) {
            next = unit(table, next, unit, to, symmetry, left);
        }
        return new Copied(camps(quotas(next, from, to), from, to, symmetry), left);
    }

    private static Scenario unit(RuleTable table, Scenario scenario, UnitPlan unit, String to, Symmetry symmetry,
            List<Square> left) {
        List<Post> men = new ArrayList<>();
        for (Post man : unit.men()) {
            Square at = symmetry.image(man.at(), scenario.board());
            if (Room.of(table, scenario, to, Pieces.MAN, at) == Room.FREE) {
                men.add(new Post(at, symmetry.image(man.facing())));
            } else {
                left.add(at);
            }
        }
        List<UnitPlan> units = new ArrayList<>(scenario.units());
        if (!men.isEmpty()) {
            units.add(new UnitPlan(Names.unit(scenario, to), to, unit.name(), unit.crest(), unit.unitClass(), men));
        }
        return scenario.withUnits(units);
    }

    private static Scenario quotas(Scenario scenario, String from, String to) {
        SequencedMap<String, SequencedMap<String, Integer>> quotas = new LinkedHashMap<>(scenario.rosters());
        Optional.ofNullable(quotas.get(from)).ifPresentOrElse(quota -> quotas.put(to, quota), () -> quotas.remove(to));
        return scenario.withRosters(quotas);
    }

    private static Scenario camps(Scenario scenario, String from, String to, Symmetry symmetry) {
        Board board = scenario.board();
        List<Square> held = scenario.headquarters().getOrDefault(from, List.of());
        SequencedMap<String, List<Square>> camps = new LinkedHashMap<>();
        scenario.sides().forEach(side -> Paint.keep(camps, side.id(), side.id().equals(to)
                ? held.stream().map(square -> symmetry.image(square, board)).filter(square -> !held.contains(square)).toList()
                : scenario.headquarters().getOrDefault(side.id(), List.of())));
        return scenario.withHeadquarters(camps);
    }
}
