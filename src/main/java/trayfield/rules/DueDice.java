package trayfield.rules;

import java.util.Optional;
import trayfield.model.Pending;
import trayfield.model.Position;
import trayfield.model.Roll;
import trayfield.model.Verdict.Refusal;

/// Judges a roll as dice alone, whatever they decide: some must be due, as many as are due, each with a face that a die
/// has.
public final class DueDice {
    private DueDice() {
    }

    /// @param faces of one die
    public static Optional<Refusal> check(Position position, Roll roll, int faces) {
        if (!(position.pending().orElse(null) instanceof Pending.Dice due)) {
            return Optional.of(OrderFault.NO_DICE_DUE.of());
        }
        if (roll.faces().size() != due.count()) {
            return Optional.of(OrderFault.DICE_COUNT.of(due.count(), roll.faces().size()));
        }
        return roll.faces().stream().filter(face -> face < 1 || face > faces).findFirst()
                .map(face -> OrderFault.DICE_FACE.of(face, faces));
    }
}
