package trayfield.ui.play.state;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import trayfield.model.Facing;
import trayfield.model.Observation.TrayView;
import trayfield.model.Order;
import trayfield.model.Square;
import trayfield.model.Verdict.Refusal;
import trayfield.play.body.BodyPlan;
import trayfield.play.body.Gesture;
import trayfield.rules.Reach;
import trayfield.rules.Sightline;

/// What the square pointed at means for the tray in hand.
public sealed interface Pointed {

    /// Nothing is pointed at.
    record Nothing() implements Pointed {
    }

    /// Something to look at: a square, perhaps with a tray, that an order would not be given for.
    record Look(Square at, Optional<TrayView> tray) implements Pointed {
    }

    /// A lawful move or turn on the spot, as it would be ordered by a click.
    ///
    /// @param order    a [Order.Move] or [Order.Turn]
    /// @param path     the way, the start included
    /// @param cost     in parts of the move
    /// @param facings  final facings lawful there
    record Way(Order order, TrayView tray, List<Square> path, Facing facing, int cost, Set<Facing> facings,
            Optional<Reach.End> ends) implements Pointed {
        public Square end() {
            return path.getLast();
        }
    }

    /// An enemy: sight, range, and everything that the tray in hand could try on it, lawful or not.
    record Duel(TrayView own, TrayView enemy, Sightline sight, List<Deed> deeds) implements Pointed {
        public List<Deed> lawful() {
            return deeds.stream().filter(Deed::lawful).toList();
        }
    }

    /// What a click would do with the body taken up: ghosts where men would stand, and those who cannot follow.
    record Formation(Body body, Gesture gesture, BodyPlan plan) implements Pointed {
    }

    /// A square where the tray in hand cannot go, and why.
    record Barred(TrayView tray, Square at, Refusal refusal) implements Pointed {
    }
}
