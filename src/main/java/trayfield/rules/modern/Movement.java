package trayfield.rules.modern;

import java.util.List;
import java.util.Optional;
import trayfield.geometry.Grid;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Mark;
import trayfield.model.Muster;
import trayfield.model.Order;
import trayfield.model.Position;
import trayfield.model.RuleRef;
import trayfield.model.Square;
import trayfield.model.Verdict.Refusal;
import trayfield.rules.Contact;
import trayfield.rules.March;
import trayfield.rules.MoveFault;
import trayfield.rules.PathSearch;
import trayfield.rules.Reach;
import trayfield.tables.ModernTable;

/// Chapter C with roads and rivers (G): moves, turning on the spot, running down; where they may end and facing what.
final class Movement {
    private final ModernTable table;
    private final Muster muster;
    private final Board board;
    private final Force force;
    private final Melee melee;

    Movement(ModernTable table, Muster muster, Force force, Melee melee) {
        this.table = table;
        this.muster = muster;
        this.board = muster.board();
        this.force = force;
        this.melee = melee;
    }

    /// Why the tray cannot move or turn at all now; empty when it can.
    Optional<Refusal> held(Position position, int tray) {
        if (position.has(tray, Mark.MOVED)) {
            return Optional.of(MoveFault.ALREADY_MOVED.by(Clause.C_A.ref, muster.id(tray)));
        }
        int enemy = melee.duty(position, tray);
        return enemy == Position.NONE ? Optional.empty()
                : Optional.of(ModernFault.MELEE_FIRST.of(muster.id(tray), muster.id(enemy)));
    }

    Optional<Refusal> checkTurn(Position position, int tray, Facing facing) {
        Optional<Refusal> held = held(position, tray);
        if (held.isEmpty() && position.facing(tray) == facing) {
            return Optional.of(MoveFault.FACES_THERE_ALREADY.by(Clause.C_A.ref, muster.id(tray), facing));
        }
        return held;
    }

    /// Walks the whole path as given, be it the cheapest or not.
    Optional<Refusal> checkMove(Position position, int tray, List<Square> path, Facing facing, boolean runsDown) {
        Optional<Refusal> held = held(position, tray);
        return held.isPresent() ? held : new March(steps(position, tray), path, runsDown).judge(facing);
    }

    private Steps steps(Position position, int tray) {
        return new Steps(table, muster, force, melee, position, tray);
    }

    /// The clause that ends a move at the last square of a lawful path, if one does.
    Optional<RuleRef> stop(Position position, int tray, List<Square> path) {
        Facing way = Grid.way(path.get(path.size() - 2), path.getLast()).orElseThrow();
        int end = board.index(path.getLast());
        int compelled = steps(position, tray).compelled(end, way);
        if ((compelled & Contact.IN_FRONT) != 0) {
            return Optional.of(Clause.C_E.ref);
        }
        if (compelled != 0) {
            return Optional.of(Clause.C_D.ref);
        }
        return Melee.inFord(board.ground(end)) ? Optional.of(Clause.G_3.ref) : Optional.empty();
    }

    void list(Position position, int tray, List<Order> into) {
        if (held(position, tray).isPresent()) {
            return;
        }
        String id = muster.id(tray);
        int start = position.square(tray);
        for (int i = 0; i < 4; i++) {
            if (Facing.of(i) != position.facing(tray)) {
                into.add(new Order.Turn(id, board.square(start), Facing.of(i)));
            }
        }
        for (PathSearch.Found found : PathSearch.run(board, start, steps(position, tray))) {
            List<List<Square>> paths = found.paths();
            for (int i = 0; i < 4; i++) {
                if (!paths.get(i).isEmpty()) {
                    into.add(found.runsDown() ? new Order.RunDown(id, paths.get(i), Facing.of(i))
                            : new Order.Move(id, paths.get(i), Facing.of(i)));
                }
            }
        }
    }

    Reach reach(Position position, int tray) {
        if (held(position, tray).isPresent()) {
            return Reach.NONE;
        }
        int start = position.square(tray);
        int turns = Contact.FACINGS & ~position.facing(tray).bit();
        return Reach.of(board, start, turns, PathSearch.run(board, start, steps(position, tray)));
    }
}
