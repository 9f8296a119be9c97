package trayfield.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import trayfield.model.Facing;
import trayfield.model.Input;
import trayfield.model.Order;
import trayfield.model.Pending;
import trayfield.model.Roll;
import trayfield.model.Square;

/// Draws orders of every kind and rolls, by a seeded generator; lawful or not.
final class RandomOrders {
    private static final String[] IDS = {"r1", "b3", "s1.3", "g2.4", "tank", "end-of-road", "fires", "Ünit_7", "A", "7", "x-1", "N"};

    private final RandomGenerator random;

    RandomOrders(RandomGenerator random) {
        this.random = random;
    }

    Input input() {
        return random.nextInt(4) == 0 ? roll() : order();
    }

    Order order() {
        return switch (random.nextInt(9)) {
            case 0 -> new Order.Move(id(), path(), facing());
            case 1 -> new Order.Turn(id(), square(), facing());
            case 2 -> new Order.RunDown(id(), path(), facing());
            case 3 -> new Order.Fire(id(), id(), random.nextBoolean() ? Optional.empty() : Optional.of(id()));
            case 4 -> new Order.Attack(id(), id());
            case 5 -> new Order.Throw(id(), some(0, () -> new Order.Aim(id(), id())));
            case 6 -> new Order.Roster(some(1, () -> new Order.Assignment(id(), id())));
            case 7 -> new Order.Choose(id(), Pending.Answer.values()[random.nextInt(2)]);
            default -> new Order.End();
        };
    }

    Roll roll() {
        return new Roll(some(1, () -> random.nextInt(6) + 1));
    }

    private List<Square> path() {
        return some(2, this::square);
    }

    private Square square() {
        return new Square(random.nextInt(200), random.nextInt(200));
    }

    private Facing facing() {
        return Facing.of(random.nextInt(4));
    }

    private String id() {
        return IDS[random.nextInt(IDS.length)];
    }

    private <T> List<T> some(int least, Supplier<T> one) {
        List<T> list = new ArrayList<>();
        for (int i = random.nextInt(5) + least; i > 0; i--) {
            list.add(one.get());
        }
        return list;
    }
}
