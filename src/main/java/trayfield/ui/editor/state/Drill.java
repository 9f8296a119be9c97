package trayfield.ui.editor.state;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Scenario;
import trayfield.model.Scenario.Post;
import trayfield.model.Scenario.UnitPlan;
import trayfield.model.Square;
import trayfield.tables.RuleTable;

/// Moves, turns, takes off and fills up those who stand already; on a symmetric board their [Twins] with them.
public final class Drill {
    private Drill() {
    }

    /// Moves trays and men by so many squares, all of them and their twins or none.
    ///
    /// @param ids where both of a pair are named the first one leads
    public static Army.Outcome move(RuleTable table, Scenario scenario, Collection<String> ids, int east, int north,
            Symmetry symmetry) {
        Board board = scenario.board();
        Twins twins = Twins.of(scenario, symmetry, ids);
        SequencedMap<String, Piece> moved = new LinkedHashMap<>();
        for (Piece leader : twins.leaders()) {
            int column = leader.at().column() + east;
            int row = leader.at().row() + north;
            if (!board.contains(column, row)) {
                return new Army.Outcome.NoRoom(Room.OFF_BOARD, leader.at());
            }
            Piece there = leader.at(new Square(column, row));
            moved.put(leader.id(), there);
            twins.follows(there, symmetry, board).ifPresent(twin -> moved.put(twin.id(), twin));
        }
        return rearranged(table, scenario, moved).<Army.Outcome>map(no -> no)
                .orElseGet(() -> new Army.Outcome.Done(Pieces.change(scenario, moved.keySet(), piece -> moved.get(piece.id())),
                        List.copyOf(ids)));
    }

    /// The first square on which those moved find no room.
    private static Optional<Army.Outcome.NoRoom> rearranged(RuleTable table, Scenario scenario, SequencedMap<String, Piece> moved) {
        Map<Square, List<Piece>> standing = new LinkedHashMap<>();
        Pieces.of(scenario).stream().filter(piece -> !moved.containsKey(piece.id()))
                .forEach(piece -> standing.computeIfAbsent(piece.at(), _ -> new ArrayList<>()).add(piece));
        for (Piece mover : moved.values()) {
            List<Piece> there = standing.computeIfAbsent(mover.at(), _ -> new ArrayList<>());
            Room room = Room.of(table, scenario.board(), there, mover.side(), mover.type(), mover.at());
            if (room != Room.FREE) {
                return Optional.of(new Army.Outcome.NoRoom(room, mover.at()));
            }
            there.add(mover);
        }
        return Optional.empty();
    }

    /// Turns trays and men where they stand, by quarters to the right.
    public static Scenario turn(Scenario scenario, Collection<String> ids, int quarters, Symmetry symmetry) {
        Twins twins = Twins.of(scenario, symmetry, ids);
        Map<String, Piece> turned = new LinkedHashMap<>();
        for (Piece leader : twins.leaders()) {
            Piece there = leader.facing(Facing.of((leader.facing().ordinal() + quarters) & 3));
            turned.put(leader.id(), there);
            twins.follows(there, symmetry, scenario.board()).ifPresent(twin -> turned.put(twin.id(), twin));
        }
        return Pieces.change(scenario, turned.keySet(), piece -> turned.get(piece.id()));
    }

    public static Scenario remove(Scenario scenario, Collection<String> ids, Symmetry symmetry) {
        return Pieces.remove(scenario, Twins.of(scenario, symmetry, ids).ids());
    }

    /// One more man for a unit, and for the unit that mirrors it.
    public static Army.Outcome recruit(RuleTable table, Scenario scenario, UnitPlan unit, Square at, Facing facing,
            Symmetry symmetry) {
        Army.Outcome first = recruit(table, scenario, unit, at, facing);
        Optional<UnitPlan> twin = Twins.ofUnit(scenario, symmetry, unit);
        if (twin.isEmpty() || !(first instanceof Army.Outcome.Done done)) {
            return first;
        }
        return switch (recruit(table, done.scenario(), twin.get(), symmetry.image(at, scenario.board()), symmetry.image(facing))) {
            case Army.Outcome.Done(Scenario both, var _) -> new Army.Outcome.Done(both, done.ids());
            case Army.Outcome.NoRoom no -> no;
        };
    }

    private static Army.Outcome recruit(RuleTable table, Scenario scenario, UnitPlan unit, Square at, Facing facing) {
        Room room = Room.of(table, scenario, unit.side(), Pieces.MAN, at);
        if (room != Room.FREE) {
            return new Army.Outcome.NoRoom(room, at);
        }
        List<Post> men = new ArrayList<>(unit.men());
        men.add(new Post(at, facing));
        return new Army.Outcome.Done(scenario.withUnits(scenario.units().stream()
                .map(one -> one.id().equals(unit.id()) ? one.withMen(men) : one).toList()), Army.men(unit.id(), men.size()));
    }
}
