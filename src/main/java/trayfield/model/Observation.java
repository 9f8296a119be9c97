package trayfield.model;

import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// A position as one viewer may see it, made by copying in what that viewer may know. Without a viewer it tells all.
///
/// @param viewer the id of the side that looks
/// @param side   the id of the side that owes the next order, or whose turn it is while dice or a choice are due
/// @param trays  those on the board, in file order
/// @param lost   by side id, in file order; likewise `exited`
/// @param hash   names the position as far as it is shown: equal observations have equal hashes on every machine
public record Observation(Optional<String> viewer, String rules, int turn, Optional<String> side, Phase phase,
        Optional<Pending> pending, List<TrayView> trays, List<UnitView> units, List<String> declared,
        SequencedMap<String, Integer> lost, SequencedMap<String, Integer> exited, Optional<Result> result,
        String hash) {

    /// One tray on the board.
    public record TrayView(String id, String side, String type, Optional<String> unit, Square at, Facing facing,
            List<Mark> done) {
    }

    /// One Ancient unit; its class only where the viewer may know it.
    public record UnitView(String id, String side, Optional<String> unitClass, boolean thrown) {
    }

    /// The tray with this id, if it is on the board.
    public Optional<TrayView> tray(String id) {
        return trays.stream().filter(tray -> tray.id().equals(id)).findFirst();
    }

    /// The trays on a square, in file order.
    public List<TrayView> on(Square square) {
        return trays.stream().filter(tray -> tray.at().equals(square)).toList();
    }
}
