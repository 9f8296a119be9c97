package trayfield.ui.board;

/// How the player wants the board drawn.
///
/// @param textScale   1 for the middle text size
/// @param coordinates letters and numbers along the edges
/// @param trays       false hides all trays, to see the ground
public record Look(Style style, Palette palette, double textScale, boolean coordinates, boolean trays) {
    public static final Look STANDARD = new Look(Style.FIGURES, Palette.NORMAL, 1, true, true);

    public Look {
        if (!(textScale >= 0.5 && textScale <= 3)) {
            throw new IllegalArgumentException("text scale is 0.5 to 3: " + textScale);
        }
    }

    /// Model figures, or flat signs with letters.
    public enum Style {
        FIGURES, SYMBOLS
    }

    public Look with(Style other) {
        return new Look(other, palette, textScale, coordinates, trays);
    }

    public Look with(Palette other) {
        return new Look(style, other, textScale, coordinates, trays);
    }

    public Look withTextScale(double scale) {
        return new Look(style, palette, scale, coordinates, trays);
    }

    public Look withCoordinates(boolean shown) {
        return new Look(style, palette, textScale, shown, trays);
    }

    public Look withTrays(boolean shown) {
        return new Look(style, palette, textScale, coordinates, shown);
    }
}
