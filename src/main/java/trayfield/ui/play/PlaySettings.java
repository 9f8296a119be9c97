package trayfield.ui.play;

import java.util.Objects;
import trayfield.ui.board.Animation.Motion;
import trayfield.ui.board.Look;
import trayfield.ui.board.Palette;

/// How one player likes the playing screen. It holds no rule and no state of a game.
///
/// @param coordinates   letters and numbers along the edges of the board
/// @param reducedMotion results are shown at once, nothing slides or tumbles
public record PlaySettings(TextSize textSize, Look.Style style, Palette palette, boolean coordinates,
        boolean reducedMotion, Speed speed) {
    public static final PlaySettings STANDARD = new PlaySettings(TextSize.NORMAL, Look.Style.FIGURES, Palette.NORMAL,
            true, false, Speed.NORMAL);

    public PlaySettings {
        Objects.requireNonNull(textSize);
        Objects.requireNonNull(style);
        Objects.requireNonNull(palette);
        Objects.requireNonNull(speed);
    }

    /// Size of all text: a style class on the root of the screen.
    public enum TextSize {
        NORMAL("text-normal", 1), LARGE("text-large", 1.25), LARGEST("text-largest", 1.5);

        public final String styleClass;
        /// Against the normal size.
        public final double scale;

        TextSize(String styleClass, double scale) {
            this.styleClass = styleClass;
            this.scale = scale;
        }
    }

    /// How fast trays slide and dice tumble.
    public enum Speed {
        OFF(1), SLOW(0.5), NORMAL(1), FAST(2.5);

        private final double factor;

        Speed(double factor) {
            this.factor = factor;
        }
    }

    public PlaySettings with(TextSize size) {
        return new PlaySettings(size, style, palette, coordinates, reducedMotion, speed);
    }

    public PlaySettings with(Look.Style other) {
        return new PlaySettings(textSize, other, palette, coordinates, reducedMotion, speed);
    }

    public PlaySettings with(Palette other) {
        return new PlaySettings(textSize, style, other, coordinates, reducedMotion, speed);
    }

    public PlaySettings withCoordinates(boolean shown) {
        return new PlaySettings(textSize, style, palette, shown, reducedMotion, speed);
    }

    public PlaySettings withReducedMotion(boolean reduced) {
        return new PlaySettings(textSize, style, palette, coordinates, reduced, speed);
    }

    public PlaySettings with(Speed other) {
        return new PlaySettings(textSize, style, palette, coordinates, reducedMotion, other);
    }

    /// True where nothing moves on screen.
    public boolean still() {
        return reducedMotion || speed == Speed.OFF;
    }

    /// These settings as the board understands them.
    public Motion motion() {
        return new Motion(speed.factor, still());
    }

    /// The look of the board; `trays` false hides them.
    public Look look(boolean trays) {
        return new Look(style, palette, textSize.scale, coordinates, trays);
    }
}
