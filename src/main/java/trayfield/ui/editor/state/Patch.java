package trayfield.ui.editor.state;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import trayfield.model.Ground;
import trayfield.model.Scenario;
import trayfield.model.Scenario.UnitPlan;
import trayfield.model.Square;

/// A block cut out of a scenario: its ground, its headquarters, and who stands on it. Squares are counted from its own
/// south-west corner.
///
/// @param ground  row by row from the south-west; empty where only trays were taken
/// @param trays   false where only ground was taken: then trays on the place where it is laid stay
/// @param units   those that the men belong to, as they were
/// @param rejoins true for what was cut: men find their way back to their unit
public record Patch(int columns, int rows, List<Ground> ground, SequencedMap<String, List<Square>> headquarters,
        boolean trays, List<Piece> pieces, Map<String, UnitPlan> units, boolean rejoins) {

    public Patch {
        ground = List.copyOf(ground);
        headquarters = new LinkedHashMap<>(headquarters);
        pieces = List.copyOf(pieces);
        units = Map.copyOf(units);
    }

    /// Copies a block that lies on the board.
    public static Patch of(Scenario scenario, Rectangle block, Kit.Layers layers) {
        List<Ground> ground = !layers.ground() ? List.of()
                : block.squares().stream().map(scenario.board()::ground).toList();
        SequencedMap<String, List<Square>> headquarters = new LinkedHashMap<>();
        if (layers.ground()) {
            scenario.headquarters().forEach((side, squares) -> Paint.keep(headquarters, side, squares.stream()
                    .filter(block::contains).map(square -> inside(square, block)).toList()));
        }
        List<Piece> pieces = new ArrayList<>();
        Map<String, UnitPlan> units = new LinkedHashMap<>();
        for (Piece piece : layers.trays() ? Pieces.of(scenario) : List.<Piece>of()) {
            if (block.contains(piece.at())) {
                pieces.add(piece.at(inside(piece.at(), block)));
                piece.unit().ifPresent(id -> scenario.units().stream().filter(unit -> unit.id().equals(id)).findFirst()
                        .ifPresent(unit -> units.put(id, unit)));
            }
        }
        return new Patch(block.columns(), block.rows(), ground, headquarters, layers.trays(), pieces, units, false);
    }

    private static Square inside(Square square, Rectangle block) {
        return new Square(square.column() - block.column(), square.row() - block.row());
    }

    /// The patch as cut or copied.
    Patch rejoining(boolean cut) {
        return new Patch(columns, rows, ground, headquarters, trays, pieces, units, cut);
    }

    public Patch turned(Turn turn) {
        int newColumns = turn.swapsSides() ? rows : columns;
        int newRows = turn.swapsSides() ? columns : rows;
        Ground[] turned = new Ground[ground.size()];
        for (int i = 0; i < turned.length; i++) {
            Square to = turned(turn, new Square(i % columns, i / columns));
            turned[to.row() * newColumns + to.column()] = ground.get(i);
        }
        SequencedMap<String, List<Square>> camps = new LinkedHashMap<>();
        headquarters.forEach((side, squares) -> camps.put(side, squares.stream().map(at -> turned(turn, at)).toList()));
        return new Patch(newColumns, newRows, List.of(turned), camps, trays,
                pieces.stream().map(piece -> piece.at(turned(turn, piece.at())).facing(turn.facing(piece.facing()))).toList(),
                units, rejoins);
    }

    private Square turned(Turn turn, Square at) {
        return new Square(turn.column(at.column(), at.row(), columns, rows), turn.row(at.column(), at.row(), columns, rows));
    }

    /// The patch for the other half of a symmetric board: turned, and its men and headquarters handed to the other side.
    Patch image(Scenario scenario, Symmetry symmetry) {
        Patch turned = turned(Turn.of(symmetry));
        SequencedMap<String, List<Square>> camps = new LinkedHashMap<>();
        turned.headquarters.forEach((side, squares) -> camps.put(Paint.other(scenario, side), squares));
        List<Piece> handed = turned.pieces.stream().map(piece -> new Piece(piece.id(),
                Paint.other(scenario, piece.side()), piece.type(), piece.unit(), piece.at(), piece.facing())).toList();
        return new Patch(turned.columns, turned.rows, turned.ground, camps, trays, handed, units, false);
    }

    /// The block it covers when it lies with its south-west corner here.
    public Rectangle covering(int column, int row) {
        return new Rectangle(column, row, columns, rows);
    }

    Optional<Ground> ground(Square inside) {
        return ground.isEmpty() ? Optional.empty() : Optional.of(ground.get(inside.row() * columns + inside.column()));
    }
}
