package trayfield.ui.play.state;

import java.util.Optional;
import trayfield.model.Facing;
import trayfield.model.Square;

/// Where the player's hand is: the tray taken up, or several at once, the square and tray pointed at (by pointer or
/// keyboard cursor), and what he chose for the next order.
///
/// @param selected the tray taken up
/// @param at       the square pointed at
/// @param tray     the tray pointed at, within a stack the one picked
/// @param facing   the final facing asked for, used wherever it is lawful
/// @param weapon   the weapon asked for; none: the first lawful one
/// @param grip     what is taken up as a body; then no single tray is
public record Touch(Optional<String> selected, Optional<Square> at, Optional<String> tray, Optional<Facing> facing,
        Optional<String> weapon, Grip grip) {
    public static final Touch NOTHING = new Touch(Optional.empty(), Optional.empty(), Optional.empty(),
            Optional.empty(), Optional.empty(), Grip.NONE);

    Touch select(String id) {
        return new Touch(Optional.of(id), at, tray, Optional.empty(), Optional.empty(), Grip.NONE);
    }

    Touch letGo() {
        return new Touch(Optional.empty(), at, tray, Optional.empty(), Optional.empty(), Grip.NONE);
    }

    /// Takes up a body in place of what was held.
    Touch grip(Grip taken) {
        return new Touch(Optional.empty(), at, tray, Optional.empty(), Optional.empty(), taken);
    }

    Touch pointAt(Optional<Square> square, Optional<String> id) {
        return new Touch(selected, square, id, facing, weapon, grip);
    }

    Touch face(Facing asked) {
        return new Touch(selected, at, tray, Optional.of(asked), weapon, grip);
    }

    /// The facing asked for, and what a body was told to do, is used up.
    Touch faced() {
        return new Touch(selected, at, tray, Optional.empty(), weapon, grip.with(Drill.STEP));
    }

    Touch aim(String asked) {
        return new Touch(selected, at, tray, facing, Optional.of(asked), grip);
    }
}
