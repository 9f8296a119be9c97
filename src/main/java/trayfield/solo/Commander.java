package trayfield.solo;

import java.util.Optional;
import trayfield.play.Seat;
import trayfield.solo.sand.Budget;
import trayfield.solo.sand.Intent;

/// Leads one side of one game. The same seats, seed and budget give the same orders on every machine. A commander belongs
/// to one thread at a time; it starts none of its own.
public interface Commander extends AutoCloseable {

    /// The next order of its side, which is due, and what it is for; lawful for that seat. Empty when the budget was
    /// called off, within 50 milliseconds of that.
    ///
    /// @param seat of its own side, its turn to order
    Optional<Intent> choose(Seat seat, Budget budget);

    /// Why another had to take its place, once that is so.
    default Optional<String> fault() {
        return Optional.empty();
    }

    /// The game is over, as its side's last seat shows.
    default void ended(Seat seat) {
    }

    /// Lets go of whatever it holds outside the program.
    @Override
    default void close() {
    }
}
