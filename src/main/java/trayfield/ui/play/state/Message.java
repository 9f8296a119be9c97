package trayfield.ui.play.state;

import java.util.Optional;
import trayfield.model.RuleRef;

/// One sentence for the player.
///
/// @param rule the clause that speaks, where one does
public record Message(Kind kind, String text, Optional<RuleRef> rule) {

    public enum Kind {
        /// Something was tried and is not lawful, or not possible now.
        REFUSAL,
        /// Something to know.
        NOTE
    }

    static Message note(String text) {
        return new Message(Kind.NOTE, text, Optional.empty());
    }

    static Message refusal(String text) {
        return new Message(Kind.REFUSAL, text, Optional.empty());
    }
}
