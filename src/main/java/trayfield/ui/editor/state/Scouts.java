package trayfield.ui.editor.state;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import trayfield.model.Scenario;
import trayfield.model.Scenario.UnitPlan;
import trayfield.tables.AncientTable;
import trayfield.tables.AncientTable.ManClass;
import trayfield.tables.ModernTable;
import trayfield.tables.RuleTable;

/// All trays of one side of a sound scenario with their scouts, grouped by how they move.
final class Scouts {

    /// Those that move alike.
    ///
    /// @param kind   a type of tray or a class of men
    /// @param starts their squares
    record Group(String kind, Scout scout, BitSet starts) {
    }

    private Scouts() {
    }

    static List<Group> of(RuleTable table, Scenario scenario, String side) {
        Map<String, BitSet> starts = new LinkedHashMap<>();
        for (Piece piece : Pieces.of(scenario)) {
            if (piece.side().equals(side)) {
                starts.computeIfAbsent(kind(table, scenario, piece), _ -> new BitSet())
                        .set(scenario.board().index(piece.at()));
            }
        }
        List<Group> groups = new ArrayList<>();
        starts.forEach((kind, squares) -> groups.add(new Group(kind, switch (table) {
            case ModernTable _ -> Scout.ofType(table, scenario, kind);
            case AncientTable _ -> Scout.ofClass(table, scenario, kind);
        }, squares)));
        return groups;
    }

    /// Men whose class is not fixed may be of the fastest class that their side has.
    private static String kind(RuleTable table, Scenario scenario, Piece piece) {
        return switch (table) {
            case ModernTable _ -> piece.type();
            case AncientTable ancient -> scenario.units().stream().filter(unit -> piece.unit().equals(Optional.of(unit.id())))
                    .findFirst().flatMap(UnitPlan::unitClass).orElseGet(() -> fastest(ancient, scenario, piece.side()));
        };
    }

    private static String fastest(AncientTable table, Scenario scenario, String side) {
        Map<String, Integer> quota = scenario.rosters().getOrDefault(side, new LinkedHashMap<>());
        return table.classes().stream().filter(one -> quota.getOrDefault(one.id(), 0) > 0)
                .max(Comparator.comparingInt(ManClass::speed)).or(() -> table.classes().stream().findFirst())
                .map(ManClass::id).orElseThrow();
    }
}
