package trayfield.ui.board.tray;

import java.awt.Color;
import java.util.Optional;

/// What decides how the picture of a tray looks.
///
/// @param side    0 or 1: chooses the badge
/// @param heading sixteenths of a full turn to the right from north
/// @param size    side of the card in pixels
/// @param symbol  flat sign rather than figures
/// @param done    dimmed
/// @param crest   of an Ancient unit's man
public record Card(TrayKind kind, Color colour, int side, int heading, int size, boolean symbol, boolean done,
        Optional<Crest> crest) {
    /// Headings in a full turn.
    public static final int HEADINGS = 16;
    private static final Color WORN = new Color(0x55554f);
    public static final int QUARTER = HEADINGS / 4;

    public Card {
        if (size < 1) {
            throw new IllegalArgumentException("a card has a size");
        }
        heading = Math.floorMod(heading, HEADINGS);
    }

    /// The card of a tray that is in no unit.
    public Card(TrayKind kind, Color colour, int side, int heading, int size, boolean symbol, boolean done) {
        this(kind, colour, side, heading, size, symbol, done, Optional.empty());
    }

    /// The colour of its side as it is painted: dimmer where it has had its turn, though of two armies of like men that
    /// differ by their metal alone the metal stays to be seen.
    Color sideColour() {
        return !done ? colour : warrior() ? Tint.mix(colour, WORN, 0.35) : Tint.dim(colour);
    }

    /// The colour of its unit, or where it has none that of its side.
    Color unitColour() {
        return crest.map(worn -> worn.worn(done)).orElseGet(this::sideColour);
    }

    boolean warrior() {
        return kind.branch() == TrayKind.Branch.WARRIOR;
    }

    /// To the right from north, in radians.
    public double angle() {
        return heading * 2 * Math.PI / HEADINGS;
    }

    Card ofSize(int other) {
        return new Card(kind, colour, side, heading, other, symbol, done, crest);
    }

    Card turned(int to) {
        return new Card(kind, colour, side, to, size, symbol, done, crest);
    }

    /// As it looked before its turn was over.
    Card fresh() {
        return new Card(kind, colour, side, heading, size, symbol, false, crest);
    }

    Card asSymbol() {
        return new Card(kind, colour, side, heading, size, true, done, crest);
    }
}
