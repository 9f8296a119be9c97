package trayfield.play.body;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Order;
import trayfield.model.Position;
import trayfield.model.Square;
import trayfield.model.Verdict.Refusal;
import trayfield.play.body.BodyPlan.LeftBehind;
import trayfield.rules.MoveFault;
import trayfield.rules.Rulebook;

/// Why men cannot follow, as the rules refuse the order that a player would have tried: straight there.
final class Reasons {
    private final Rulebook book;
    private final Position before;
    private final Position position;
    private final Board board;

    /// @param before   when nobody had moved
    /// @param position when all had who can
    Reasons(Rulebook book, Position before, Position position) {
        this.book = book;
        this.before = before;
        this.position = position;
        this.board = position.board();
    }

    LeftBehind of(Goal goal) {
        String man = id(goal.tray());
        if (!goal.on(board)) {
            return new LeftBehind(man, turning(goal.tray()).orElseGet(() -> BodyFault.OFF_THE_BOARD.of(man)));
        }
        Square here = here(goal.tray());
        Square there = goal.square();
        Optional<Refusal> refusal = here.equals(there) ? book.check(position, new Order.Turn(man, here, goal.facing()))
                : straight(goal, position.facing(goal.tray()).dx != 0, here, there);
        return new LeftBehind(man, refusal.orElseGet(() -> BodyFault.NO_WAY.of(man, there)));
    }

    /// A man who comes no nearer: because he may not move at all, or because nothing nearer is open.
    LeftBehind ofStanding(int tray, Square toward) {
        return new LeftBehind(id(tray), turning(tray).orElseGet(() -> BodyFault.NO_NEARER.of(id(tray), toward)));
    }

    /// What forbids a man any order, such as that he has moved; turning is the least of orders.
    private Optional<Refusal> turning(int tray) {
        for (Facing way : Facing.values()) {
            Optional<Refusal> refusal = way == position.facing(tray) ? Optional.empty()
                    : book.check(position, new Order.Turn(id(tray), here(tray), way));
            if (refusal.isPresent()) {
                return refusal.filter(_ -> book.orders(position, id(tray)).isEmpty());
            }
        }
        return Optional.empty();
    }

    /// Ahead first and then aside, or the other way round. That a comrade stands in the way now is worth telling only
    /// where nothing else was in the way before he stood there.
    private Optional<Refusal> straight(Goal goal, boolean columnsFirst, Square here, Square there) {
        Optional<Refusal> comrade = Optional.empty();
        for (Position when : List.of(position, before)) {
            for (boolean way : List.of(columnsFirst, !columnsFirst)) {
                Order order = new Order.Move(id(goal.tray()), path(here, there, way), goal.facing());
                Optional<Refusal> refusal = book.check(when, order);
                if (refusal.isPresent() && !refusal.get().code().equals(MoveFault.NO_ROOM.code())) {
                    return refusal;
                }
                comrade = comrade.or(() -> refusal);
            }
        }
        return comrade;
    }

    private static List<Square> path(Square from, Square to, boolean columnsFirst) {
        List<Square> path = new ArrayList<>();
        path.add(from);
        Square corner = columnsFirst ? new Square(to.column(), from.row()) : new Square(from.column(), to.row());
        for (Square end : List.of(corner, to)) {
            for (Square last = path.getLast(); !last.equals(end); last = path.getLast()) {
                path.add(new Square(last.column() + Integer.signum(end.column() - last.column()),
                        last.row() + Integer.signum(end.row() - last.row())));
            }
        }
        return path;
    }

    private Square here(int tray) {
        return board.square(position.square(tray));
    }

    private String id(int tray) {
        return position.muster().id(tray);
    }
}
