package trayfield.ui.board.tray;

import java.awt.Color;

/// Shades of a colour.
public final class Tint {
    private static final float DIM_TO = 0.38f;

    private Tint() {
    }

    /// Between two colours, 0 the first.
    public static Color mix(Color one, Color other, double share) {
        return new Color(mix(one.getRed(), other.getRed(), share), mix(one.getGreen(), other.getGreen(), share),
                mix(one.getBlue(), other.getBlue(), share));
    }

    private static int mix(int one, int other, double share) {
        return (int) Math.round(one + (other - one) * share);
    }

    public static Color darker(Color colour, double share) {
        return mix(colour, Color.BLACK, share);
    }

    public static Color lighter(Color colour, double share) {
        return mix(colour, Color.WHITE, share);
    }

    /// The colour of something that has had its turn: greyer and darker.
    public static Color dim(Color colour) {
        int grey = (colour.getRed() * 3 + colour.getGreen() * 6 + colour.getBlue()) / 10;
        return mix(mix(colour, new Color(grey, grey, grey), 0.45), new Color(0x4a4a46), DIM_TO);
    }

    /// Black or white, whichever stands out from the colour.
    static Color inkOn(Color colour) {
        return colour.getRed() * 3 + colour.getGreen() * 6 + colour.getBlue() > 1250 ? new Color(0x141414) : Color.WHITE;
    }

    public static Color alpha(Color colour, int alpha) {
        return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), alpha);
    }
}
