package trayfield.ui.play.state;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import trayfield.model.Pending.Purpose;

/// The dice tray beside the board: the dice that are due, or those that fell last.
///
/// @param purpose what they are rolled for; none before the first dice
/// @param due     true where they have yet to fall
/// @param typed   true where players throw real dice and type the faces
/// @param faces   faces of a die
/// @param caption what is going on, and what came of it
public record DiceShow(Optional<Purpose> purpose, List<Die> dice, boolean due, boolean typed, int faces,
        String caption) {

    public DiceShow {
        dice = List.copyOf(dice);
    }

    /// One die.
    ///
    /// @param side    whose die it is: it has that side's colour
    /// @param who     the tray or side it is rolled for
    /// @param need    what it needs
    /// @param face    as it fell
    /// @param success whether it did what was needed; none where there is nothing to compare
    public record Die(String side, String who, String need, OptionalInt face, Optional<Boolean> success) {
    }
}
