package trayfield.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.SequencedMap;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Ground;
import trayfield.model.Input;
import trayfield.model.Observation;
import trayfield.model.Order;
import trayfield.model.Pending;
import trayfield.model.Phase;
import trayfield.model.Roll;
import trayfield.model.Scenario;
import trayfield.model.Side;
import trayfield.model.Square;
import trayfield.model.Terrain;

/// Random Ancient games of a few units a side that mean to fight: boards with everything on them, and players who mostly
/// come nearer, attack what they can and now and then throw.
final class RandomWar {
    private static final int EDGE = 10;
    private static final List<String> CLASSES = List.of("A", "B", "C", "D");

    private final Random random;
    private final boolean secret;

    /// @param secret sides fill in rosters; else the scenario fixes the classes
    RandomWar(long seed, boolean secret) {
        this.random = new Random(seed);
        this.secret = secret;
    }

    Scenario scenario() {
        int units = secret ? 3 + random.nextInt(2) : 3;
        List<Scenario.UnitPlan> plans = new ArrayList<>();
        SequencedMap<String, SequencedMap<String, Integer>> rosters = new LinkedHashMap<>();
        for (String side : List.of("silver", "gold")) {
            SequencedMap<String, Integer> quota = new LinkedHashMap<>();
            for (int unit = 0; unit < units; unit++) {
                String unitClass = CLASSES.get(random.nextInt(CLASSES.size()));
                quota.merge(unitClass, 1, Integer::sum);
                plans.add(new Scenario.UnitPlan(side.substring(0, 1) + (unit + 1), side, "Unit " + unit, "#c0392b",
                        secret ? Optional.empty() : Optional.of(unitClass), posts(side, unit)));
            }
            if (secret) {
                rosters.put(side, quota);
            }
        }
        List<Scenario.Setting> options = random.nextBoolean() ? List.of()
                : List.of(new Scenario.Setting("compulsoryMelee", random.nextBoolean() ? "all" : "none"));
        return new Scenario("war", "A war", "", "ancient", options, Board.of(EDGE, EDGE, this::ground),
                List.of(new Side("silver", "Silver", "#c0c0c0"), new Side("gold", "Gold", "#d4af37")), List.of(), plans,
                rosters, new LinkedHashMap<>(), List.of(), OptionalInt.of(6), new Scenario.AtLimit.FewerLosses(),
                random.nextBoolean() ? Optional.empty() : Optional.of("gold"));
    }

    private Ground ground(Square at) {
        boolean village = Math.abs(at.column() - 5) <= 1 && at.row() == 5;
        Terrain terrain = village ? Terrain.TOWN
                : List.of(Terrain.OPEN, Terrain.OPEN, Terrain.OPEN, Terrain.OPEN, Terrain.TREES, Terrain.RIVER, Terrain.SWAMP)
                        .get(random.nextInt(7));
        return new Ground(random.nextInt(4) == 0 ? 1 + random.nextInt(2) : 0, terrain, at.column() == 3 || at.row() == 4);
    }

    private List<Scenario.Post> posts(String side, int unit) {
        boolean south = side.equals("silver");
        List<Scenario.Post> posts = new ArrayList<>();
        for (int man = 0; man < 3; man++) {
            Square at = new Square(2 * unit + man % 2 + 1, (south ? 2 : EDGE - 3) + (man / 2) * (south ? -1 : 1));
            posts.add(new Scenario.Post(at, south ? Facing.N : Facing.S));
        }
        return posts;
    }

    /// A lawful input.
    Input next(Game game) {
        Observation seen = game.referee().observation();
        if (seen.pending().orElse(null) instanceof Pending.Dice dice) {
            return new Roll(random.ints(dice.count(), 1, 7).boxed().toList());
        }
        List<Order> orders = game.referee().orders();
        if (seen.phase() == Phase.ROSTER) {
            return roster((Order.Roster) orders.getFirst());
        }
        boolean ends = orders.contains(new Order.End()) && random.nextInt(seen.phase() == Phase.MISSILES ? 2 : 8) == 0;
        return ends ? new Order.End() : nearest(seen, orders);
    }

    private Order roster(Order.Roster example) {
        List<String> classes = new ArrayList<>(example.assignments().stream().map(Order.Assignment::unitClass).toList());
        Collections.shuffle(classes, random);
        return roster(example, classes);
    }

    static Order roster(Order.Roster example, List<String> classes) {
        List<Order.Assignment> assignments = new ArrayList<>();
        for (int i = 0; i < classes.size(); i++) {
            assignments.add(new Order.Assignment(example.assignments().get(i).unit(), classes.get(i)));
        }
        return new Order.Roster(assignments);
    }

    /// Of a few orders drawn by lot the one that brings a man nearest to an enemy.
    private Order nearest(Observation seen, List<Order> orders) {
        Order best = orders.get(random.nextInt(orders.size()));
        for (int i = 0; i < 12; i++) {
            Order other = orders.get(random.nextInt(orders.size()));
            best = distance(seen, other) < distance(seen, best) ? other : best;
        }
        return best;
    }

    private static int distance(Observation seen, Order order) {
        return switch (order) {
            case Order.Move move -> distance(seen, move.tray(), move.end());
            case Order.Turn turn -> distance(seen, turn.tray(), turn.at()) + 1;
            case Order.End _ -> Integer.MAX_VALUE;
            default -> 0;
        };
    }

    private static int distance(Observation seen, String man, Square at) {
        String side = seen.tray(man).orElseThrow().side();
        return seen.trays().stream().filter(tray -> !tray.side().equals(side))
                .mapToInt(tray -> Math.abs(tray.at().column() - at.column()) + Math.abs(tray.at().row() - at.row()))
                .min().orElse(0);
    }
}
