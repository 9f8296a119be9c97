package trayfield.solo.modern;

import java.util.Comparator;
import java.util.Optional;
import trayfield.geometry.Grid;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Mark;
import trayfield.model.Muster;
import trayfield.model.Order;
import trayfield.model.Position;
import trayfield.model.Square;
import trayfield.rules.Reach;
import trayfield.rules.Rulebook;
import trayfield.solo.sand.Intent;
import trayfield.solo.sand.Intent.Purpose;
import trayfield.solo.sand.Mission;
import trayfield.solo.sand.Stance;

/// The best move of one tray: every end of its reach with every facing is weighed by what can be hit, fought and feared
/// from there.
final class Choice {
    private static final double WORTH_MOVING = 0.08;
    /// Worth of having the nearest enemy ahead.
    private static final double FRONT = 0.15;
    /// Sides of a square to face.
    private static final int SIDES = 4;

    private final Rulebook book;
    private final Board board;
    private final Muster muster;
    private final Arms arms;
    private final Gunnery gunnery;
    private final Duel duel;
    private final Picture picture;

    Choice(Rulebook book, Muster muster, Arms arms, Gunnery gunnery, Duel duel, Picture picture) {
        this.book = book;
        this.board = muster.board();
        this.muster = muster;
        this.arms = arms;
        this.gunnery = gunnery;
        this.duel = duel;
        this.picture = picture;
    }

    /// One tray about to move.
    private record Mover(Position position, Position without, int tray, Stance stance, Picture.Wants wants,
            Gunnery.Prize prize, boolean fires) {
    }

    /// An order and how much better the tray stands after it.
    private record Option(Reach.Entry to, Facing facing, double worth, int end, double blow) {
        boolean runsDown() {
            return to.ends().filter(Reach.End.RUN_DOWN::equals).isPresent();
        }
    }

    /// The order that brings the tray to the best place; empty where it stands as well.
    Optional<Intent> best(Position position, int tray, Stance stance, Picture.Wants wants, Gunnery.Prize prize) {
        Position without = position.draft().remove(tray).settle();
        boolean fires = !position.has(tray, Mark.FIRED);
        Mover mover = new Mover(position, without, tray, stance, wants, prize, fires);
        int here = position.square(tray);
        double stay = place(mover, here) + new Outlook(mover, here).worth(position.facing(tray));
        Option best = null;
        for (Reach.Entry end : book.reach(position, muster.id(tray)).entries()) {
            best = better(best, end.ends().filter(Reach.End.RUN_DOWN::equals).isPresent() ? runDown(mover, end)
                    : move(mover, end));
        }
        return best == null || best.worth() <= stay + WORTH_MOVING ? Optional.empty()
                : Optional.of(intent(mover, best));
    }

    private static Option better(Option one, Option other) {
        return one == null || other.worth() > one.worth() ? other : one;
    }

    private double place(Mover mover, int square) {
        return picture.place(mover.without(), mover.tray(), square, mover.stance(), mover.wants());
    }

    private Option move(Mover mover, Reach.Entry end) {
        int square = board.index(end.at());
        double place = place(mover, square);
        Outlook outlook = new Outlook(mover, square);
        Option best = null;
        for (int i = 0; i < SIDES; i++) {
            Facing facing = Facing.of(i);
            if (end.allows(facing)) {
                double blow = outlook.worth(facing);
                if (best == null || place + blow > best.worth()) {
                    best = new Option(end, facing, place + blow, square, blow);
                }
            }
        }
        return best;
    }

    private Order order(Mover mover, Reach.Entry end, Facing facing) {
        String id = muster.id(mover.tray());
        return end.cost() == 0 ? new Order.Turn(id, end.at(), facing) : new Order.Move(id, end.path(facing), facing);
    }

    /// What a square is good for by the facing: a shot, a melee that must be fought, the front.
    private final class Outlook {
        private final Mover mover;
        private final int square;
        private final Optional<Gunnery.Lanes> lanes;
        private final Optional<Square> enemy;

        Outlook(Mover mover, int square) {
            this.mover = mover;
            this.square = square;
            this.lanes = mover.fires()
                    ? Optional.of(gunnery.from(mover.without(), mover.tray(), square, mover.prize())) : Optional.empty();
            this.enemy = picture.nearest(mover.without(), mover.tray(), square);
        }

        double worth(Facing facing) {
            double shot = lanes.flatMap(from -> from.best(facing)).map(Gunnery.Shot::gain).orElse(0.0);
            double melee = mover.position().has(mover.tray(), Mark.ATTACKED) ? Double.NaN
                    : duel.best(mover.without(), mover.tray(), square, facing, mover.wants().price());
            double blows = mover.stance().blows();
            boolean faces = enemy.filter(at -> Grid.inArc(board.square(square), facing, at)).isPresent();
            return blows * shot + (Double.isNaN(melee) ? 0 : melee > 0 ? blows * melee : melee) + (faces ? FRONT : 0);
        }
    }

    private Option runDown(Mover mover, Reach.Entry end) {
        int square = board.index(end.at());
        int victim = mover.position().firstOn(square);
        Facing facing = Facing.of(Integer.numberOfTrailingZeros(end.facings()));
        Position without = mover.without().draft().remove(victim).settle();
        double gain = mover.stance().blows() * mover.prize().of(victim);
        double place = picture.place(without, mover.tray(), square, mover.stance(), mover.wants());
        return new Option(end, facing, place + gain, square, gain);
    }

    private Intent intent(Mover mover, Option best) {
        if (best.runsDown()) {
            Order order = new Order.RunDown(muster.id(mover.tray()), best.to().path(best.facing()), best.facing());
            return Intent.of(order, Purpose.RUN_DOWN, muster.id(mover.position().firstOn(best.end())));
        }
        return moving(mover, order(mover, best.to(), best.facing()), best);
    }

    private Intent moving(Mover mover, Order order, Option best) {
        Mission mission = mover.wants().mission();
        int here = mover.position().square(mover.tray());
        boolean nearer = mission.kind() != Mission.Kind.DESTROY && mission.toGo(best.end()) < mission.toGo(here);
        if (best.blow() > 0.3) {
            return Intent.of(order, Purpose.AIM, board.square(best.end()));
        }
        if (order instanceof Order.Turn) {
            return Intent.of(order, Purpose.FRONT);
        }
        if (nearer && mission.kind() != Mission.Kind.GUARD) {
            return Intent.of(order, Purpose.TAKE, nearest(mission, best.end()));
        }
        if (nearer) {
            return Intent.of(order, Purpose.GUARD);
        }
        boolean closes = picture.toEnemy(mover.position(), mover.tray(), best.end())
                < picture.toEnemy(mover.position(), mover.tray(), here);
        return closes ? Intent.of(order, Purpose.CLOSE, board.square(best.end())) : Intent.of(order, Purpose.COVER);
    }

    private Object nearest(Mission mission, int from) {
        Square at = board.square(from);
        return mission.aims().stream().min(Comparator.comparingInt(aim -> Grid.range(aim, at)))
                .orElse(at);
    }
}
