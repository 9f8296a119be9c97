package trayfield.rules.ancient;

import java.util.List;
import trayfield.model.RuleRef;

/// What one event tells of the class of a unit, to anyone who knows the rules.
///
/// @param unit    whose class it tells
/// @param man     the man of that unit who showed it
/// @param classes those that he may be of by this clue alone, in the order of the table
/// @param args    what the kind's sentence speaks of beside the man
public record Clue(Kind kind, String unit, String man, List<String> classes, List<Object> args, RuleRef rule) {
    public Clue {
        classes = List.copyOf(classes);
        args = List.copyOf(args);
    }

    /// How a class shows.
    public enum Kind {
        /// Halves of a square spent on one move.
        MOVED("moved"),
        /// A die that counted, and the sum of what was added to the power.
        SUCCEEDED("succeeded"),
        /// A die that did not count, and the sum.
        FAILED("failed"),
        /// Attackers who left no power, and the sum.
        OVERWHELMED("overwhelmed"),
        /// Attackers who did not, and the sum.
        STOOD("stood");

        /// Names its sentence.
        public final String word;

        Kind(String word) {
            this.word = word;
        }
    }
}
