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
import trayfield.solo.sand.Intent;
import trayfield.solo.sand.Intent.Purpose;

/// A single man near the enemy: beside his comrades, with as few open sides as may be, facing whoever is nearest.
final class Skirmish {
    private static final double WORTH_MOVING = 0.1;
    private static final double PARTED = 0.5;
    private static final double FRONT = 0.2;
    private static final double WHIM = 0.35;
    /// More than any front is worth.
    private static final double AT_BEST = 1;

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
        double most = place(without, man, here, plan) + front(without, man, here, plan).of(position.facing(man)) + WORTH_MOVING;
        Reach.Entry best = null;
        Facing turned = null;
        for (Reach.Entry end : book.reach(position, host.muster().id(man)).entries()) {
            int square = board.index(end.at());
            double place = place(without, man, square, plan);
            if (place + AT_BEST <= most) {
                continue;
            }
            Front front = front(without, man, square, plan);
            for (int i = 0; i < 4; i++) {
                Facing facing = Facing.of(i);
                if (end.allows(facing) && place + front.of(facing) > most) {
                    most = place + front.of(facing);
                    best = end;
                    turned = facing;
                }
            }
        }
        return best == null ? Optional.empty() : Optional.of(intent(man, best, turned));
    }

    private Intent intent(int man, Reach.Entry end, Facing facing) {
        String id = host.muster().id(man);
        return end.cost() == 0 ? Intent.of(new Order.Turn(id, end.at(), facing), Purpose.FRONT)
                : Intent.of(new Order.Move(id, end.path(facing), facing), Purpose.CLOSE, end.at());
    }

    private double place(Position without, int man, int square, Plan plan) {
        int near = plan.near(square);
        double risk = near == 0 ? 0 : Math.max(0, bout.risk(without, man, square, near));
        return plan.pull(man, square) + WHIM * plan.stances[man].liking(man, square) - plan.stances[man].caution() * 2 * risk
                - (host.alone(without, man, square) ? PARTED : 0) - (board.ground(square).wet() ? PARTED : 0) + plan.targets(man, square);
    }

    /// What it is worth to face a way.
    private interface Front {
        double of(Facing facing);
    }

    /// Facing the nearest enemy; who comes to face an adjacent one must fight him.
    private Front front(Position position, int man, int square, Plan plan) {
        Square at = board.square(square);
        Square nearest = null;
        for (int other = 0; other < host.muster().size(); other++) {
            if (host.muster().side(other) != plan.side && position.onBoard(other)) {
                Square there = board.square(position.square(other));
                nearest = nearest == null || Grid.range(at, there) < Grid.range(at, nearest) ? there : nearest;
            }
        }
        Facing toward = nearest == null ? null : Marches.toward(at, nearest);
        return facing -> {
            int ahead = board.neighbour(square, facing);
            if (host.enemyOn(position, plan.side, ahead)) {
                int enemy = position.firstOn(ahead);
                return bout.gain(position, man, square, enemy, 1 + bout.ready(position, plan.side, enemy), 1);
            }
            return facing == toward ? FRONT : 0;
        };
    }
}
