package trayfield.ui.editor.state;

import java.util.List;
import trayfield.model.Board;
import trayfield.model.Ground;
import trayfield.model.Scenario;
import trayfield.model.Square;
import trayfield.model.Terrain;
import trayfield.tables.AncientTable;
import trayfield.tables.ModernTable;
import trayfield.tables.RuleTable;

/// Where a tray can stand by its rule book: none off the board or beside an enemy; Modern (modern.ruling.stack,
/// modern.G.3): as many as a square's capacity holds, none in a river; Ancient (ancient.ruling.board): one man a square.
public enum Room {
    FREE, OFF_BOARD, RIVER, ENEMY, FULL;

    /// Whether one more of a side and type finds room.
    ///
    /// @param there who stands on the square already
    static Room of(RuleTable table, Board board, List<Piece> there, String side, String type, Square at) {
        if (!board.contains(at)) {
            return OFF_BOARD;
        }
        if (there.stream().anyMatch(piece -> !piece.side().equals(side))) {
            return ENEMY;
        }
        return switch (table) {
            case AncientTable _ -> there.isEmpty() ? FREE : FULL;
            case ModernTable modern -> modern(modern, board.ground(at), there, type);
        };
    }

    private static Room modern(ModernTable table, Ground ground, List<Piece> there, String type) {
        if (ground.wet() && ground.terrain() == Terrain.RIVER) {
            return RIVER;
        }
        int size = size(table, type) + there.stream().mapToInt(piece -> size(table, piece.type())).sum();
        return size > table.capacity().value() ? FULL : FREE;
    }

    /// A type that the table does not know takes no room; that it is unknown is a problem of its own.
    private static int size(ModernTable table, String type) {
        return table.unit(type).map(ModernTable.UnitType::size).orElse(0);
    }

    static Room of(RuleTable table, Scenario scenario, String side, String type, Square at) {
        return scenario.board().contains(at)
                ? of(table, scenario.board(), Pieces.on(scenario, at), side, type, at) : OFF_BOARD;
    }
}
