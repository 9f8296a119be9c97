package trayfield.ui.play.state;

import trayfield.play.Clerk;
import trayfield.play.Scribe;
import trayfield.play.Seat;

/// A seat's clerk, who reads on from where his scribe was when he is first asked.
final class ClerkNotes {
    private final Seat seat;
    private final Scribe scribe;
    private Clerk clerk;

    ClerkNotes(Seat seat, Scribe scribe) {
        this.seat = seat;
        this.scribe = scribe;
    }

    Clerk clerk() {
        if (clerk == null) {
            clerk = scribe.clerk(seat);
        }
        return clerk;
    }
}
