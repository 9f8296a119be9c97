package trayfield.ui.editor.state;

import java.util.List;
import java.util.Optional;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Square;
import trayfield.ui.editor.state.Kit.Tool;

/// The tool in hand, moved by pointer or keyboard: what pressing, going over and letting go mean for it.
final class Pen {
    private final Worktop top;
    private final Strokes strokes;
    private final Blocks blocks;
    private final Troops troops;
    private final Levy levy;
    /// Where a selection by keyboard began.
    private Optional<Square> corner = Optional.empty();
    /// True for a stroke drawn with Shift and the arrows.
    private boolean drawing;

    Pen(Worktop top, Strokes strokes, Blocks blocks, Troops troops, Levy levy) {
        this.top = top;
        this.strokes = strokes;
        this.blocks = blocks;
        this.troops = troops;
        this.levy = levy;
    }

    void press(Square at, boolean contrary) {
        top.at = Optional.of(at);
        switch (top.kit.tool()) {
            case BRUSH -> strokes.begin(at, contrary);
            case STAMP -> strokes.stamp(at);
            case PICK -> top.kit = Paint.pick(top.history.now(), top.kit, at);
            case PASTE -> blocks.paste(at);
            case ARMY -> click(at, Pieces.on(top.history.now(), at).stream().map(Piece::id).findFirst(), false);
            case SELECT -> corner = Optional.of(at);
        }
    }

    /// Picks who stands there, else places one of the palette.
    ///
    /// @param add true where those picked before stay picked
    void click(Square at, Optional<String> tray, boolean add) {
        tray.ifPresentOrElse(id -> troops.pick(id, add), () -> levy.place(at));
    }

    void box(Rectangle block, boolean done) {
        if (top.kit.tool() == Tool.ARMY) {
            top.selection = done ? Optional.empty() : Optional.of(block);
            if (done) {
                troops.pickAll(block);
            }
        } else {
            top.selection = Optional.of(block);
        }
    }

    void cursor(Facing way, int squares, boolean draw) {
        Board board = top.scenario().board();
        Square from = top.at.orElse(new Square(board.columns() / 2, board.rows() / 2));
        Square to = new Square(Math.clamp(from.column() + (long) squares * way.dx, 0, board.columns() - 1),
                Math.clamp(from.row() + (long) squares * way.dy, 0, board.rows() - 1));
        top.keyboard = true;
        boolean selects = top.kit.tool() == Tool.SELECT;
        if (draw && selects && corner.isEmpty()) {
            corner = Optional.of(from);
        } else if (draw && top.kit.tool() == Tool.BRUSH && !strokes.under()) {
            strokes.begin(from, false);
            drawing = true;
        }
        top.at = Optional.of(to);
        if (selects && corner.isPresent()) {
            top.selection = Optional.of(Rectangle.between(corner.get(), to));
        }
        for (Square step : strokes.under() ? Shape.line(from, to) : List.<Square>of()) {
            strokes.to(step);
        }
    }

    void up() {
        if (drawing) {
            drawing = false;
            strokes.end();
        }
        corner = Optional.empty();
    }

    /// Brushes go down and up again, one square being a dab; a selection begins and ends.
    void enter() {
        Square at = top.at.orElse(new Square(0, 0));
        top.keyboard = true;
        drawing = false;
        switch (top.kit.tool()) {
            case BRUSH -> {
                if (strokes.under()) {
                    strokes.end();
                } else {
                    strokes.begin(at, false);
                    if (top.kit.shape() == Shape.FREE || top.kit.shape() == Shape.FILL) {
                        strokes.end();
                    }
                }
            }
            case SELECT -> {
                if (corner.isPresent()) {
                    corner = Optional.empty();
                } else {
                    corner = Optional.of(at);
                    top.selection = Optional.of(Rectangle.between(at, at));
                }
            }
            case STAMP, PICK, PASTE, ARMY -> press(at, false);
        }
    }

    void push(Facing way) {
        if (!top.picked.isEmpty() && top.kit.tool() != Tool.SELECT) {
            troops.move(way.dx, way.dy, Optional.of("push " + top.picked));
        } else {
            corner = Optional.empty();
            blocks.move(way.dx, way.dy);
        }
    }

    void escape() {
        if (strokes.under()) {
            strokes.drop();
        } else if (top.kit.tool() == Tool.PASTE) {
            top.kit = top.kit.with(Tool.SELECT);
        } else if (!top.picked.isEmpty()) {
            top.picked.clear();
        } else {
            top.selection = Optional.empty();
        }
        corner = Optional.empty();
    }

    void delete() {
        if (!top.picked.isEmpty() || top.kit.tool() == Tool.ARMY) {
            troops.remove();
        } else {
            blocks.clear();
        }
    }
}
