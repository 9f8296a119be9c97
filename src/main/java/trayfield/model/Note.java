package trayfield.model;

import java.util.Objects;
import java.util.Optional;

/// What is written beside one input of a game, or beside its start. The rules know nothing of it.
///
/// @param reader the side that alone may read it before the game is over; none: everybody may
/// @param text   one line; control characters in it become blanks
public record Note(Kind kind, Optional<String> reader, String text) {
    public Note {
        Objects.requireNonNull(kind);
        Objects.requireNonNull(reader);
        StringBuilder line = new StringBuilder(text.length());
        text.codePoints().forEach(sign -> line.appendCodePoint(Character.isISOControl(sign) ? ' ' : sign));
        text = line.toString();
    }

    /// What it is about.
    public enum Kind {
        /// What an order of a commander is for: it belongs to the sentence of the order.
        MOTIVE("motive"),
        /// The player asked what a commander would do in his place.
        HINT("hint"),
        /// Something happened beside the rules, such as a robot that failed.
        REMARK("remark"),
        /// The player did by hand what the game does not do: set dice, threw them anew, began another line, set up a
        /// position.
        BY_HAND("byHand");

        public final String word;

        Kind(String word) {
            this.word = word;
        }
    }
}
