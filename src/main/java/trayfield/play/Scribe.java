package trayfield.play;

import java.util.List;
import trayfield.rules.ancient.Evidence;
import trayfield.tables.AncientTable;

/// Keeps a clerk's pages from one moment of a game to the next: only what was told since is read. Where something was
/// taken back it reads all anew. It belongs to one thread.
public final class Scribe {
    private Seat read;
    private Ledger ledger;
    private Evidence evidence;

    /// What the clerk of a seat has written.
    public Clerk clerk(Seat seat) {
        if (seat.viewer().isEmpty() || !(seat.table() instanceof AncientTable table)) {
            return new Clerk(seat, List.of());
        }
        if (read == null || !read.viewer().equals(seat.viewer()) || !seat.follows(read)) {
            ledger = new Ledger(table, seat.scenario(), seat.viewer().get());
            evidence = new Evidence(table, seat.scenario());
            read = seat.at(0);
        }
        for (Told told : seat.told(read)) {
            ledger.write(told.number(), evidence.take(told.events()));
        }
        read = seat;
        return new Clerk(seat, ledger.entries());
    }
}
