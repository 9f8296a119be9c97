package trayfield.ui.editor.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import trayfield.model.Board;
import trayfield.model.Scenario;
import trayfield.model.Square;

/// What the next touch would do: the squares it would change, the trays it would place.
record Aim(List<Square> brush, List<Piece> ghosts, boolean barred) {
    private static final Aim NOTHING = new Aim(List.of(), List.of(), false);

    static Aim of(Worktop top) {
        if (top.stroke != null) {
            return squares(top.stroked);
        }
        return top.at.map(at -> switch (top.kit.tool()) {
            case BRUSH -> squares(List.copyOf(brush(top, at)));
            case STAMP -> squares(List.copyOf(top.kit.symmetry().both(
                    top.kit.stamp().squares(top.scenario().board(), at), top.scenario().board())));
            case PASTE -> top.held.map(patch -> pasted(top, patch, at)).orElse(NOTHING);
            case PICK -> squares(List.of(at));
            case SELECT -> NOTHING;
            case ARMY -> troops(top, at);
        }).orElse(NOTHING);
    }

    /// A fill can touch the whole board: under the pointer only where it would begin is shown.
    private static Set<Square> brush(Worktop top, Square at) {
        Board board = top.scenario().board();
        Shape shape = top.kit.shape() == Shape.FREE || top.kit.shape() == Shape.LINE ? Shape.FREE : Shape.RECTANGLE;
        return top.kit.symmetry().both(shape.squares(board, List.of(at), top.kit.size()), board);
    }

    private static Aim squares(List<Square> squares) {
        return new Aim(squares, List.of(), false);
    }

    /// Where a patch would lie with its middle under the pointer.
    static Square corner(Patch patch, Square at) {
        return new Square(Math.max(0, at.column() - (patch.columns() - 1) / 2), Math.max(0, at.row() - (patch.rows() - 1) / 2));
    }

    private static Aim pasted(Worktop top, Patch patch, Square at) {
        Square corner = corner(patch, at);
        Rectangle block = patch.covering(corner.column(), corner.row());
        Board board = top.scenario().board();
        List<Piece> ghosts = new ArrayList<>();
        for (Piece piece : patch.pieces()) {
            Square to = new Square(piece.at().column() + corner.column(), piece.at().row() + corner.row());
            if (board.contains(to)) {
                ghosts.add(piece.at(to));
            }
        }
        return new Aim(block.on(board).map(Rectangle::squares).orElse(List.of()), ghosts, false);
    }

    private static Aim troops(Worktop top, Square at) {
        Scenario scenario = top.scenario();
        Kit kit = top.kit;
        if (!Pieces.on(scenario, at).isEmpty() && kit.type().equals(Pieces.MAN)) {
            return NOTHING;
        }
        List<Square> squares = kit.type().equals(Pieces.MAN) ? Army.block(kit.block(), at, kit.facing(), scenario) : List.of(at);
        boolean barred = squares.isEmpty() || squares.stream()
                .anyMatch(square -> Room.of(top.table(), scenario, kit.side(), kit.type(), square) != Room.FREE);
        List<Piece> ghosts = new ArrayList<>();
        for (Square square : squares.isEmpty() ? List.of(at) : squares) {
            ghosts.add(new Piece("", kit.side(), kit.type(), Optional.empty(), square, kit.facing()));
        }
        if (kit.symmetry() != Symmetry.NONE) {
            for (Square square : squares) {
                Square image = kit.symmetry().image(square, scenario.board());
                ghosts.add(new Piece("", Paint.other(scenario, kit.side()), kit.type(), Optional.empty(), image,
                        kit.symmetry().image(kit.facing())));
            }
        }
        return new Aim(List.of(), ghosts, barred);
    }
}
