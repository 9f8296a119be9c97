package trayfield.solo.ancient;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Order;
import trayfield.model.Position;
import trayfield.rules.Reach;
import trayfield.rules.Rulebook;
import trayfield.solo.sand.Intent;
import trayfield.solo.sand.Intent.Purpose;

/// Several men fall upon one: of all enemies in reach the one is chosen against whom those who can come gain most, and
/// they go in, the strongest last, so that it is he who fights.
final class Strikes {
    private static final double WORTH_IT = 0.06;
    private static final double EXPOSED = 0.35;

    private final Host host;
    private final Board board;
    private final Rulebook book;
    private final Bout bout;

    Strikes(Host host, Rulebook book, Bout bout) {
        this.host = host;
        this.board = host.board();
        this.book = book;
        this.bout = bout;
    }

    /// A man who can come to face an enemy.
    record Blow(int man, int square, Facing facing, int target) {
    }

    /// Several against one.
    private record Strike(List<Blow> blows, double gain) {
    }

    /// Everyone who can come to face somebody now.
    List<Blow> inReach(Position position, Plan plan) {
        List<Blow> blows = new ArrayList<>();
        for (int man = 0; man < host.muster().size(); man++) {
            if (host.muster().side(man) == plan.side && plan.free(position, man)
                    && host.toEnemy(position, plan.side, position.square(man)) <= 2 * host.speed(position, man) + 1) {
                for (Reach.Entry end : book.reach(position, host.muster().id(man)).entries()) {
                    add(position, man, end, blows);
                }
            }
        }
        return blows;
    }

    private void add(Position position, int man, Reach.Entry end, List<Blow> blows) {
        int square = board.index(end.at());
        for (int i = 0; i < 4; i++) {
            Facing facing = Facing.of(i);
            int ahead = board.neighbour(square, facing);
            if (end.allows(facing) && host.enemyOn(position, host.muster().side(man), ahead)) {
                blows.add(new Blow(man, square, facing, position.firstOn(ahead)));
            }
        }
    }

    /// The blows of the best strike, in the order in which the men go; none where no strike is worth it.
    List<Blow> best(Position position, List<Blow> inReach, Plan plan) {
        Strike best = new Strike(List.of(), WORTH_IT);
        List<Blow> open = inReach.stream().filter(blow -> open(position, blow, plan)).toList();
        for (int target : open.stream().mapToInt(Blow::target).distinct().toArray()) {
            List<Blow> upon = new ArrayList<>();
            open.stream().filter(blow -> blow.target() == target)
                    .sorted(Comparator.comparingDouble((Blow blow) -> fitness(position, blow)).reversed())
                    .forEach(blow -> addOnce(upon, blow));
            for (int count = 1; count <= upon.size(); count++) {
                List<Blow> some = upon.subList(0, count);
                double gain = gain(position, target, some, plan);
                if (gain > best.gain()) {
                    best = new Strike(List.copyOf(some), gain);
                }
            }
        }
        return best.blows().reversed();
    }

    private boolean open(Position position, Blow blow, Plan plan) {
        return plan.free(position, blow.man()) && position.onBoard(blow.target())
                && board.neighbour(blow.square(), blow.facing()) == position.square(blow.target())
                && (position.firstOn(blow.square()) == Position.NONE || position.square(blow.man()) == blow.square());
    }

    private static void addOnce(List<Blow> upon, Blow blow) {
        if (upon.stream().noneMatch(one -> one.man() == blow.man() || one.square() == blow.square())) {
            upon.add(blow);
        }
    }

    private double fitness(Position position, Blow blow) {
        return host.power(position, blow.man()) - (host.alone(position, blow.man(), blow.square()) ? 1 : 0)
                + bout.gain(position, blow.man(), blow.square(), blow.target(), 1, 1);
    }

    private double gain(Position position, int target, List<Blow> blows, Plan plan) {
        Blow first = blows.getFirst();
        int ready = bout.ready(position, plan.side, target);
        double blowsWeight = plan.stances[first.man()].blows();
        double price = plan.price / blowsWeight;
        double gain = bout.gain(position, first.man(), first.square(), target, ready + blows.size(), price);
        double without = ready == 0 ? 0 : Math.max(0, bout.gain(position, first.man(), first.square(), target, ready, price));
        double exposed = 0;
        for (Blow blow : blows) {
            int near = plan.near(blow.square()) - 1;
            exposed += Math.max(0, bout.risk(position, blow.man(), blow.square(), near));
        }
        double pull = 0;
        for (Blow blow : blows) {
            pull += 0.1 * (plan.pull(blow.man(), blow.square()) - plan.pull(blow.man(), position.square(blow.man())));
        }
        return gain - without - EXPOSED * plan.stances[first.man()].caution() * exposed + Math.clamp(pull, -0.3, 0.3);
    }

    /// The order of a blow, if it can still be struck.
    Optional<Intent> order(Position position, Blow blow) {
        String id = host.muster().id(blow.man());
        Optional<Reach.Entry> end = book.reach(position, id).at(board.square(blow.square()))
                .filter(entry -> entry.allows(blow.facing()));
        return end.map(entry -> Intent.of(entry.cost() == 0 ? new Order.Turn(id, entry.at(), blow.facing())
                : new Order.Move(id, entry.path(blow.facing()), blow.facing()), Purpose.STRIKE,
                host.muster().id(blow.target())));
    }
}
