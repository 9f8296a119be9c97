package trayfield.solo.ancient;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import trayfield.geometry.Grid;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Order;
import trayfield.model.Position;
import trayfield.model.Square;
import trayfield.play.body.BodyPlan;
import trayfield.play.body.Gesture;
import trayfield.play.body.Planner;
import trayfield.rules.Rulebook;
import trayfield.solo.sand.Intent;
import trayfield.solo.sand.Intent.Purpose;
import trayfield.solo.sand.Mission;

/// Units march as bodies: every shift that their speed allows is weighed by the way to the aim, and by who is near whom
/// where it ends.
final class Marches {
    private static final int TRIED = 3;
    private static final double WORTH_MARCHING = 0.15;
    private static final int NEAR = 8;
    private static final double THROWING_DISTANCE = 0.3;
    private static final double WHIM = 1;

    private final Host host;
    private final Board board;
    private final Rulebook book;

    Marches(Host host, Rulebook book) {
        this.host = host;
        this.board = host.board();
        this.book = book;
    }

    private record Shift(int dx, int dy, double worth) {
    }

    /// The orders of a unit's march; none where it stands as well.
    List<Intent> march(Position position, int[] men, Plan plan) {
        double stay = worth(position, men, 0, 0, plan);
        Optional<Facing> facing = Optional.of(front(position, men, plan));
        List<Shift> shifts = shifts(position, men, plan).stream().filter(shift -> shift.worth() > stay + WORTH_MARCHING)
                .sorted(Comparator.comparingDouble(Shift::worth).reversed()).limit(TRIED).toList();
        BodyPlan best = BodyPlan.NOTHING;
        double most = stay + WORTH_MARCHING;
        for (Shift shift : shifts) {
            BodyPlan moved = Planner.plan(book, position, ids(men), new Gesture.Shift(shift.dx(), shift.dy(), facing));
            double worth = stay + (shift.worth() - stay) * share(men.length - moved.left().size(), men.length);
            if (worth > most) {
                most = worth;
                best = moved;
            }
            if (moved.whole()) {
                break;
            }
        }
        if (shifts.isEmpty()) {
            return intents(Planner.plan(book, position, ids(men), new Gesture.TurnAll(facing.get())), men, Purpose.FRONT);
        }
        return intents(best, men, Purpose.FORMATION);
    }

    /// A body that loses half its men on the way is no body.
    private static double share(int follow, int all) {
        double share = (double) follow / all;
        return share * share;
    }

    private List<Intent> intents(BodyPlan plan, int[] men, Purpose purpose) {
        String unit = host.unitId(host.muster().unitOf(men[0]));
        return plan.orders().stream().map(order -> Intent.of(order, purpose, unit)).toList();
    }

    private List<String> ids(int[] men) {
        return Arrays.stream(men).mapToObj(host.muster()::id).toList();
    }

    private List<Shift> shifts(Position position, int[] men, Plan plan) {
        int speed = host.speed(position, men[0]);
        List<Shift> shifts = new ArrayList<>();
        for (int dx = -2 * speed; dx <= 2 * speed; dx++) {
            for (int dy = -2 * speed; dy <= 2 * speed; dy++) {
                int far = Math.abs(dx) + Math.abs(dy);
                boolean straight = dx == 0 || dy == 0;
                if (far > 0 && (far <= speed || straight && far <= 2 * speed && far % 2 == 0)) {
                    shifts.add(new Shift(dx, dy, worth(position, men, dx, dy, plan)));
                }
            }
        }
        return shifts;
    }

    /// Mean worth for its men of being moved so far; men who could not stand there count as staying.
    private double worth(Position position, int[] men, int dx, int dy, Plan plan) {
        double sum = 0;
        int nearest = Integer.MAX_VALUE;
        int column = 0;
        int row = 0;
        for (int man : men) {
            Square at = board.square(position.square(man));
            boolean on = board.contains(at.column() + dx, at.row() + dy);
            int goal = on ? board.index(new Square(at.column() + dx, at.row() + dy)) : position.square(man);
            int there = position.firstOn(goal);
            boolean taken = there != Position.NONE && host.muster().unitOf(there) != host.muster().unitOf(man);
            sum += plan.pull(man, taken ? position.square(man) : goal) - (board.ground(goal).wet() ? 1 : 0)
                    - (on && !taken ? 0 : 0.5) + plan.targets(man, goal);
            nearest = Math.min(nearest, plan.toEnemy[goal] / 4);
            column += board.square(goal).column();
            row += board.square(goal).row();
        }
        Square middle = new Square(column / men.length, row / men.length);
        double liking = WHIM * plan.stances[men[0]].liking(host.muster().unitOf(men[0]), dx * board.columns() + dy);
        return sum / men.length + liking + neighbours(position, men, middle, nearest, plan);
    }

    /// Who is near: the enemy in numbers is to be feared, and a unit that has not thrown likes him in range.
    private double neighbours(Position position, int[] men, Square middle, int nearest, Plan plan) {
        boolean thrown = Host.state(position).thrown(host.muster().unitOf(men[0]));
        int range = host.table().missile().range().value();
        double worth = !thrown && nearest <= range ? THROWING_DISTANCE : 0;
        if (nearest > NEAR) {
            return worth;
        }
        int own = men.length;
        int enemies = 0;
        for (int man = 0; man < host.muster().size(); man++) {
            if (position.onBoard(man) && Grid.range(middle, board.square(position.square(man))) <= NEAR) {
                boolean mine = host.muster().side(man) == plan.side;
                enemies += mine ? 0 : 1;
                own += mine && host.muster().unitOf(man) != host.muster().unitOf(men[0]) ? 1 : 0;
            }
        }
        return worth - plan.stances[men[0]].caution() * 2 * Math.clamp((double) enemies / own - 0.9, 0, 2);
    }

    /// The way to face: toward the nearest enemy, by the longer way.
    Facing front(Position position, int[] men, Plan plan) {
        Square from = board.square(position.square(men[0]));
        Square nearest = null;
        for (int man = 0; man < host.muster().size(); man++) {
            if (position.onBoard(man) && host.muster().side(man) != plan.side) {
                Square at = board.square(position.square(man));
                nearest = nearest == null || Grid.range(from, at) < Grid.range(from, nearest) ? at : nearest;
            }
        }
        return nearest == null ? position.facing(men[0]) : toward(from, nearest);
    }

    static Facing toward(Square from, Square to) {
        int dx = to.column() - from.column();
        int dy = to.row() - from.row();
        return Math.abs(dx) > Math.abs(dy) ? dx > 0 ? Facing.E : Facing.W : dy > 0 ? Facing.N : Facing.S;
    }

    /// Along a road, or round what is in the way, where no shift of the whole body gets on.
    List<Intent> column(Position position, int[] men, Plan plan) {
        Square toward = waypoint(position, men, plan);
        BodyPlan moved = Planner.plan(book, position, ids(men), new Gesture.March(toward));
        return intents(moved, men, Purpose.FORMATION);
    }

    private Square waypoint(Position position, int[] men, Plan plan) {
        int here = position.square(men[0]);
        int steps = 3 * host.speed(position, men[0]);
        for (int i = 0; i < steps; i++) {
            int best = here;
            for (int way = 0; way < 4; way++) {
                int next = board.neighbour(here, Facing.of(way));
                best = next >= 0 && plan.pull(men[0], next) > plan.pull(men[0], best) ? next : best;
            }
            here = best;
        }
        return board.square(here);
    }

    /// True for a unit whose aim it is to get somewhere.
    static boolean travels(Mission mission) {
        return mission.kind() != Mission.Kind.GUARD;
    }

    /// True where an order is a march that brings the man nearer.
    static boolean moves(Intent intent) {
        return intent.order() instanceof Order.Move;
    }
}
