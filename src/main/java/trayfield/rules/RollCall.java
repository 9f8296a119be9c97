package trayfield.rules;

import java.util.Optional;
import java.util.function.IntFunction;
import trayfield.model.Muster;
import trayfield.model.Order;
import trayfield.model.Pending;
import trayfield.model.Position;
import trayfield.model.RuleRef;
import trayfield.model.Square;
import trayfield.model.Verdict.Refusal;

/// Finds the trays that an order names, or says what is wrong with them: unknown, gone, of the wrong side, elsewhere.
public final class RollCall {
    private final Muster muster;
    private final RuleRef turns;

    /// @param turns the clause by which sides take turns
    public RollCall(Muster muster, RuleRef turns) {
        this.muster = muster;
        this.turns = turns;
    }

    /// A tray of the side to move, standing where the order says.
    public Optional<Refusal> own(Position position, String id, Square at, IntFunction<Optional<Refusal>> then) {
        return own(position, id, tray -> {
            Square stands = muster.board().square(position.square(tray));
            return stands.equals(at) ? then.apply(tray) : Optional.of(OrderFault.NOT_THERE.of(id, stands, at));
        });
    }

    /// A tray of the side to move.
    public Optional<Refusal> own(Position position, String id, IntFunction<Optional<Refusal>> then) {
        return present(position, id, tray -> muster.side(tray) == position.side() ? then.apply(tray)
                : Optional.of(OrderFault.NOT_YOURS.by(turns, id)));
    }

    /// A tray of the other side.
    public Optional<Refusal> enemy(Position position, String id, IntFunction<Optional<Refusal>> then) {
        return present(position, id, tray -> muster.side(tray) != position.side() ? then.apply(tray)
                : Optional.of(OrderFault.OWN_TARGET.of(id)));
    }

    private Optional<Refusal> present(Position position, String id, IntFunction<Optional<Refusal>> then) {
        int tray = muster.tray(id);
        if (tray < 0) {
            return Optional.of(OrderFault.UNKNOWN_TRAY.of(id));
        }
        return position.onBoard(tray) ? then.apply(tray) : Optional.of(OrderFault.TRAY_GONE.of(id));
    }

    /// Judges an answer to a choice that is due.
    public static Optional<Refusal> answer(Pending.Choice due, Order order) {
        if (!(order instanceof Order.Choose choose)) {
            return Optional.of(OrderFault.CHOICE_DUE.of(due.tray()));
        }
        return choose.tray().equals(due.tray()) ? Optional.empty()
                : Optional.of(OrderFault.OTHER_CHOICE.of(due.tray(), choose.tray()));
    }
}
