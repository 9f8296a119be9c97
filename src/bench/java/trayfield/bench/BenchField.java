package trayfield.bench;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Ground;
import trayfield.model.Input;
import trayfield.model.Loaded;
import trayfield.model.Order;
import trayfield.model.Pending;
import trayfield.model.Phase;
import trayfield.model.Position;
import trayfield.model.Roll;
import trayfield.model.Scenario;
import trayfield.model.Side;
import trayfield.model.Square;
import trayfield.model.Terrain;
import trayfield.model.Verdict;
import trayfield.rules.Rulebook;
import trayfield.rules.modern.ModernBook;
import trayfield.tables.ModernTable;
import trayfield.tables.RuleTables;

/// A field of 24 x 16 squares with woods, a village, hills, a river and roads, and twelve trays a side, all types.
final class BenchField {
    private static final List<String> TYPES = List.of("rifle", "rifle", "rifle", "rifle", "machineGun", "machineGun",
            "antitankRocket", "gun", "howitzer", "tank", "tank", "scoutCar");

    private BenchField() {
    }

    static Rulebook modern() {
        ModernTable table = switch (RuleTables.read(Path.of("rules-data", "modern.json"))) {
            case Loaded.Good<?>(ModernTable read) -> read;
            case Loaded.Good<?> other -> throw new IllegalStateException("no Modern table: " + other);
            case Loaded.Bad<?>(var problems) -> throw new IllegalStateException(problems.toString());
        };
        return new ModernBook(table, scenario());
    }

    private static Scenario scenario() {
        Random random = new Random(11);
        Board board = Board.of(24, 16, at -> ground(at, random));
        List<Scenario.Placement> trays = new ArrayList<>();
        place(trays, "red", 2, Facing.N);
        place(trays, "blue", 13, Facing.S);
        return new Scenario("bench", "Bench", "", "modern", List.of(), board,
                List.of(new Side("red", "Red", "#b3392f"), new Side("blue", "Blue", "#2f5fb3")), trays, List.of(),
                new LinkedHashMap<>(), new LinkedHashMap<>(), List.of(), OptionalInt.empty(), new Scenario.AtLimit.Draw(),
                Optional.of("red"));
    }

    private static Ground ground(Square at, Random random) {
        boolean road = at.column() == 11 || at.row() == 5;
        if (at.row() == 8) {
            return new Ground(0, at.column() % 7 == 3 ? Terrain.FORD : Terrain.RIVER, road);
        }
        boolean deployed = at.row() == 2 || at.row() == 13;
        int kind = deployed ? 9 : random.nextInt(10);
        return new Ground(kind == 0 ? 1 : 0, kind == 1 ? Terrain.TREES : kind == 2 ? Terrain.TOWN : Terrain.OPEN, road);
    }

    private static void place(List<Scenario.Placement> trays, String side, int row, Facing facing) {
        for (int i = 0; i < TYPES.size(); i++) {
            trays.add(new Scenario.Placement(side.charAt(0) + String.valueOf(i + 1), side, TYPES.get(i),
                    new Square(2 * i, row), facing));
        }
    }

    /// Positions of random games, with an order or a roll that is lawful in each.
    static List<Moment> moments(Rulebook book, int count, long seed) {
        Random random = new Random(seed);
        List<Moment> moments = new ArrayList<>();
        while (moments.size() < count) {
            Position position = book.start();
            while (position.phase() != Phase.OVER && moments.size() < count) {
                Input input = input(book, position, random);
                moments.add(new Moment(position, input));
                position = ((Verdict.Step) book.apply(position, input)).after();
            }
        }
        return moments;
    }

    /// A random lawful input: an order of a tray drawn by lot, and the turn's end where that tray has none.
    static Input input(Rulebook book, Position position, Random random) {
        if (position.pending().orElse(null) instanceof Pending.Dice dice) {
            return new Roll(random.ints(dice.count(), 1, 7).boxed().toList());
        }
        List<Order> orders = List.of();
        for (int tries = 0; tries < 3 && orders.isEmpty(); tries++) {
            orders = book.orders(position, position.muster().id(random.nextInt(position.muster().size())));
        }
        if (orders.isEmpty()) {
            orders = book.orders(position);
        }
        return orders.get(random.nextInt(orders.size()));
    }

    record Moment(Position position, Input input) {
    }
}
