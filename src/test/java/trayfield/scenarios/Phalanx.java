package trayfield.scenarios;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.MeleeOutcome;
import trayfield.model.Odds;
import trayfield.model.Order;
import trayfield.model.Pending;
import trayfield.model.Position;
import trayfield.rules.Rulebook;

/// A plain commander of many men: classes as they come, spears as soon as somebody is in reach, each man once a sequence
/// nearer to the aim, those in front first, and the melees that look good or must be. It looks at one man at a time, so
/// that hundreds are moved in no time.
final class Phalanx implements Commander {
    private static final int STRIKE = 3;
    private static final double ABOUT = 0.9;

    private final Rulebook book;
    private final Board board;
    private final Greedy.Temper temper;
    private final Random lots;
    private final Aims[] aims;
    /// Men still to be looked at in this phase of this sequence.
    private final Deque<Integer> waiting = new ArrayDeque<>();
    private int queuedTurn = -1;
    private int queuedSide = -1;

    Phalanx(Bench bench, Greedy.Temper temper, Random lots) {
        this.book = bench.book();
        this.board = bench.scenario().board();
        this.temper = temper;
        this.lots = lots;
        this.aims = new Aims[] {Aims.of(bench, 0), Aims.of(bench, 1)};
    }

    @Override
    public Order choose(Position position) {
        if (position.pending().orElse(null) instanceof Pending.Choice choice) {
            return new Order.Choose(choice.tray(), Pending.Answer.ADVANCES);
        }
        return switch (position.phase()) {
            case MISSILES -> missiles(position);
            case MOVE -> march(position);
            case MELEE -> melee(position);
            case ROSTER, INITIATIVE, FIRST, ACT, OVER -> book.orders(position).getFirst();
        };
    }

    private Order missiles(Position position) {
        return temper.shot() <= 0 ? new Order.End() : book.orders(position).stream()
                .filter(Order.Throw.class::isInstance).findFirst().orElseGet(Order.End::new);
    }

    private Order march(Position position) {
        if (queuedTurn != position.turn() || queuedSide != position.side()) {
            queuedTurn = position.turn();
            queuedSide = position.side();
            queue(position);
        }
        while (!waiting.isEmpty()) {
            Optional<Order> step = step(position, waiting.poll());
            if (step.isPresent()) {
                return step.get();
            }
        }
        return new Order.End();
    }

    private void queue(Position position) {
        waiting.clear();
        List<Integer> men = new ArrayList<>();
        for (int man = 0; man < position.muster().size(); man++) {
            if (position.onBoard(man) && position.muster().side(man) == position.side()) {
                men.add(man);
            }
        }
        men.sort(Comparator.comparingInt(man -> aims[position.side()].toGo(position.square(man))));
        waiting.addAll(men);
    }

    private Optional<Order> step(Position position, int man) {
        Order best = null;
        double least = aims[position.side()].toGo(position.square(man));
        for (Order order : book.orders(position, position.muster().id(man))) {
            if (order instanceof Order.Move move) {
                int end = board.index(move.end());
                double far = aims[position.side()].toGo(end) - (strikes(position, end, move.facing()) ? STRIKE : 0)
                        + ABOUT * lots.nextDouble();
                if (far < least) {
                    least = far;
                    best = order;
                }
            }
        }
        return Optional.ofNullable(best);
    }

    private boolean strikes(Position position, int end, Facing facing) {
        int ahead = board.neighbour(end, facing);
        return temper.melee() > 0 && ahead >= 0 && position.sideOn(ahead) == 1 - position.side();
    }

    private Order melee(Position position) {
        List<Order> orders = book.orders(position);
        Order best = null;
        double most = temper.melee() > 0 ? 0 : Double.POSITIVE_INFINITY;
        for (Order order : orders) {
            double balance = order instanceof Order.Attack ? balance(position, order) : 0;
            if (balance > most) {
                most = balance;
                best = order;
            }
        }
        return best != null ? best : orders.stream().filter(Order.End.class::isInstance).findFirst()
                .orElseGet(orders::getFirst);
    }

    /// Men removed less own men lost, on average; one removed without dice is a gain.
    private double balance(Position position, Order order) {
        if (!(book.odds(position, order, Optional.empty()) instanceof Rulebook.OddsAnswer.Known(Odds odds))) {
            return 1;
        }
        double sum = 0;
        for (Odds.Chance chance : odds.cases().getFirst().outcomes()) {
            sum += chance.name().equals(MeleeOutcome.ATTACKER_ALONE.words) ? chance.probability()
                    : chance.name().equals(MeleeOutcome.DEFENDER_ALONE.words) ? -chance.probability() : 0;
        }
        return sum;
    }
}
