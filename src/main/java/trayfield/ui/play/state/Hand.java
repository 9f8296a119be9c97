package trayfield.ui.play.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trayfield.model.Observation.TrayView;
import trayfield.model.Order;
import trayfield.model.Square;
import trayfield.rules.Reach;

/// The tray taken up, with everything it can do now.
///
/// @param mine   it belongs to the side whose turn it is; any other is only looked at
/// @param orders its lawful orders
/// @param stack  all trays of its square, itself included, in file order
public record Hand(TrayView tray, boolean mine, Reach reach, List<Order> orders, List<TrayView> stack) {

    static Optional<Hand> of(Standing standing, Touch touch) {
        return touch.selected().flatMap(standing.seen()::tray).map(tray -> new Hand(tray, standing.mine(tray),
                standing.live() ? standing.seat().reach(tray.id()) : Reach.NONE, standing.orders(tray.id()),
                standing.seen().on(tray.at())));
    }

    public boolean canMove() {
        return reach.entries().stream().anyMatch(entry -> entry.cost() > 0);
    }

    public boolean canTurn() {
        return reach.at(tray.at()).isPresent();
    }

    /// Enemies that can be shot, each once.
    public List<String> fireTargets() {
        return orders.stream().filter(Order.Fire.class::isInstance).map(order -> ((Order.Fire) order).target())
                .distinct().toList();
    }

    public List<String> meleeTargets() {
        return orders.stream().filter(Order.Attack.class::isInstance).map(order -> ((Order.Attack) order).target())
                .distinct().toList();
    }

    /// Squares whose one enemy can be run down.
    public List<Square> runDowns() {
        return orders.stream().filter(Order.RunDown.class::isInstance).map(order -> ((Order.RunDown) order).end())
                .distinct().toList();
    }

    /// Squares of all enemies that something can be done to, nearest question first: melee, run down, fire.
    List<String> allTargets(Standing standing) {
        List<String> all = new ArrayList<>(meleeTargets());
        for (Square square : runDowns()) {
            standing.seen().on(square).forEach(enemy -> all.add(enemy.id()));
        }
        all.addAll(fireTargets());
        return all.stream().distinct().toList();
    }
}
