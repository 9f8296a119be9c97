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
import trayfield.model.Phase;
import trayfield.model.Position;
import trayfield.model.Scenario;
import trayfield.model.Side;
import trayfield.model.Square;
import trayfield.model.Terrain;
import trayfield.model.Verdict;
import trayfield.rules.Rulebook;
import trayfield.rules.ancient.AncientBook;
import trayfield.tables.AncientTable;
import trayfield.tables.RuleTables;

/// A table of 36 x 36 squares with a village, roads, a river, woods and hills in steps, and ten units of eight men a side.
final class AncientField {
    private static final int EDGE = 36;
    private static final int UNITS = 10;
    private static final int MEN = 8;

    private AncientField() {
    }

    static Rulebook book() {
        AncientTable table = switch (RuleTables.read(Path.of("rules-data", "ancient.json"))) {
            case Loaded.Good<?>(AncientTable read) -> read;
            case Loaded.Good<?> other -> throw new IllegalStateException("no Ancient table: " + other);
            case Loaded.Bad<?>(var problems) -> throw new IllegalStateException(problems.toString());
        };
        return new AncientBook(table, scenario());
    }

    private static Scenario scenario() {
        List<Scenario.UnitPlan> units = new ArrayList<>();
        army(units, "silver", Facing.N);
        army(units, "gold", Facing.S);
        return new Scenario("bench", "Bench", "", "ancient", List.of(), Board.of(EDGE, EDGE, AncientField::ground),
                List.of(new Side("silver", "Silver", "#c0c0c0"), new Side("gold", "Gold", "#d4af37")), List.of(), units,
                new LinkedHashMap<>(), new LinkedHashMap<>(), List.of(), OptionalInt.empty(), new Scenario.AtLimit.Draw(),
                Optional.of("silver"));
    }

    private static void army(List<Scenario.UnitPlan> units, String side, Facing facing) {
        for (int unit = 0; unit < UNITS; unit++) {
            List<Scenario.Post> men = new ArrayList<>();
            for (int man = 0; man < MEN; man++) {
                int column = 3 + 6 * (unit % 5) + man % 4;
                int row = 5 - man / 4 - 3 * (unit / 5);
                men.add(new Scenario.Post(new Square(column, facing == Facing.N ? row : EDGE - 1 - row), facing));
            }
            units.add(new Scenario.UnitPlan(side.substring(0, 1) + (unit + 1), side, "Unit " + (unit + 1), "#c0392b",
                    Optional.of(List.of("A", "B", "C", "D").get(unit % 4)), men));
        }
    }

    private static Ground ground(Square at) {
        int column = at.column();
        int row = at.row();
        boolean road = column == 17 || row == 18;
        if (row == 12 && column > 4 || column == 28 && row > 20) {
            return new Ground(0, Terrain.RIVER, road);
        }
        if (Math.abs(column - 17) < 4 && Math.abs(row - 18) < 4) {
            return new Ground(0, road ? Terrain.OPEN : Terrain.TOWN, road);
        }
        int hill = Math.max(Math.abs(column - 8), Math.abs(row - 22));
        boolean woods = Math.abs(column - 26) < 4 && Math.abs(row - 14) < 3;
        return new Ground(hill < 2 ? 2 : hill < 4 ? 1 : 0, woods ? Terrain.TREES : Terrain.OPEN, road);
    }

    /// Silver's move phase, nobody having thrown or moved.
    static Position firstMove(Rulebook book) {
        Position position = book.start();
        while (position.phase() == Phase.MISSILES) {
            position = ((Verdict.Step) book.apply(position, new Order.End())).after();
        }
        return position;
    }

    /// Positions of random games, every `stride`-th with an input that is lawful in it: games are long.
    static List<BenchField.Moment> moments(Rulebook book, int count, int stride, long seed) {
        Random random = new Random(seed);
        List<BenchField.Moment> moments = new ArrayList<>();
        Position position = book.start();
        for (int inputs = 0; moments.size() < count; inputs++) {
            if (position.phase() == Phase.OVER) {
                position = book.start();
            }
            Input input = BenchField.input(book, position, random);
            if (inputs % stride == 0) {
                moments.add(new BenchField.Moment(position, input));
            }
            position = ((Verdict.Step) book.apply(position, input)).after();
        }
        return moments;
    }
}
