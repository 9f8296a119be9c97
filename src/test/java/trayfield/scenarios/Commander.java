package trayfield.scenarios;

import java.util.List;
import trayfield.model.Order;
import trayfield.model.Position;
import trayfield.rules.Rulebook;

/// Chooses one lawful order for the side to move.
interface Commander {
    Order choose(Position position);

    /// Ends every turn as soon as it can be ended, and fights only what must be fought before that.
    static Commander standing(Rulebook book) {
        return position -> {
            List<Order> orders = book.orders(position);
            return orders.contains(new Order.End()) ? new Order.End()
                    : orders.stream().filter(Order.Attack.class::isInstance).findFirst().orElseGet(orders::getFirst);
        };
    }
}
