package trayfield.play;

import java.util.Optional;
import trayfield.model.RuleRef;
import trayfield.rules.Fault;

/// Why a game in progress refuses what no rule forbids.
public enum PlayFault implements Fault {
    /// It is not side {0}'s turn.
    NOT_YOUR_TURN("play.notYourTurn"),
    /// {0} is no face of a die, 1 to {1}.
    NO_FACE("play.noFace"),
    /// The players throw real dice: there is nothing to set.
    REAL_DICE("play.realDice");

    private final String code;

    PlayFault(String code) {
        this.code = code;
    }

    @Override
    public Optional<RuleRef> rule() {
        return Optional.empty();
    }

    @Override
    public String code() {
        return code;
    }
}
