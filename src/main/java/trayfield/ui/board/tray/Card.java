package trayfield.ui.board.tray;

import java.awt.Color;

/// What decides how the picture of a tray looks.
///
/// @param side    0 or 1: chooses the badge
/// @param heading sixteenths of a full turn to the right from north
/// @param size    side of the card in pixels
/// @param symbol  flat sign rather than figures
/// @param done    dimmed
public record Card(TrayKind kind, Color colour, int side, int heading, int size, boolean symbol, boolean done) {
    /// Headings in a full turn.
    public static final int HEADINGS = 16;
    public static final int QUARTER = HEADINGS / 4;

    public Card {
        if (size < 1) {
            throw new IllegalArgumentException("a card has a size");
        }
        heading = Math.floorMod(heading, HEADINGS);
    }

    /// To the right from north, in radians.
    public double angle() {
        return heading * 2 * Math.PI / HEADINGS;
    }

    Card ofSize(int other) {
        return new Card(kind, colour, side, heading, other, symbol, done);
    }

    Card turned(int to) {
        return new Card(kind, colour, side, to, size, symbol, done);
    }

    Card asSymbol() {
        return new Card(kind, colour, side, heading, size, true, done);
    }
}
