package trayfield.solo.sand;

/// How a body of trays is led for a turn.
///
/// @param drive   worth of a square nearer to the aim
/// @param caution weight of what may happen to it in the enemy's turn
/// @param blows   weight of what it may do to the enemy now
public record Stance(double drive, double caution, double blows) {
    public static final Stance STEADY = new Stance(0.35, 0.5, 1);
    public static final Stance BOLD = new Stance(0.8, 0.25, 1.2);
    public static final Stance WARY = new Stance(0.1, 1.2, 0.9);
    public static final Stance HASTY = new Stance(1.6, 0.05, 0.7);
    public static final Stance FIERCE = new Stance(0.3, 0.15, 2);
    /// Goes back out of reach where that can be done.
    public static final Stance SHY = new Stance(-0.2, 1.5, 0.8);
}
