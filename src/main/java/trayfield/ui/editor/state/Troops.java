package trayfield.ui.editor.state;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import trayfield.model.Facing;
import trayfield.model.Square;

/// Work on trays and units that stand already: pick, move, turn, take off.
final class Troops {
    private final Worktop top;

    Troops(Worktop top) {
        this.top = top;
    }

    /// Picks a tray, or a man with his unit; a man of the unit that is picked already is picked alone.
    ///
    /// @param add true where those picked before stay picked
    void pick(String id, boolean add) {
        Set<String> body = Army.bodies(top.scenario(), List.of(id));
        boolean alone = body.size() > 1 && top.picked.containsAll(body);
        if (!add) {
            top.picked.clear();
        }
        if (add && top.picked.contains(id)) {
            top.picked.remove(id);
        } else {
            top.picked.addAll(alone && !add ? Set.of(id) : inOrder(body));
        }
        Pieces.of(top.scenario(), id).ifPresent(piece -> top.kit = top.kit.withSide(piece.side()).with(piece.facing()));
    }

    private List<String> inOrder(Set<String> ids) {
        return Pieces.of(top.scenario()).stream().map(Piece::id).filter(ids::contains).toList();
    }

    /// Picks the next tray or unit after the one picked last.
    void pickNext(int step) {
        List<String> ids = new ArrayList<>();
        for (Piece piece : Pieces.of(top.history.now())) {
            if (piece.unit().isEmpty() || ids.isEmpty() || !ids.getLast().startsWith(piece.unit().get() + ".")) {
                ids.add(piece.id());
            }
        }
        if (!ids.isEmpty()) {
            Optional<String> now = ids.stream().filter(top.picked::contains).findFirst();
            String next = ids.get(now.map(id -> Math.floorMod(ids.indexOf(id) + step, ids.size())).orElse(0));
            top.kit = top.kit.with(Kit.Tool.ARMY);
            top.picked.clear();
            pick(next, false);
            top.at = Pieces.of(top.history.now(), next).map(Piece::at);
            top.keyboard = true;
        }
    }

    /// Picks all on a block of squares.
    void pickAll(Rectangle block) {
        top.picked.clear();
        Pieces.of(top.scenario()).stream().filter(piece -> block.contains(piece.at())).map(Piece::id).forEach(top.picked::add);
    }

    /// Takes a tray, with all that are picked if it is one of them, to a square.
    void drag(String id, Square to) {
        if (!top.picked.contains(id)) {
            pick(id, false);
        }
        lead(id);
        Pieces.of(top.history.now(), id).ifPresent(piece ->
                move(to.column() - piece.at().column(), to.row() - piece.at().row(), Optional.empty()));
    }

    /// Those of the side that was grabbed lead, those who mirror them follow.
    private void lead(String id) {
        List<Piece> picked = Pieces.of(top.history.now()).stream().filter(piece -> top.picked.contains(piece.id())).toList();
        Optional<String> side = picked.stream().filter(piece -> piece.id().equals(id)).map(Piece::side).findFirst();
        top.picked.clear();
        picked.stream().filter(piece -> side.equals(Optional.of(piece.side()))).map(Piece::id).forEach(top.picked::add);
        picked.stream().map(Piece::id).forEach(top.picked::add);
    }

    /// Moves those picked, on a symmetric board those who mirror them with them.
    void move(int east, int north, Optional<String> merge) {
        if (top.picked.isEmpty()) {
            top.refuse("note.nobodyPicked");
            return;
        }
        top.outcome(Say.it("step.move", top.picked.size()), merge,
                Drill.move(top.table(), top.history.now(), List.copyOf(top.picked), east, north, top.kit.symmetry()));
    }

    /// Turns those picked, else the one at the cursor, else what would be placed.
    void turn(int quarters) {
        Collection<String> ids = top.picked.isEmpty() ? at() : top.picked;
        if (ids.isEmpty()) {
            top.kit = top.kit.with(Facing.of((top.kit.facing().ordinal() + quarters) & 3));
            return;
        }
        top.change(Say.it("step.turn"), Optional.of("turn " + ids), 
                Drill.turn(top.history.now(), List.copyOf(ids), quarters, top.kit.symmetry()));
        Pieces.of(top.history.now(), ids.iterator().next()).ifPresent(piece -> top.kit = top.kit.with(piece.facing()));
    }

    private List<String> at() {
        return top.at.map(square -> Pieces.on(top.history.now(), square).stream().map(Piece::id).toList()).orElse(List.of());
    }

    /// Takes off those picked, else all at the cursor.
    void remove() {
        List<String> ids = top.picked.isEmpty() ? at() : List.copyOf(top.picked);
        remove(ids);
    }

    void remove(List<String> ids) {
        if (ids.isEmpty()) {
            top.refuse("note.nobodyPicked");
            return;
        }
        top.picked.clear();
        top.change(Say.it("step.remove", ids.size()), Drill.remove(top.history.now(), ids, top.kit.symmetry()));
    }
}
