package trayfield.scenarios;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import trayfield.model.Facing;
import trayfield.model.Muster;
import trayfield.model.Order;
import trayfield.model.Pending;
import trayfield.model.Position;
import trayfield.model.Scenario;
import trayfield.model.Square;

/// Draws orders by lot from all that can be written down, most of them unlawful: listed orders with one thing changed,
/// and orders made of nothing but ids, squares and words of this game.
final class OrderLots {
    private static final int LONGEST_PATH = 7;

    private final Bench bench;
    private final Position position;
    private final Random lots;

    OrderLots(Bench bench, Position position, Random lots) {
        this.bench = bench;
        this.position = position;
        this.lots = lots;
    }

    Order draw() {
        List<Order> listed = bench.book().orders(position);
        return listed.isEmpty() || lots.nextBoolean() ? invented() : changed(one(listed));
    }

    private Order changed(Order order) {
        return switch (order) {
            case Order.Move(String tray, List<Square> path, Facing facing) -> switch (lots.nextInt(4)) {
                case 0 -> new Order.Move(tray, path, facing());
                case 1 -> new Order.Move(tray(), path, facing);
                case 2 -> new Order.RunDown(tray, path, facing);
                default -> new Order.Move(tray, longer(path), facing);
            };
            case Order.RunDown(String tray, List<Square> path, Facing facing) -> switch (lots.nextInt(3)) {
                case 0 -> new Order.RunDown(tray, path, facing());
                case 1 -> new Order.Move(tray, path, facing);
                default -> new Order.RunDown(tray, longer(path), facing);
            };
            case Order.Turn(String tray, Square at, Facing _) -> new Order.Turn(tray, at, facing());
            case Order.Fire(String tray, String target, Optional<String> _) ->
                lots.nextBoolean() ? new Order.Fire(tray, target, weapon()) : new Order.Fire(tray, tray(), Optional.empty());
            case Order.Attack(String tray, String _) -> new Order.Attack(tray, tray());
            case Order.Choose(String _, Pending.Answer answer) -> new Order.Choose(tray(), answer);
            case Order.Throw(String unit, List<Order.Aim> _) -> new Order.Throw(unit, aims());
            case Order.Roster(List<Order.Assignment> assignments) -> {
                List<Order.Assignment> other = new ArrayList<>(assignments);
                other.set(lots.nextInt(other.size()), one(assignments));
                yield new Order.Roster(other);
            }
            case Order.End _ -> invented();
        };
    }

    private Order invented() {
        return switch (lots.nextInt(8)) {
            case 0 -> new Order.Move(tray(), path(), facing());
            case 1 -> new Order.RunDown(tray(), path(), facing());
            case 2 -> new Order.Turn(tray(), square(), facing());
            case 3 -> new Order.Fire(tray(), tray(), weapon());
            case 4 -> new Order.Attack(tray(), tray());
            case 5 -> new Order.Choose(tray(), one(List.of(Pending.Answer.values())));
            case 6 -> new Order.Throw(unit(), lots.nextBoolean() ? List.of() : aims());
            default -> new Order.End();
        };
    }

    /// A walk from where some tray stands, now and then with a leap, a step back or off the board.
    private List<Square> path() {
        List<Square> path = new ArrayList<>(List.of(square()));
        for (int steps = 1 + lots.nextInt(LONGEST_PATH); steps > 0; steps--) {
            path.add(lots.nextInt(12) == 0 ? square() : next(path.getLast()));
        }
        return path;
    }

    private List<Square> longer(List<Square> path) {
        List<Square> longer = new ArrayList<>(path);
        longer.add(next(path.getLast()));
        return longer;
    }

    private Square next(Square from) {
        Facing way = facing();
        return new Square(Math.max(0, from.column() + way.dx), Math.max(0, from.row() + way.dy));
    }

    private Square square() {
        int tray = position.muster().tray(tray());
        return tray >= 0 && position.onBoard(tray) ? position.board().square(position.square(tray))
                : one(position.board().squares());
    }

    /// Any tray, on the board or gone, and seldom one that never was.
    private String tray() {
        Muster muster = position.muster();
        return lots.nextInt(50) == 0 ? "nobody" : muster.id(lots.nextInt(muster.size()));
    }

    /// Any unit, or a name that is none.
    private String unit() {
        List<Scenario.UnitPlan> units = bench.scenario().units();
        return units.isEmpty() || lots.nextInt(50) == 0 ? "nobody" : one(units).id();
    }

    private List<Order.Aim> aims() {
        List<Order.Aim> aims = new ArrayList<>();
        for (int i = lots.nextInt(4); i >= 0; i--) {
            aims.add(new Order.Aim(tray(), tray()));
        }
        return aims;
    }

    private Optional<String> weapon() {
        return bench.limits().weapons().isEmpty() || lots.nextInt(3) == 0 ? Optional.empty() : Optional.of(one(bench.limits().weapons()));
    }

    private Facing facing() {
        return Facing.of(lots.nextInt(Facing.values().length));
    }

    private <T> T one(List<T> of) {
        return of.get(lots.nextInt(of.size()));
    }
}
