package trayfield.rules;

import java.util.Optional;
import trayfield.model.RuleRef;

/// What can be wrong with an order in any rule book before a clause is asked.
public enum OrderFault implements Fault {
    /// Dice are due: {0} of them.
    DICE_DUE("order.diceDue"),
    /// No dice are due.
    NO_DICE_DUE("order.noDiceDue"),
    /// {0} dice were due, {1} were given.
    DICE_COUNT("order.diceCount"),
    /// A face {0} that a die of {1} faces has not.
    DICE_FACE("order.diceFace"),
    /// A choice of tray {0} is due.
    CHOICE_DUE("order.choiceDue"),
    NO_CHOICE_DUE("order.noChoiceDue"),
    /// The choice is tray {0}'s, not {1}'s.
    OTHER_CHOICE("order.otherChoice"),
    GAME_OVER("order.gameOver"),
    /// There is no tray {0}.
    UNKNOWN_TRAY("order.unknownTray"),
    /// Tray {0} is no longer on the board.
    TRAY_GONE("order.trayGone"),
    /// Tray {0} belongs to the other side.
    NOT_YOURS("order.notYours"),
    /// Tray {0} is of one's own side.
    OWN_TARGET("order.ownTarget"),
    /// Tray {0} stands at {1}, not {2}.
    NOT_THERE("order.notThere"),
    /// This order needs no dice.
    NO_ODDS("order.noOdds");

    private final String code;

    OrderFault(String code) {
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
