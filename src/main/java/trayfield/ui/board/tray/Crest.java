package trayfield.ui.board.tray;

import java.awt.Color;

/// What all men of an Ancient unit wear and no other unit of their side does.
///
/// @param colour of helmet crest and skirt
/// @param number place of the unit within its side, from 1: written on the men's cards
public record Crest(Color colour, int number) {
    private static final Color UNREADABLE = new Color(0x777777);

    public Crest {
        if (number < 1) {
            throw new IllegalArgumentException("units are counted from 1: " + number);
        }
    }

    /// @param colour `#rrggbb`; grey where it cannot be read
    public static Crest of(String colour, int number) {
        return new Crest(colour.matches("#[0-9a-fA-F]{6}") ? Color.decode(colour) : UNREADABLE, number);
    }

    /// Its colour where the tray has had its turn: greyer, but still told from those of other units.
    Color worn(boolean done) {
        return done ? Tint.mix(colour, UNREADABLE, 0.3) : colour;
    }
}
