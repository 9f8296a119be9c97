package trayfield.play;

import java.util.Optional;
import trayfield.model.Order;

/// What a player may take back of a game that has come to a moment.
final class Undoing {
    private Undoing() {
    }

    static Undo judge(Moment now, Undo.Players players) {
        Optional<Moment> order = lastOrder(now);
        if (order.isEmpty()) {
            return new Undo.Barred(Undo.Barrier.NOTHING_TO_UNDO);
        }
        Optional<Undo.Barrier> barrier = players == Undo.Players.SOLO ? Optional.empty() : barrier(now, order.get());
        return barrier.isPresent() ? new Undo.Barred(barrier.get()) : new Undo.Possible((Order) order.get().input);
    }

    /// The moment of the last order; only dice came after it.
    static Optional<Moment> lastOrder(Moment now) {
        Moment moment = now;
        while (moment.isRoll()) {
            moment = moment.before;
        }
        return moment.before == null ? Optional.empty() : Optional.of(moment);
    }

    private static Optional<Undo.Barrier> barrier(Moment now, Moment order) {
        if (now.isRoll()) {
            return Optional.of(Undo.Barrier.DICE);
        }
        if (now.after.result().isPresent()) {
            return Optional.of(Undo.Barrier.GAME_OVER);
        }
        boolean sameSide = order.before.after.side() == now.after.side();
        return sameSide ? Optional.empty() : Optional.of(Undo.Barrier.SIDE_CHANGED);
    }
}
