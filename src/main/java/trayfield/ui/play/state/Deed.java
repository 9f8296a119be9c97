package trayfield.ui.play.state;

import java.util.Optional;
import trayfield.model.Odds;
import trayfield.model.Order;
import trayfield.model.Verdict.Refusal;

/// Something that a tray may try on an enemy: lawful, with its chances where dice decide, or refused with the reason.
///
/// @param weapon the weapon of a shot
public record Deed(Kind kind, Order order, Optional<String> weapon, Optional<Odds> odds, Optional<Refusal> refusal) {

    public enum Kind {
        FIRE, MELEE, RUN_DOWN, THROW
    }

    public boolean lawful() {
        return refusal.isEmpty();
    }
}
