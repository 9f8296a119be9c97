package trayfield.rules.ancient;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trayfield.geometry.Grid;
import trayfield.model.AncientState;
import trayfield.model.Board;
import trayfield.model.Event;
import trayfield.model.Facing;
import trayfield.model.Mark;
import trayfield.model.Muster;
import trayfield.model.Order;
import trayfield.model.Position;
import trayfield.model.PositionDraft;
import trayfield.model.RuleRef;
import trayfield.model.Square;
import trayfield.model.Verdict.Refusal;
import trayfield.model.Verdict.Step;
import trayfield.rules.Contact;
import trayfield.rules.March;
import trayfield.rules.MoveFault;
import trayfield.rules.PathSearch;
import trayfield.rules.Reach;
import trayfield.tables.AncientTable;

/// The movement rules: one move a man, stops at fronts, breaking off, and enemies turned at once.
final class Movement {
    private final AncientTable table;
    private final Muster muster;
    private final Board board;
    private final Army army;
    private final int leastStep;

    Movement(AncientTable table, Muster muster, Army army) {
        this.table = table;
        this.muster = muster;
        this.board = muster.board();
        this.army = army;
        this.leastStep = leastStep(table, board);
    }

    /// The cheapest step anywhere on the board: it bounds how far a search has to look.
    private static int leastStep(AncientTable table, Board board) {
        int least = table.costs().square().value();
        for (int square = 0; square < board.size(); square++) {
            for (int i = 0; i < 4; i++) {
                int next = board.neighbour(square, Facing.of(i));
                least = next < 0 ? least : Math.min(least, Steps.cost(table, board, square, next));
            }
        }
        return Math.max(1, least);
    }

    private Steps steps(Position position, int man) {
        return new Steps(table, muster, army, leastStep, position, man);
    }

    Optional<Refusal> checkTurn(Position position, int man, Facing facing) {
        if (position.has(man, Mark.MOVED)) {
            return Optional.of(MoveFault.ALREADY_MOVED.by(Clause.MOVEMENT_1.ref, muster.id(man)));
        }
        if (position.facing(man) == facing) {
            return Optional.of(MoveFault.FACES_THERE_ALREADY.by(Clause.MOVEMENT_1.ref, muster.id(man), facing));
        }
        return mayTurn(position, man, facing) ? Optional.empty()
                : Optional.of(AncientFault.MAY_NOT_TURN_AWAY.of(muster.id(man)));
    }

    /// A man who was in contact when the move began turns only to face an adjacent enemy.
    private boolean mayTurn(Position position, int man, Facing facing) {
        return facing != position.facing(man)
                && (!Army.state(position).inContact(man) || enemyToward(position, man, facing));
    }

    private boolean enemyToward(Position position, int man, Facing facing) {
        int next = board.neighbour(position.square(man), facing);
        return next >= 0 && Contact.enemyOn(position, muster.side(man), next);
    }

    Optional<Refusal> checkMove(Position position, int man, List<Square> path, Facing facing) {
        if (position.has(man, Mark.MOVED)) {
            return Optional.of(MoveFault.ALREADY_MOVED.by(Clause.MOVEMENT_1.ref, muster.id(man)));
        }
        return new March(steps(position, man), path, false).judge(facing);
    }

    Step turn(Position position, int man, Facing facing) {
        Square at = board.square(position.square(man));
        List<Event> events = new ArrayList<>();
        events.add(new Event.Turned(muster.id(man), at, facing, Clause.MOVEMENT_1.ref));
        return arrived(position, position.draft().face(man, facing), man, facing, position.square(man), events);
    }

    Step move(Position position, int man, List<Square> path, Facing facing) {
        int end = board.index(path.getLast());
        List<Event> events = new ArrayList<>();
        events.add(new Event.Moved(muster.id(man), path, facing, stop(position, man, path), Clause.MOVEMENT_1.ref));
        return arrived(position, position.draft().move(man, end).face(man, facing), man, facing, end, events);
    }

    private Step arrived(Position position, PositionDraft draft, int man, Facing facing, int square,
            List<Event> events) {
        draft.mark(man, Mark.MOVED);
        turnToMeet(position, draft, muster.side(man), square, facing, Clause.MELEE_2.ref, events);
        AncientState state = Army.state(position).withArrival(man);
        return new Step(draft.book(state).settle(), events);
    }

    /// An enemy that comes to be faced is turned at once to face who faces him: Ancient melee 2.
    void turnToMeet(Position position, PositionDraft draft, int side, int square, Facing facing, RuleRef clause,
            List<Event> events) {
        int next = board.neighbour(square, facing);
        if (next < 0 || !Contact.enemyOn(position, side, next)) {
            return;
        }
        int enemy = position.firstOn(next);
        if (position.facing(enemy) != facing.opposite()) {
            draft.face(enemy, facing.opposite());
            events.add(new Event.Turned(muster.id(enemy), board.square(next), facing.opposite(), clause));
        }
    }

    private Optional<RuleRef> stop(Position position, int man, List<Square> path) {
        Facing way = Grid.way(path.get(path.size() - 2), path.getLast()).orElseThrow();
        int compelled = steps(position, man).compelled(board.index(path.getLast()), way);
        if (compelled == 0) {
            return Optional.empty();
        }
        return Optional.of((compelled & Contact.IN_FRONT) != 0 ? Clause.MOVEMENT_3.ref : Clause.MOVEMENT_2.ref);
    }

    void list(Position position, int man, List<Order> into) {
        if (position.has(man, Mark.MOVED)) {
            return;
        }
        String id = muster.id(man);
        Square at = board.square(position.square(man));
        for (int i = 0; i < 4; i++) {
            if (mayTurn(position, man, Facing.of(i))) {
                into.add(new Order.Turn(id, at, Facing.of(i)));
            }
        }
        for (PathSearch.Found found : PathSearch.run(board, position.square(man), steps(position, man))) {
            List<List<Square>> paths = found.paths();
            for (int i = 0; i < 4; i++) {
                if (!paths.get(i).isEmpty()) {
                    into.add(new Order.Move(id, paths.get(i), Facing.of(i)));
                }
            }
        }
    }

    Reach reach(Position position, int man) {
        if (position.has(man, Mark.MOVED)) {
            return Reach.NONE;
        }
        int turns = 0;
        for (int i = 0; i < 4; i++) {
            turns |= mayTurn(position, man, Facing.of(i)) ? 1 << i : 0;
        }
        return Reach.of(board, position.square(man), turns,
                PathSearch.run(board, position.square(man), steps(position, man)));
    }
}
