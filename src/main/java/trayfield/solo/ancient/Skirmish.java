package trayfield.solo.ancient;

import java.util.Optional;
import trayfield.geometry.Grid;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Order;
import trayfield.model.Position;
import trayfield.model.Square;
import trayfield.rules.Reach;
import trayfield.rules.Rulebook;
import trayfield.solo.sand.Intent.Purpose;
import trayfield.solo.sand.Intent;

/// A single man near the enemy: beside his comrades, with as few open sides as may be, facing whoever is nearest.
final class Skirmish {
    private static final double WORTH_MOVING = 0.1;
    private static final double PARTED = 0.5;
    private static final double FRONT = 0.2;
    private static final int STRIKING = 6;

    private final Host host;
    private final Board board;
    private final Rulebook book;
    private final Bout bout;

    Skirmish(Host host, Rulebook book, Bout bout) {
        this.host = host;
        this.board = host.board();
        this.book = book;
        this.bout = bout;
    }

    Optional<Intent> best(Position position, int man, Plan plan) {
        if (host.inContact(position, man)) {
            return Optional.empty();
        }
        Position without = position.draft().remove(man).settle();
        int here = position.square(man);
        double most = place(without, man, here, plan) + front(position, man, here, position.facing(man)) + WORTH_MOVING;
        Order best = null;
        for (Reach.Entry end : book.reach(position, host.muster().id(man)).entries()) {
            int square = board.index(end.at());
            double place = place(without, man, square, plan);
            for (int i = 0; i < 4; i++) {
                Facing facing = Facing.of(i);
                double worth = end.allows(facing) ? place + front(without, man, square, facing) : Double.NEGATIVE_INFINITY;
                if (worth > most) {
                    most = worth;
                    best = end.cost() == 0 ? new Order.Turn(host.muster().id(man), end.at(), facing)
                            : new Order.Move(host.muster().id(man), end.path(facing), facing);
                }
            }
        }
        return Optional.ofNullable(best).map(order -> order instanceof Order.Move
                ? Intent.of(order, Purpose.CLOSE, ((Order.Move) order).end()) : Intent.of(order, Purpose.FRONT));
    }

    private double place(Position without, int man, int square, Plan plan) {
        Square at = board.square(square);
        int near = 0;
        for (int other = 0; other < host.muster().size() && near < 4; other++) {
            near += host.muster().side(other) != plan.side && without.onBoard(other)
                    && Grid.range(at, board.square(without.square(other))) <= STRIKING ? 1 : 0;
        }
        double risk = near == 0 ? 0 : Math.max(0, bout.risk(without, man, square, near));
        return plan.pull(man, square) - plan.stances[man].caution() * 2 * risk
                - (host.alone(without, man, square) ? PARTED : 0) - (board.ground(square).wet() ? PARTED : 0);
    }

    /// Facing the nearest enemy; who comes to face an adjacent one must fight him.
    private double front(Position position, int man, int square, Facing facing) {
        int ahead = board.neighbour(square, facing);
        if (host.enemyOn(position, host.muster().side(man), ahead)) {
            int enemy = position.firstOn(ahead);
            return bout.gain(position, man, square, enemy, 1 + bout.ready(position, host.muster().side(man), enemy), 1);
        }
        Square at = board.square(square);
        Square nearest = null;
        for (int other = 0; other < host.muster().size(); other++) {
            if (host.muster().side(other) != host.muster().side(man) && position.onBoard(other)) {
                Square there = board.square(position.square(other));
                nearest = nearest == null || Grid.range(at, there) < Grid.range(at, nearest) ? there : nearest;
            }
        }
        return nearest != null && Marches.toward(at, nearest) == facing ? FRONT : 0;
    }
}
