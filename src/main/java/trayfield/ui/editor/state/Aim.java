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
    private static final Army.UnitLook NAMELESS = new Army.UnitLook("", Crests.ALL.getFirst());

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
        Scenario scenario = top.scenario();
        Board board = scenario.board();
        List<Piece> ghosts = new ArrayList<>();
        for (Piece piece : patch.pieces()) {
            Square to = new Square(piece.at().column() + corner.column(), piece.at().row() + corner.row());
            if (board.contains(to) && top.kit.symmetry().leads(to, block, board)) {
                ghosts.addAll(pair(piece.at(to), scenario, top.kit.symmetry()));
            }
        }
        return new Aim(List.copyOf(top.kit.symmetry().both(block.on(board).map(Rectangle::squares).orElse(List.of()), board)),
                ghosts, false);
    }

    /// A tray and its image, where it has one.
    private static List<Piece> pair(Piece piece, Scenario scenario, Symmetry symmetry) {
        Square image = symmetry.image(piece.at(), scenario.board());
        return image.equals(piece.at()) ? List.of(piece) : List.of(piece, new Piece("", Paint.other(scenario, piece.side()),
                piece.type(), piece.unit(), image, symmetry.image(piece.facing())));
    }

    private static Aim troops(Worktop top, Square at) {
        Scenario scenario = top.scenario();
        Kit kit = top.kit;
        boolean men = kit.type().equals(Pieces.MAN);
        if (men && !Pieces.on(scenario, at).isEmpty()) {
            return NOTHING;
        }
        List<Square> block = men ? Army.block(kit.block(), at, kit.facing(), scenario) : List.of(at);
        boolean alone = Army.alone(block, kit.symmetry(), scenario.board());
        List<Piece> ghosts = new ArrayList<>();
        for (Square square : block.isEmpty() ? List.of(at) : block) {
            Piece piece = new Piece("", kit.side(), kit.type(), Optional.empty(), square, kit.facing());
            ghosts.addAll(alone ? List.of(piece) : pair(piece, scenario, kit.symmetry()));
        }
        return new Aim(List.of(), ghosts, Army.place(top.table(), scenario, kit, at, NAMELESS) instanceof Army.Outcome.NoRoom);
    }
}
