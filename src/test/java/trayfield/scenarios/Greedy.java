package trayfield.scenarios;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import trayfield.geometry.Grid;
import trayfield.model.Board;
import trayfield.model.MeleeOutcome;
import trayfield.model.Odds;
import trayfield.model.Order;
import trayfield.model.Position;
import trayfield.model.Square;
import trayfield.model.Verdict;
import trayfield.rules.Rulebook;

/// A plain commander for measuring scenarios: runs down and shoots what it can, attacks where the odds are good or it
/// must, brings each tray to a better place, and ends its turn when nothing better is left. It looks one order ahead; lots
/// decide between places about as good.
final class Greedy implements Commander {
    private static final double GUARD_STEP = 0.3;
    private static final double WORTH_MOVING = 0.1;
    private static final double ABOUT = 0.05;
    private static final double FRONT = 0.2;

    /// What a commander cares for, beside shots and melees.
    ///
    /// @param step   a step nearer to the aim
    /// @param danger standing where the enemy can hit without moving
    /// @param shot   a sure shot
    /// @param melee  a sure melee
    record Temper(double step, double danger, double shot, double melee) {
        static final Temper PLAIN = new Temper(0.6, 0.35, 3, 2);
        /// Goes for the aim whatever it costs.
        static final Temper BOLD = new Temper(3, 0, 3, 2);
        /// Marches to the aim and does nothing else that it need not do.
        static final Temper PEACEFUL = new Temper(1, 0, 0, 0);
    }

    private final Rulebook book;
    private final Board board;
    private final Temper temper;
    private final Random lots;
    private final Aims[] aims;
    private final String[] sides;

    Greedy(Bench bench, Temper temper, Random lots) {
        this.temper = temper;
        this.lots = lots;
        this.book = bench.book();
        this.board = bench.scenario().board();
        this.aims = new Aims[] {Aims.of(bench, 0), Aims.of(bench, 1)};
        this.sides = bench.scenario().sides().stream().map(side -> side.id()).toArray(String[]::new);
    }

    @Override
    public Order choose(Position position) {
        List<Order> orders = book.orders(position);
        return fight(position, orders).or(() -> move(position, orders))
                .or(() -> orders.stream().filter(Order.End.class::isInstance).findFirst())
                .or(() -> best(position, orders, Order.Attack.class, -1))
                .orElseGet(orders::getFirst);
    }

    private Optional<Order> fight(Position position, List<Order> orders) {
        if (temper.shot <= 0) {
            return Optional.empty();
        }
        return orders.stream().filter(Order.RunDown.class::isInstance).findFirst()
                .or(() -> best(position, orders, Order.Fire.class, 0))
                .or(() -> best(position, orders, Order.Attack.class, 0));
    }

    /// The order of its kind with the best balance of losses, if that is better than `least`.
    private Optional<Order> best(Position position, List<Order> orders, Class<? extends Order> kind, double least) {
        Order best = null;
        double most = least;
        for (Order order : orders) {
            double balance = kind.isInstance(order) ? balance(position, order) : least;
            if (balance > most) {
                most = balance;
                best = order;
            }
        }
        return Optional.ofNullable(best);
    }

    /// Enemy trays less own trays that the order's dice remove on average.
    private double balance(Position position, Order order) {
        if (!(book.odds(position, order, Optional.empty()) instanceof Rulebook.OddsAnswer.Known(Odds odds))) {
            return 0;
        }
        double sum = 0;
        for (Odds.Chance chance : odds.cases().getFirst().outcomes()) {
            if (chance.name().equals("hit") || chance.name().equals(MeleeOutcome.ATTACKER_ALONE.words)) {
                sum += chance.probability();
            } else if (chance.name().equals(MeleeOutcome.DEFENDER_ALONE.words)) {
                sum -= chance.probability();
            }
        }
        return sum;
    }

    /// The move of the first tray that stands better elsewhere.
    private Optional<Order> move(Position position, List<Order> orders) {
        boolean[] danger = new boolean[board.size()];
        book.threatened(position, sides[1 - position.side()]).forEach(square -> danger[board.index(square)] = true);
        Order best = null;
        double most = 0;
        String tray = null;
        for (Order order : orders) {
            Optional<String> mover = mover(order);
            if (mover.isEmpty()) {
                continue;
            }
            if (!mover.get().equals(tray)) {
                if (best != null) {
                    break;
                }
                tray = mover.get();
                most = place(position, position, tray, danger) + WORTH_MOVING;
            }
            double gain = book.apply(position, order) instanceof Verdict.Step step
                    ? place(position, step.after(), tray, danger) : most;
            if (gain > most) {
                most = gain;
                best = order;
            }
        }
        return Optional.ofNullable(best);
    }

    private static Optional<String> mover(Order order) {
        return switch (order) {
            case Order.Move move -> Optional.of(move.tray());
            case Order.Turn turn -> Optional.of(turn.tray());
            default -> Optional.empty();
        };
    }

    /// How well a tray stands: near its aim, out of danger, facing the nearest enemy, with something to shoot at or to
    /// fight well.
    private double place(Position before, Position position, String id, boolean[] danger) {
        Aims aim = aims[before.side()];
        int tray = position.muster().tray(id);
        int square = position.square(tray);
        double sum = -aim.toGo(square) * (aim.guards() ? GUARD_STEP : temper.step)
                - (danger[square] ? temper.danger : 0) + (facesEnemy(position, tray) ? FRONT : 0) + ABOUT * lots.nextDouble();
        double shot = 0;
        double melee = 0;
        for (Order order : book.orders(position, id)) {
            if (order instanceof Order.Fire) {
                shot = Math.max(shot, balance(position, order));
            } else if (order instanceof Order.Attack) {
                double balance = balance(position, order);
                melee = melee == 0 ? balance : Math.max(melee, balance);
            }
        }
        return sum + temper.shot * shot + temper.melee * melee;
    }

    private boolean facesEnemy(Position position, int tray) {
        Square here = board.square(position.square(tray));
        Square nearest = null;
        for (int other = 0; other < position.muster().size(); other++) {
            if (position.onBoard(other) && position.muster().side(other) != position.muster().side(tray)) {
                Square there = board.square(position.square(other));
                nearest = nearest == null || Grid.range(here, there) < Grid.range(here, nearest) ? there : nearest;
            }
        }
        return nearest != null && Grid.inArc(here, position.facing(tray), nearest);
    }
}
