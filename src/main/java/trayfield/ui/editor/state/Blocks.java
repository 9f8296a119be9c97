package trayfield.ui.editor.state;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import trayfield.model.Ground;
import trayfield.model.Scenario;
import trayfield.model.Square;

/// Work on a selected block of squares: copy, cut, paste, move, turn, clear; on a symmetric board on its image too.
final class Blocks {
    private final Worktop top;
    /// What is being moved or turned about, so that the ground it passes over comes back.
    private Lifted lifted;

    /// @param under  the scenario without the block
    /// @param result the scenario with the block where it was laid last; the block is lifted as long as this is the latest
    private record Lifted(Scenario under, Patch patch, Symmetry symmetry, Scenario result) {
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
            top.held = Optional.of(patch(block));
            top.say("note.copied", block.columns(), block.rows());
        });
    }

    void cut() {
        selected().ifPresent(block -> {
            top.held = Optional.of(patch(block).rejoining(true));
            top.change(Say.it("step.cut"), cleared(block));
            top.say("note.cut", block.columns(), block.rows());
        });
    }

    void clear() {
        selected().ifPresent(block ->
                top.change(Say.it("step.clear"), cleared(block)));
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
        return lifted != null && lifted.result() == now && lifted.symmetry() == top.kit.symmetry() ? lifted
                : new Lifted(cleared(block), patch(block).rejoining(true), top.kit.symmetry(), now);
    }

    private void lay(String label, Scenario under, Patch patch, Rectangle to) {
        Scenario result = Pasting.paste(under, patch, to.column(), to.row(), top.kit.symmetry());
        top.change(label, Optional.of(label), result);
        lifted = new Lifted(under, patch, top.kit.symmetry(), top.history.now());
        top.selection = Optional.of(to);
    }

    private Patch patch(Rectangle block) {
        return Patch.of(top.history.now(), block, top.kit.layers(), top.kit.symmetry());
    }

    /// With open ground on a block and its image, and nobody on them, as far as the layers say.
    private Scenario cleared(Rectangle block) {
        Scenario next = top.history.now();
        Set<Square> squares = top.kit.symmetry().both(block.squares(), next.board());
        if (top.kit.layers().ground()) {
            Map<Square, Ground> open = new HashMap<>();
            squares.forEach(square -> open.put(square, Ground.OPEN));
            SequencedMap<String, List<Square>> camps = new LinkedHashMap<>();
            next.headquarters().forEach((side, held) -> Paint.keep(camps, side,
                    held.stream().filter(square -> !squares.contains(square)).toList()));
            next = next.withBoard(next.board().with(open)).withHeadquarters(camps);
        }
        return top.kit.layers().trays() ? Pieces.remove(next, Pieces.idsOn(next, squares)) : next;
    }

    void crop() {
        selected().ifPresent(block -> {
            top.change(Say.it("step.crop"), Resizing.frame(top.history.now(), block).after());
            top.selection = Optional.empty();
        });
    }
}
