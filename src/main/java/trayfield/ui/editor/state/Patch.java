package trayfield.ui.editor.state;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import trayfield.model.Ground;
import trayfield.model.Scenario;
import trayfield.model.Scenario.UnitPlan;
import trayfield.model.Square;

/// A block cut out of a scenario: its ground, its headquarters, and who stands on it. Squares are counted from its own
/// south-west corner.
///
/// @param ground  row by row from the south-west; empty where only trays were taken
/// @param trays   false where only ground was taken: then trays on the place where it is laid stay
/// @param units   those that the men and their twins belong to, as they were
/// @param twins   by id those who mirrored one on the other half: its image goes by their ids
/// @param rejoins true for what was cut: men find their way back to their unit
public record Patch(int columns, int rows, List<Ground> ground, SequencedMap<String, List<Square>> headquarters,
        boolean trays, List<Piece> pieces, Map<String, UnitPlan> units, Map<String, Piece> twins, boolean rejoins) {

    public Patch {
        ground = List.copyOf(ground);
        headquarters = new LinkedHashMap<>(headquarters);
        pieces = List.copyOf(pieces);
        units = Map.copyOf(units);
        twins = Map.copyOf(twins);
    }

    /// Copies a block that lies on the board.
    public static Patch of(Scenario scenario, Rectangle block, Kit.Layers layers, Symmetry symmetry) {
        List<Ground> ground = !layers.ground() ? List.of()
                : block.squares().stream().map(scenario.board()::ground).toList();
        SequencedMap<String, List<Square>> headquarters = new LinkedHashMap<>();
        if (layers.ground()) {
            scenario.headquarters().forEach((side, squares) -> Paint.keep(headquarters, side, squares.stream()
                    .filter(block::contains).map(square -> inside(square, block)).toList()));
        }
        List<Piece> there = !layers.trays() ? List.of()
                : Pieces.of(scenario).stream().filter(piece -> block.contains(piece.at())).toList();
        Map<String, Piece> twins = Twins.each(scenario, symmetry, there);
        return new Patch(block.columns(), block.rows(), ground, headquarters, layers.trays(),
                there.stream().map(piece -> piece.at(inside(piece.at(), block))).toList(),
                units(scenario, there, twins.values()), twins, false);
    }

    private static Map<String, UnitPlan> units(Scenario scenario, List<Piece> pieces, Collection<Piece> twins) {
        Set<String> ids = Stream.concat(pieces.stream(), twins.stream()).flatMap(piece -> piece.unit().stream())
                .collect(Collectors.toSet());
        Map<String, UnitPlan> units = new LinkedHashMap<>();
        scenario.units().stream().filter(unit -> ids.contains(unit.id())).forEach(unit -> units.putIfAbsent(unit.id(), unit));
        return units;
    }

    private static Square inside(Square square, Rectangle block) {
        return new Square(square.column() - block.column(), square.row() - block.row());
    }

    /// The patch as cut or copied.
    Patch rejoining(boolean cut) {
        return new Patch(columns, rows, ground, headquarters, trays, pieces, units, twins, cut);
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
                units, twins, rejoins);
    }

    private Square turned(Turn turn, Square at) {
        return new Square(turn.column(at.column(), at.row(), columns, rows), turn.row(at.column(), at.row(), columns, rows));
    }

    /// The patch for the other half of a symmetric board: turned, and its men and headquarters handed to the other side.
    Patch image(Scenario scenario, Symmetry symmetry) {
        Patch turned = turned(Turn.of(symmetry));
        SequencedMap<String, List<Square>> camps = new LinkedHashMap<>();
        turned.headquarters.forEach((side, squares) -> camps.put(Paint.other(scenario, side), squares));
        List<Piece> handed = turned.pieces.stream().map(piece -> handed(scenario, piece)).toList();
        return new Patch(turned.columns, turned.rows, turned.ground, camps, trays, handed, units, twins, rejoins);
    }

    private Piece handed(Scenario scenario, Piece piece) {
        Optional<Piece> twin = Optional.ofNullable(twins.get(piece.id()));
        return new Piece(twin.map(Piece::id).orElse(piece.id()), Paint.other(scenario, piece.side()), piece.type(),
                twin.isPresent() ? twin.get().unit() : piece.unit(), piece.at(), piece.facing());
    }

    /// The block it covers when it lies with its south-west corner here.
    public Rectangle covering(int column, int row) {
        return new Rectangle(column, row, columns, rows);
    }

    Optional<Ground> ground(Square inside) {
        return ground.isEmpty() ? Optional.empty() : Optional.of(ground.get(inside.row() * columns + inside.column()));
    }
}
