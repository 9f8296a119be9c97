package trayfield.ui.play.state;

import trayfield.play.Clerk;
import trayfield.play.Seat;

/// A seat's clerk, who goes through all that was told when he is first asked.
final class ClerkNotes {
    private final Seat seat;
    private Clerk clerk;

    ClerkNotes(Seat seat) {
        this.seat = seat;
    }

    Clerk clerk() {
        if (clerk == null) {
            clerk = seat.clerk();
        }
        return clerk;
    }
}
