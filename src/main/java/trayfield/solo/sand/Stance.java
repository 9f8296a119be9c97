package trayfield.solo.sand;

/// How a body of trays is led for a turn.
///
/// @param drive    worth of a square nearer to the aim
/// @param caution  weight of what may happen to it in the enemy's turn
/// @param blows    weight of what it may do to the enemy now
/// @param patience share of its best throw that a unit waits for, where it has but one
/// @param whim     among places about as good some are liked better for no reason, others by another whim; 0 for none
public record Stance(double drive, double caution, double blows, double patience, int whim) {
    private static final double WAITS = 0.55;
    private static final long MIX = 0x9E3779B97F4A7C15L;
    private static final int KEPT = 53;

    public static final Stance STEADY = new Stance(0.35, 0.5, 1, WAITS, 0);
    public static final Stance BOLD = new Stance(0.8, 0.25, 1.2, WAITS, 0);
    public static final Stance WARY = new Stance(0.1, 1.2, 0.9, WAITS, 0);
    public static final Stance HASTY = new Stance(1.6, 0.05, 0.7, WAITS, 0);
    public static final Stance FIERCE = new Stance(0.3, 0.15, 2, WAITS, 0);
    /// Goes back out of reach where that can be done.
    public static final Stance SHY = new Stance(-0.2, 1.5, 0.8, WAITS, 0);
    /// Throws at whatever there is.
    public static final Stance EAGER = new Stance(0.35, 0.5, 1, 0.1, 0);
    /// Keeps its throw for the best moment.
    public static final Stance PATIENT = new Stance(0.35, 0.5, 1, 0.95, 0);

    public Stance with(double otherDrive, double otherCaution, double otherBlows) {
        return new Stance(otherDrive, otherCaution, otherBlows, patience, whim);
    }

    public Stance withWhim(int other) {
        return new Stance(drive, caution, blows, patience, other);
    }

    /// How much a place is liked by this whim: between -1 and 1, always the same for the same place.
    public double liking(int who, int where) {
        if (whim == 0) {
            return 0;
        }
        long bits = (whim * 31L + who) * 0xBF58476D1CE4E5B9L + where * MIX;
        bits = (bits ^ (bits >>> 30)) * 0x94D049BB133111EBL;
        bits = (bits ^ (bits >>> 27)) * MIX;
        return (bits >>> (Long.SIZE - KEPT)) * 2.0 / (1L << KEPT) - 1;
    }
}
