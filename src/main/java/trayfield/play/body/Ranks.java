package trayfield.play.body;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trayfield.model.Facing;
import trayfield.model.Order;
import trayfield.model.Square;
import trayfield.rules.Reach;

/// Brings every man to his own place. Who is in another's way goes before him, and who is blocked is tried again until
/// nothing changes any more.
final class Ranks {
    private final Rehearsal rehearsal;

    Ranks(Rehearsal rehearsal) {
        this.rehearsal = rehearsal;
    }

    void place(List<Goal> goals) {
        List<Goal> waiting = new ArrayList<>(goals);
        while (waiting.removeIf(this::goes)) {
            // Somebody made way: those who wait may find theirs open now.
        }
        Reasons reasons = rehearsal.reasons();
        waiting.forEach(goal -> rehearsal.leave(reasons.of(goal)));
    }

    private boolean goes(Goal goal) {
        if (!goal.on(rehearsal.now().board())) {
            return false;
        }
        Square to = goal.square();
        if (rehearsal.at(goal.tray()).equals(to)) {
            return turns(goal);
        }
        Optional<Reach.Entry> end = rehearsal.reach(goal.tray()).at(to);
        end.ifPresent(entry -> {
            Facing facing = nearest(entry, goal.facing());
            rehearsal.give(goal.tray(), new Order.Move(rehearsal.id(goal.tray()), entry.path(facing), facing));
        });
        return end.isPresent();
    }

    private boolean turns(Goal goal) {
        if (rehearsal.now().facing(goal.tray()) == goal.facing()) {
            rehearsal.stays(goal.tray());
            return true;
        }
        Order turn = new Order.Turn(rehearsal.id(goal.tray()), goal.square(), goal.facing());
        boolean lawful = rehearsal.lawful(turn);
        if (lawful) {
            rehearsal.give(goal.tray(), turn);
        }
        return lawful;
    }

    /// The facing wanted, or where an enemy compels another one, that.
    private static Facing nearest(Reach.Entry entry, Facing wanted) {
        for (Facing way : List.of(wanted, wanted.right(), wanted.left())) {
            if (entry.allows(way)) {
                return way;
            }
        }
        return wanted.opposite();
    }
}
