package trayfield.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trayfield.model.AncientState;
import trayfield.model.Order;
import trayfield.model.Phase;

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
        return barrier.isPresent() ? new Undo.Barred(barrier.get())
                : possible(now.since(order.get().number - 1));
    }

    /// What redo gives again, of moments taken back, the next one last.
    static Undo again(List<Moment> undone) {
        List<Moment> group = new ArrayList<>();
        for (Moment moment : undone.reversed()) {
            if (!group.isEmpty() && !follows(moment)) {
                break;
            }
            group.add(moment);
        }
        return possible(group);
    }

    /// What comes again with other dice, of moments taken back: the next order, where dice fell for it.
    static Undo anew(List<Moment> undone) {
        int next = undone.size() - 1;
        while (next > 0 && !undone.get(next).isRoll() && undone.get(next - 1).joined) {
            next--;
        }
        boolean dice = next > 0 && undone.get(next - 1).isRoll();
        return dice ? again(undone) : new Undo.Barred(Undo.Barrier.NOTHING_TO_THROW);
    }

    private static Undo possible(List<Moment> group) {
        int orders = (int) group.stream().filter(moment -> !moment.isRoll()).count();
        return new Undo.Possible((Order) group.getFirst().input, orders);
    }

    /// True for a moment that is taken back, and comes again, with the one before it.
    static boolean follows(Moment moment) {
        return moment.joined || moment.isRoll();
    }

    /// The moment of the last order, or of the first of those given together; only dice came after them.
    static Optional<Moment> lastOrder(Moment now) {
        Moment moment = now;
        while (follows(moment)) {
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
        if (now.since(order.number - 1).stream().anyMatch(Undoing::reveals)) {
            return Optional.of(Undo.Barrier.REVEALED);
        }
        boolean sameSide = order.before.after.side() == now.after.side();
        return sameSide ? Optional.empty() : Optional.of(Undo.Barrier.SIDE_CHANGED);
    }

    /// True where the order has let somebody know what he did not: whether an outnumbered enemy falls without dice hangs on
    /// his class.
    private static boolean reveals(Moment order) {
        return switch (order.input) {
            case Order.Roster _ -> true;
            case Order.End _ -> order.before.after.phase() == Phase.MISSILES;
            case Order.Attack _ when order.after.book() instanceof AncientState state ->
                !(state.clash() instanceof AncientState.Clash.Fight fight && fight.attackers().size() == 1);
            default -> false;
        };
    }
}
