package trayfield.command;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import trayfield.geometry.Grid;
import trayfield.model.Observation;
import trayfield.model.Order;
import trayfield.model.Scenario;
import trayfield.model.Square;
import trayfield.play.Seat;

/// Gives the orders of both sides in the demonstration: hits what it can, else goes where the enemy or the prize is.
final class DemoPlayer {
    private final Scenario scenario;
    private final SplittableRandom random;

    DemoPlayer(Scenario scenario, long seed) {
        this.scenario = scenario;
        this.random = new SplittableRandom(seed);
    }

    /// One of the lawful orders of the side that sits there.
    Order choose(Seat seat) {
        List<Order> orders = seat.orders();
        List<Square> goals = goals(seat.observation(), seat.viewer().orElseThrow());
        Order best = orders.getFirst();
        int worth = Integer.MIN_VALUE;
        for (Order order : orders) {
            // The last digit breaks ties by chance.
            int value = 10 * worth(order, goals) + random.nextInt(10);
            if (value > worth) {
                worth = value;
                best = order;
            }
        }
        return best;
    }

    /// Ending the turn is worth 0; what is worth less is not done.
    private static int worth(Order order, List<Square> goals) {
        return switch (order) {
            case Order.RunDown _ -> 400;
            case Order.Attack _ -> 300;
            case Order.Fire _ -> 200;
            case Order.Choose _ -> 100;
            case Order.Move move -> approach(move, goals);
            case Order.End _ -> 0;
            case Order.Turn _, Order.Throw _, Order.Roster _ -> -1;
        };
    }

    /// Squares won towards the nearest goal, and whether that is kept in view.
    private static int approach(Order.Move move, List<Square> goals) {
        int won = nearest(goals, move.path().getFirst()) - nearest(goals, move.end());
        boolean inView = goals.stream().anyMatch(goal -> Grid.range(move.end(), goal) == nearest(goals, move.end())
                && Grid.inArc(move.end(), move.facing(), goal));
        return won <= 0 ? -1 : 2 * won + (inView ? 1 : 0);
    }

    private static int nearest(List<Square> goals, Square from) {
        return goals.stream().mapToInt(goal -> Grid.range(from, goal)).min().orElse(0);
    }

    /// Where the enemy stands, and what the scenario asks the side to take.
    private List<Square> goals(Observation seen, String side) {
        List<Square> goals = new ArrayList<>();
        seen.trays().stream().filter(tray -> !tray.side().equals(side)).forEach(tray -> goals.add(tray.at()));
        scenario.headquarters().forEach((owner, squares) -> {
            if (!owner.equals(side)) {
                goals.addAll(squares);
            }
        });
        for (Scenario.Victory victory : scenario.victory()) {
            if (victory instanceof Scenario.Victory.Capture capture && capture.side().equals(side)) {
                goals.addAll(capture.squares());
            }
        }
        return goals;
    }
}
