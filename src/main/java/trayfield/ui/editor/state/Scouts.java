package trayfield.ui.editor.state;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import trayfield.model.Board;
import trayfield.model.Scenario;
import trayfield.model.Scenario.Setting;
import trayfield.model.Scenario.UnitPlan;
import trayfield.tables.AncientTable;
import trayfield.tables.AncientTable.ManClass;
import trayfield.tables.ModernTable;
import trayfield.tables.RuleTable;

/// Scouts for all kinds of trays on one board. What they have found out is kept as long as board and house rules stay the
/// same: then other armies are measured at once. Used by one thread at a time.
final class Scouts {
    private final RuleTable table;
    private final Board board;
    private final List<Setting> options;
    private final Map<String, Scout> byKind = new HashMap<>();

    /// Those that move alike.
    ///
    /// @param kind   a type of tray or a class of men
    /// @param starts their squares
    record Group(String kind, Scout scout, BitSet starts) {
    }

    /// @param scenario sound
    Scouts(RuleTable table, Scenario scenario) {
        this.table = table;
        this.board = scenario.board();
        this.options = scenario.options();
    }

    /// These, where they know the scenario's ground, else new ones.
    static Scouts of(RuleTable table, Scenario scenario, Optional<Scouts> before) {
        return before.filter(known -> known.table == table && known.board.equals(scenario.board())
                && known.options.equals(scenario.options())).orElseGet(() -> new Scouts(table, scenario));
    }

    /// All trays of a side, grouped by how they move.
    List<Group> groups(Scenario scenario, String side) {
        Map<String, BitSet> starts = new LinkedHashMap<>();
        for (Piece piece : Pieces.of(scenario)) {
            if (piece.side().equals(side)) {
                starts.computeIfAbsent(kind(scenario, piece), _ -> new BitSet()).set(board.index(piece.at()));
            }
        }
        List<Group> groups = new ArrayList<>();
        starts.forEach((kind, squares) -> groups.add(
                new Group(kind, byKind.computeIfAbsent(kind, one -> scout(scenario, one)), squares)));
        return groups;
    }

    private Scout scout(Scenario scenario, String kind) {
        return switch (table) {
            case ModernTable _ -> Scout.ofType(table, scenario, kind);
            case AncientTable _ -> Scout.ofClass(table, scenario, kind);
        };
    }

    /// Men whose class is not fixed may be of the fastest class that their side has.
    private String kind(Scenario scenario, Piece piece) {
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
