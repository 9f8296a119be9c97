package trayfield.ui.play.state;

import java.util.Optional;
import trayfield.model.Facing;
import trayfield.model.Square;

/// Where the player's hand is: the tray taken up, the square and tray pointed at (by pointer or keyboard cursor), and
/// what he chose for the next order.
///
/// @param selected the tray taken up
/// @param at       the square pointed at
/// @param tray     the tray pointed at, within a stack the one picked
/// @param facing   the final facing asked for, used wherever it is lawful
/// @param weapon   the weapon asked for; none: the first lawful one
public record Touch(Optional<String> selected, Optional<Square> at, Optional<String> tray, Optional<Facing> facing,
        Optional<String> weapon) {
    public static final Touch NOTHING = new Touch(Optional.empty(), Optional.empty(), Optional.empty(),
            Optional.empty(), Optional.empty());

    Touch select(String id) {
        return new Touch(Optional.of(id), at, tray, Optional.empty(), Optional.empty());
    }

    Touch letGo() {
        return new Touch(Optional.empty(), at, tray, Optional.empty(), Optional.empty());
    }

    Touch pointAt(Optional<Square> square, Optional<String> id) {
        return new Touch(selected, square, id, facing, weapon);
    }

    Touch face(Facing asked) {
        return new Touch(selected, at, tray, Optional.of(asked), weapon);
    }

    /// The facing asked for is used up.
    Touch faced() {
        return new Touch(selected, at, tray, Optional.empty(), weapon);
    }

    Touch aim(String asked) {
        return new Touch(selected, at, tray, facing, Optional.of(asked));
    }
}
