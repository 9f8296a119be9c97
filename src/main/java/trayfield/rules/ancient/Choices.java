package trayfield.rules.ancient;

import java.util.ArrayList;
import java.util.List;
import trayfield.model.Mark;
import trayfield.model.Muster;
import trayfield.model.Order;
import trayfield.model.Pending;
import trayfield.model.Phase;
import trayfield.model.Position;

/// What the side to order may order, phase by phase.
final class Choices {
    private final Muster muster;
    private final Army army;
    private final Rosters rosters;
    private final Missiles missiles;
    private final Movement movement;
    private final Melee melee;

    Choices(Muster muster, Army army, Rosters rosters, Missiles missiles, Movement movement, Melee melee) {
        this.muster = muster;
        this.army = army;
        this.rosters = rosters;
        this.missiles = missiles;
        this.movement = movement;
        this.melee = melee;
    }

    /// Every lawful order now.
    List<Order> all(Position position) {
        List<Order> orders = new ArrayList<>();
        switch (position.pending().orElse(null)) {
            case Pending.Choice choice -> choice.choices().forEach(answer -> orders.add(new Order.Choose(choice.tray(), answer)));
            case Pending.Dice _ -> {
            }
            case null -> listPhase(position, orders);
        }
        return orders;
    }

    private void listPhase(Position position, List<Order> orders) {
        switch (position.phase()) {
            case ROSTER -> orders.add(rosters.example(position.side()));
            case MISSILES -> {
                for (int unit = 0; unit < army.units(); unit++) {
                    if (army.unitSide(unit) == position.side() && missiles.mayDeclare(position, unit)) {
                        orders.add(new Order.Throw(army.unitId(unit), List.of()));
                    }
                }
                orders.add(new Order.End());
            }
            case MOVE, MELEE -> {
                for (int man = 0; man < muster.size(); man++) {
                    listOf(position, man, orders);
                }
                if (position.phase() == Phase.MOVE || duties(position).isEmpty()) {
                    orders.add(new Order.End());
                }
            }
            case FIRST, ACT, INITIATIVE, OVER -> {
            }
        }
    }

    private void listOf(Position position, int man, List<Order> orders) {
        if (!position.onBoard(man) || muster.side(man) != position.side()) {
            return;
        }
        if (position.phase() == Phase.MOVE) {
            movement.list(position, man, orders);
        } else if (position.phase() == Phase.MELEE && !position.has(man, Mark.ATTACKED)
                && army.facedEnemy(position, man) != Position.NONE) {
            orders.add(new Order.Attack(muster.id(man), muster.id(army.facedEnemy(position, man))));
        }
    }

    /// The lawful orders of one man.
    List<Order> of(Position position, String id) {
        if (position.pending().orElse(null) instanceof Pending.Choice choice) {
            return choice.tray().equals(id) ? all(position) : List.of();
        }
        List<Order> orders = new ArrayList<>();
        int man = muster.tray(id);
        if (man >= 0 && position.pending().isEmpty()) {
            listOf(position, man, orders);
        }
        return orders;
    }

    /// Men who must still attack before the melee phase can end.
    List<String> duties(Position position) {
        List<String> duties = new ArrayList<>();
        if (position.phase() == Phase.MELEE && position.pending().isEmpty()) {
            for (int man = 0; man < muster.size(); man++) {
                if (position.onBoard(man) && muster.side(man) == position.side() && melee.duty(position, man)) {
                    duties.add(muster.id(man));
                }
            }
        }
        return duties;
    }
}
