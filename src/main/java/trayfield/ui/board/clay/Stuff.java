package trayfield.ui.board.clay;

import java.awt.Color;

/// What a part is made of.
///
/// @param colour its paint
/// @param gloss  0 matt to 1 polished
/// @param grain  how uneven the paint is
public record Stuff(Color colour, double gloss, Grain grain) {
    /// Smooth paint, leaves, sawn wood.
    public enum Grain {
        SMOOTH, LEAVES, WOOD
    }

    public static Stuff matt(Color colour) {
        return new Stuff(colour, 0.1, Grain.SMOOTH);
    }

    public static Stuff glossy(Color colour) {
        return new Stuff(colour, 0.55, Grain.SMOOTH);
    }

    public static Stuff matt(int rgb) {
        return matt(new Color(rgb));
    }

    public static Stuff glossy(int rgb) {
        return glossy(new Color(rgb));
    }
}
