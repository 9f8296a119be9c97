package trayfield.solo;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import trayfield.geometry.Grid;
import trayfield.model.Observation;
import trayfield.model.Observation.TrayView;
import trayfield.model.Order;
import trayfield.model.Pending;
import trayfield.model.Phase;
import trayfield.model.Square;
import trayfield.play.Seat;
import trayfield.solo.sand.Budget;
import trayfield.solo.sand.Intent;
import trayfield.solo.sand.Intent.Purpose;
import trayfield.solo.sand.Lots;
import trayfield.solo.sand.Mission;
import trayfield.solo.sand.SandTable;

/// Takes its trays one after another as they come, shoots at whom it sees, goes toward its aim or toward the enemy without
/// a look to the side, and fights what it meets.
final class Recruit implements Commander {
    private static final int LOOKED_AT = 3;
    /// Parts of a mission that a step into water is reckoned at.
    private static final int WET = 3 * Mission.SQUARE;
    private static final double GOES = 0.75;
    private static final double SHOOTS = 0.8;

    private final long seed;
    private final Deque<String> waiting = new ArrayDeque<>();
    private int turn;
    private Phase phase;
    private int last;
    private Mission mission;

    Recruit(long seed) {
        this.seed = seed;
    }

    @Override
    public Optional<Intent> choose(Seat seat, Budget budget) {
        Observation seen = seat.observation();
        if (mission == null) {
            SandTable sand = SandTable.of(seat);
            mission = Mission.of(sand.scenario(), sand.side(),
                    (_, to) -> sand.scenario().board().ground(to).wet() ? WET : Mission.SQUARE);
        }
        if (seen.turn() != turn || seen.phase() != phase || seat.number() < last) {
            turn = seen.turn();
            phase = seen.phase();
            queue(seat);
        }
        last = seat.number();
        budget.spend();
        Random lots = new Random(Lots.of(seed, seen).nextLong());
        return budget.calledOff() ? Optional.empty() : Optional.of(order(seat, seen, lots));
    }

    private Intent order(Seat seat, Observation seen, Random lots) {
        if (seen.pending().orElse(null) instanceof Pending.Choice choice) {
            return Intent.of(new Order.Choose(choice.tray(), choice.choices().get(lots.nextInt(choice.choices().size()))),
                    Purpose.FOLLOW_UP);
        }
        return switch (seen.phase()) {
            case ROSTER -> Intent.of(seat.orders().getFirst(), Purpose.ROSTER);
            case MISSILES -> missiles(seat, lots);
            case MOVE, MELEE, ACT, FIRST, INITIATIVE, OVER -> tray(seat, seen, lots);
        };
    }

    private Intent missiles(Seat seat, Random lots) {
        List<Order> orders = seat.orders();
        Order one = orders.get(lots.nextInt(orders.size()));
        return one instanceof Order.Throw missiles ? Intent.of(one, Purpose.VOLLEY, missiles.unit())
                : Intent.of(new Order.End(), Purpose.DONE);
    }

    private void queue(Seat seat) {
        waiting.clear();
        String side = seat.viewer().orElseThrow();
        List<String> trays = new ArrayList<>();
        for (TrayView tray : seat.observation().trays()) {
            if (tray.side().equals(side)) {
                // Twice: once to move, and once more to shoot or fight from there.
                trays.add(tray.id());
                trays.add(tray.id());
            }
        }
        waiting.addAll(trays);
    }

    private Intent tray(Seat seat, Observation seen, Random lots) {
        while (!waiting.isEmpty()) {
            String tray = waiting.poll();
            List<Order> orders = new ArrayList<>(seat.orders(tray));
            if (!orders.isEmpty()) {
                Collections.shuffle(orders, lots);
                Optional<Intent> one = blow(orders, lots).or(() -> move(seen, orders, lots));
                if (one.isPresent()) {
                    return one.get();
                }
            }
        }
        return Lawful.any(seat);
    }

    private static Optional<Intent> blow(List<Order> orders, Random lots) {
        for (Order order : orders) {
            switch (order) {
                case Order.Fire shot when lots.nextDouble() < SHOOTS -> {
                    return Optional.of(Intent.of(shot, Purpose.SHOOT, shot.target()));
                }
                case Order.Attack attack -> {
                    return Optional.of(Intent.of(attack, Purpose.ATTACK, attack.target()));
                }
                default -> {
                }
            }
        }
        return Optional.empty();
    }

    /// The best of a few ends drawn by lot.
    private Optional<Intent> move(Observation seen, List<Order> orders, Random lots) {
        List<Order.Move> moves = orders.stream().filter(Order.Move.class::isInstance).map(Order.Move.class::cast)
                .limit(LOOKED_AT).toList();
        if (moves.isEmpty() || lots.nextDouble() > GOES) {
            return Optional.empty();
        }
        Order.Move best = moves.getFirst();
        for (Order.Move move : moves) {
            best = far(seen, move.end()) < far(seen, best.end()) ? move : best;
        }
        boolean nearer = far(seen, best.end()) < far(seen, best.path().getFirst());
        return nearer ? Optional.of(Intent.of(best, Purpose.CLOSE, best.end())) : Optional.empty();
    }

    private double far(Observation seen, Square at) {
        String side = seen.viewer().orElseThrow();
        int enemy = seen.trays().stream().filter(tray -> !tray.side().equals(side))
                .mapToInt(tray -> Grid.range(at, tray.at())).min().orElse(0);
        if (mission.kind() == Mission.Kind.DESTROY || mission.aims().isEmpty()) {
            return enemy;
        }
        double way = mission.aims().stream().mapToInt(aim -> Grid.range(at, aim)).min().orElse(0);
        return 0.3 * enemy + way;
    }
}
