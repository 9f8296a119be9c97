package trayfield.ui.play.state;

/// What a body of trays is told to do next.
public enum Drill {
    /// All go the same way, by the step from their lead to the square pointed at.
    STEP(true),
    /// Each goes along the road toward the square pointed at.
    MARCH(true),
    /// All turn where they stand.
    TURN(false),
    /// The body swings by a quarter about its left, or right, flank.
    WHEEL_LEFT(false), WHEEL_RIGHT(false);

    /// True where it needs a square to be pointed at.
    public final boolean pointed;

    Drill(boolean pointed) {
        this.pointed = pointed;
    }
}
