package trayfield.ui.print;

import trayfield.notation.Phrases;

/// How large the squares of a real table are. The sizes stand in `scale.properties`, for they are none of the numbers that a
/// game is decided by, and many a table is built otherwise. A rule table could not carry them: it is kept whole in every saved
/// game and read strictly, so a new row would make the tables of older games, or of older programs, unreadable.
public final class Scale {
    /// What a square on paper may measure, in inches.
    public static final double LEAST = 0.2;
    public static final double MOST = 12;
    private static final Phrases SIZES = Phrases.of("trayfield.ui.print.scale");

    private Scale() {
    }

    /// Side of a square in inches, as the author of a rule book built his table.
    public static double inches(String rules) {
        return Double.parseDouble(SIZES.say(rules + ".inches"));
    }
}
