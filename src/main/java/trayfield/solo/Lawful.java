package trayfield.solo;

import java.util.List;
import trayfield.model.Order;
import trayfield.play.Seat;
import trayfield.solo.sand.Intent;
import trayfield.solo.sand.Intent.Purpose;

/// What to order when nothing better is known: the end of the phase, or what must be done before it.
final class Lawful {
    private Lawful() {
    }

    static Intent any(Seat seat) {
        Order end = new Order.End();
        if (seat.check(end).isEmpty()) {
            return Intent.of(end, Purpose.LAWFUL);
        }
        List<Order> orders = seat.orders();
        return Intent.of(orders.stream().filter(Order.Attack.class::isInstance).findFirst().orElseGet(orders::getFirst),
                Purpose.LAWFUL);
    }
}
