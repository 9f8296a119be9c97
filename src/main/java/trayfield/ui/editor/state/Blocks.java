package trayfield.ui.editor.state;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import trayfield.model.Ground;
import trayfield.model.Scenario;
import trayfield.model.Square;

/// Work on a selected block of squares: copy, cut, paste, move, turn, clear.
final class Blocks {
    private final Worktop top;
    /// What is being moved or turned about, so that the ground it passes over comes back.
    private Lifted lifted;

    /// @param under  the scenario without the block
    /// @param result the scenario with the block where it was laid last; the block is lifted as long as this is the latest
    private record Lifted(Scenario under, Patch patch, Scenario result) {
    }

    Blocks(Worktop top) {
        this.top = top;
    }

    private Optional<Rectangle> selected() {
        if (top.selection.isEmpty()) {
            top.refuse("note.noSelection");
        }
        return top.selection;
    }

    void copy() {
        selected().ifPresent(block -> {
            top.held = Optional.of(Patch.of(top.history.now(), block, top.kit.layers()));
            top.say("note.copied", block.columns(), block.rows());
        });
    }

    void cut() {
        selected().ifPresent(block -> {
            top.held = Optional.of(Patch.of(top.history.now(), block, top.kit.layers()).rejoining(true));
            top.change(Say.it("step.cut"), cleared(top.history.now(), block, top.kit.layers()));
            top.say("note.cut", block.columns(), block.rows());
        });
    }

    void clear() {
        selected().ifPresent(block ->
                top.change(Say.it("step.clear"), cleared(top.history.now(), block, top.kit.layers())));
    }

    /// Lays down what is held with its middle here.
    void paste(Square at) {
        if (top.held.isEmpty()) {
            top.refuse("note.nothingHeld");
            return;
        }
        Patch patch = top.held.get();
        Square corner = Aim.corner(patch, at);
        top.change(Say.it("step.paste"), Pasting.paste(top.history.now(), patch, corner.column(), corner.row(), top.kit.symmetry()));
        top.held = Optional.of(patch.rejoining(false));
        top.selection = patch.covering(corner.column(), corner.row()).on(top.history.now().board());
    }

    void move(int east, int north) {
        selected().ifPresent(block -> {
            Rectangle to = block.moved(east, north);
            if (to.on(top.history.now().board()).filter(to::equals).isEmpty()) {
                top.refuse("note.edge");
                return;
            }
            Lifted up = lift(block);
            lay(Say.it("step.moveBlock"), up.under(), up.patch(), to);
        });
    }

    void turn(Turn turn) {
        if (top.kit.tool() == Kit.Tool.PASTE && top.held.isPresent()) {
            top.held = top.held.map(patch -> patch.turned(turn));
            return;
        }
        selected().ifPresent(block -> {
            Lifted up = lift(block);
            Patch turned = up.patch().turned(turn);
            Rectangle to = turned.covering(block.column(), block.row());
            if (to.on(top.history.now().board()).filter(to::equals).isEmpty()) {
                top.refuse("note.noRoomToTurn", turned.columns(), turned.rows());
                return;
            }
            lay(Say.it("step.turnBlock"), up.under(), turned, to);
        });
    }

    private Lifted lift(Rectangle block) {
        Scenario now = top.history.now();
        return lifted != null && lifted.result() == now ? lifted
                : new Lifted(cleared(now, block, top.kit.layers()), Patch.of(now, block, top.kit.layers()).rejoining(true), now);
    }

    private void lay(String label, Scenario under, Patch patch, Rectangle to) {
        Scenario result = Pasting.paste(under, patch, to.column(), to.row(), Symmetry.NONE);
        top.change(label, Optional.of(label), result);
        lifted = new Lifted(under, patch, top.history.now());
        top.selection = Optional.of(to);
    }

    /// With open ground on a block, and nobody on it, as far as the layers say.
    static Scenario cleared(Scenario scenario, Rectangle block, Kit.Layers layers) {
        Scenario next = scenario;
        if (layers.ground()) {
            Map<Square, Ground> open = new HashMap<>();
            block.squares().forEach(square -> open.put(square, Ground.OPEN));
            SequencedMap<String, List<Square>> camps = new LinkedHashMap<>();
            scenario.headquarters().forEach((side, squares) -> Paint.keep(camps, side,
                    squares.stream().filter(square -> !block.contains(square)).toList()));
            next = next.withBoard(next.board().with(open)).withHeadquarters(camps);
        }
        return layers.trays() ? Pieces.remove(next, Pieces.of(next).stream().filter(piece -> block.contains(piece.at()))
                .map(Piece::id).toList()) : next;
    }

    void crop() {
        selected().ifPresent(block -> {
            top.change(Say.it("step.crop"), Resizing.frame(top.history.now(), block).after());
            top.selection = Optional.empty();
        });
    }
}
