package trayfield.model;

import java.util.Optional;

/// How a game ended. No winner: a draw.
///
/// @param winner the id of the side that won
public record Result(Optional<String> winner, Reason reason) {

    public enum Reason {
        ELIMINATION("elimination"), LOSSES("losses"), HEADQUARTERS("headquarters"), CAPTURE("capture"), EXIT("exit"),
        TURN_LIMIT("turnLimit");

        /// The word of the engine protocol.
        public final String word;

        Reason(String word) {
            this.word = word;
        }
    }
}
