package trayfield.play;

import java.util.Optional;
import trayfield.model.RuleRef;
import trayfield.rules.Fault;

/// Why a game in progress refuses what no rule forbids.
public enum PlayFault implements Fault {
    /// It is not side {0}'s turn.
    NOT_YOUR_TURN("play.notYourTurn");

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
