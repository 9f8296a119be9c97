package trayfield.solo.modern;

import java.util.Arrays;
import java.util.Optional;
import trayfield.geometry.Grid;
import trayfield.model.Mark;
import trayfield.model.ModernState;
import trayfield.model.Muster;
import trayfield.model.Order;
import trayfield.model.Pending;
import trayfield.model.Position;
import trayfield.model.Square;
import trayfield.rules.Reach;
import trayfield.rules.Rulebook;
import trayfield.solo.sand.Conduct;
import trayfield.solo.sand.Intent;
import trayfield.solo.sand.Intent.Purpose;
import trayfield.solo.sand.Mission;
import trayfield.solo.sand.Stance;
import trayfield.tables.ModernTable.UnitClass;

/// One side's turns: first every shot that gains something, then melees that are due, then one tray after another to a
/// better place and its shot from there, those nearest to the enemy first.
final class ModernConduct implements Conduct {
    private final ModernSchool school;
    private final Rulebook book;
    private final Muster muster;
    private final Arms arms;
    private final int side;
    private final Stance[] stances;
    private final boolean[] settled;
    private int turn;
    private Picture.Wants wants;

    ModernConduct(ModernSchool school, int side, Stance[] stances) {
        this.school = school;
        this.book = school.book();
        this.muster = school.muster();
        this.arms = school.arms();
        this.side = side;
        this.stances = stances;
        this.settled = new boolean[muster.size()];
    }

    @Override
    public Intent next(Position position) {
        if (position.turn() != turn || wants == null) {
            begin(position);
        }
        if (position.pending().orElse(null) instanceof Pending.Choice choice) {
            return advance(position, choice);
        }
        return shot(position).or(() -> melee(position)).or(() -> move(position))
                .orElseGet(() -> Intent.of(new Order.End(), Purpose.DONE));
    }

    private void begin(Position position) {
        turn = position.turn();
        Arrays.fill(settled, false);
        Mission mission = school.mission(side);
        wants = new Picture.Wants(mission, canFill(position, mission), school.reserve().price(position, side),
                urgency(position, mission));
    }

    /// True where enough trays stand on the aim or can go there now.
    private boolean canFill(Position position, Mission mission) {
        if (mission.kind() != Mission.Kind.TAKE && mission.kind() != Mission.Kind.LEAVE) {
            return false;
        }
        int count = mission.kind() == Mission.Kind.LEAVE ? position.exits(side) : 0;
        if (count + near(position, mission) < mission.needed()) {
            return false;
        }
        for (int tray = 0; tray < muster.size(); tray++) {
            count += own(position, tray) && comesToAim(position, tray, mission) ? 1 : 0;
        }
        return count >= mission.needed();
    }

    /// Trays to which the aim is near enough to look closer.
    private int near(Position position, Mission mission) {
        int near = 0;
        for (int tray = 0; tray < muster.size(); tray++) {
            near += own(position, tray) && mission.toGo(position.square(tray)) <= arms.farthest(tray) ? 1 : 0;
        }
        return near;
    }

    private boolean comesToAim(Position position, int tray, Mission mission) {
        if (mission.at(position.square(tray))) {
            return true;
        }
        if (mission.toGo(position.square(tray)) > arms.farthest(tray)) {
            return false;
        }
        for (Reach.Entry end : book.reach(position, muster.id(tray)).entries()) {
            if (mission.at(muster.board().index(end.at()))) {
                return true;
            }
        }
        return false;
    }

    /// Grows as the limit comes near, or as the game drags on, so that nobody dithers for ever.
    private double urgency(Position position, Mission mission) {
        int limit = muster.scenario().turnLimit().orElse(0);
        if (limit == 0) {
            return 1 + position.turn() / 10.0;
        }
        boolean waits = mission.holdsOut() || mission.kind() == Mission.Kind.GUARD;
        double gone = (double) position.turn() / limit;
        return waits ? 1 : gone < 0.5 ? 1 : 1 + 2 * (gone - 0.5) * 2;
    }

    private boolean own(Position position, int tray) {
        return position.onBoard(tray) && muster.side(tray) == side;
    }

    private Optional<Intent> shot(Position position) {
        Gunnery.Shot best = null;
        for (int tray = 0; tray < muster.size(); tray++) {
            if (!own(position, tray) || !school.gunnery().canFire(position, tray)) {
                continue;
            }
            Gunnery.Shot shot = school.gunnery().best(position, tray, target -> prize(position, target)).orElse(null);
            if (shot != null && (best == null || shot.gain() > best.gain())) {
                best = shot;
            }
        }
        return Optional.ofNullable(best).map(shot -> Intent.of(
                new Order.Fire(muster.id(shot.firer()), muster.id(shot.target()), Optional.of(shot.weapon().id())),
                Purpose.SHOOT, muster.id(shot.target())));
    }

    /// What an enemy tray is worth removing: more where it stands near what it is there for.
    private double prize(Position position, int target) {
        Mission theirs = school.mission(1 - side);
        boolean presses = (theirs.kind() == Mission.Kind.TAKE || theirs.kind() == Mission.Kind.LEAVE)
                && theirs.toGo(position.square(target)) <= 3;
        boolean inTheWay = wants.mission().kind() == Mission.Kind.TAKE && wants.mission().at(position.square(target));
        return arms.worth(target) + (presses ? 0.4 : 0) + (inTheWay ? 0.3 : 0);
    }

    /// Melees that are due anyway, the best first.
    private Optional<Intent> melee(Position position) {
        Order.Attack best = null;
        double most = Double.NEGATIVE_INFINITY;
        for (String id : book.duties(position)) {
            for (Order order : book.orders(position, id)) {
                if (order instanceof Order.Attack attack) {
                    double gain = gain(position, attack);
                    if (gain > most) {
                        most = gain;
                        best = attack;
                    }
                }
            }
        }
        return Optional.ofNullable(best).map(attack -> Intent.of(attack, Purpose.ATTACK, attack.target()));
    }

    private double gain(Position position, Order.Attack attack) {
        int attacker = muster.tray(attack.tray());
        int target = muster.tray(attack.target());
        return school.duel().gain(attacker, position.square(attacker), target, position.square(target), wants.price());
    }

    private Optional<Intent> move(Position position) {
        for (int tray = nearest(position); tray != Position.NONE; tray = nearest(position)) {
            settled[tray] = true;
            Optional<Intent> best = school.choice().best(position, tray, stances[tray], wants,
                    target -> prize(position, target));
            if (best.isPresent()) {
                return best;
            }
        }
        return Optional.empty();
    }

    /// Of the trays still to be looked at the one nearest to the enemy; vehicles before all others.
    private int nearest(Position position) {
        int nearest = Position.NONE;
        int least = Integer.MAX_VALUE;
        for (int tray = 0; tray < muster.size(); tray++) {
            if (own(position, tray) && !settled[tray] && !position.has(tray, Mark.MOVED)) {
                int far = distance(position, tray) - (arms.unitClass(tray) == UnitClass.VEHICLE ? 100 : 0);
                if (far < least) {
                    least = far;
                    nearest = tray;
                }
            }
        }
        return nearest;
    }

    private int distance(Position position, int tray) {
        Square at = muster.board().square(position.square(tray));
        int least = 1000;
        for (int enemy = 0; enemy < muster.size(); enemy++) {
            if (position.onBoard(enemy) && muster.side(enemy) != side) {
                least = Math.min(least, Grid.range(at, muster.board().square(position.square(enemy))));
            }
        }
        return least;
    }

    private Intent advance(Position position, Pending.Choice choice) {
        int tray = muster.tray(choice.tray());
        int square = position.book() instanceof ModernState.Advance advance ? advance.square() : position.square(tray);
        Position without = position.draft().remove(tray).settle();
        boolean goes = school.picture().place(without, tray, square, stances[tray], wants)
                > school.picture().place(without, tray, position.square(tray), stances[tray], wants);
        return goes ? Intent.of(new Order.Choose(choice.tray(), Pending.Answer.ADVANCES), Purpose.FOLLOW_UP)
                : Intent.of(new Order.Choose(choice.tray(), Pending.Answer.HOLDS), Purpose.STAND);
    }
}
