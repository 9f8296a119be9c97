package trayfield.ui.play.state;

import java.util.Optional;
import trayfield.model.Event;
import trayfield.model.Square;
import trayfield.play.Seat;
import trayfield.play.Told;

/// The choice after a melee: advance into the square just won, or hold.
public final class Choices {
    private Choices() {
    }

    /// The square that the winner may step into: where its enemy was removed last.
    public static Optional<Square> target(Seat seat) {
        for (Told told : seat.latest()) {
            for (Event event : told.events().reversed()) {
                if (event instanceof Event.Removed removed) {
                    return Optional.of(removed.at());
                }
            }
        }
        return Optional.empty();
    }
}
