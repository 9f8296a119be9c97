package trayfield.ui.play.state;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import trayfield.model.Observation.TrayView;
import trayfield.model.Order;
import trayfield.model.Verdict.Refusal;

/// Ends a turn or phase, and asks first where something is left that could be done.
final class TurnEnd {
    private final Desk desk;

    TurnEnd(Desk desk) {
        this.desk = desk;
    }

    void end() {
        if (desk.orders.barred()) {
            return;
        }
        Optional<Refusal> refused = desk.standing().seat().check(new Order.End());
        if (refused.isPresent()) {
            desk.refuse(refused.get());
        } else if (desk.standing().open().isEmpty() || !desk.standing().aims().isEmpty()) {
            desk.orders.play(new Order.End());
        } else {
            desk.hush();
            desk.ask(new Question.EndTurn(left()));
        }
    }

    /// Those that could fight first.
    private List<Question.Left> left() {
        List<Question.Left> left = new ArrayList<>();
        desk.standing().open().forEach((id, orders) -> {
            TrayView tray = desk.seen().tray(id).orElseThrow();
            boolean moves = orders.stream().anyMatch(
                    order -> order instanceof Order.Move || order instanceof Order.Turn || order instanceof Order.RunDown);
            left.add(new Question.Left(tray, moves,
                    orders.stream().anyMatch(order -> order instanceof Order.Fire || order instanceof Order.Throw),
                    orders.stream().anyMatch(Order.Attack.class::isInstance)));
        });
        left.sort(Comparator.comparing(Question.Left::attack).thenComparing(Question.Left::fire).reversed());
        return left;
    }
}
