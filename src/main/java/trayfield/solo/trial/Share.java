package trayfield.solo.trial;

/// A share of games with its Wilson interval: where the true share lies in 95 of 100 such trials.
///
/// @param won a draw counts one half
public record Share(double won, int games) {
    /// The quantile of the normal distribution for 95 %.
    static final double Z = 1.959964;

    public double share() {
        return games == 0 ? 0.5 : won / games;
    }

    public double low() {
        return games == 0 ? 0 : Math.max(0, centre() - margin());
    }

    public double high() {
        return games == 0 ? 1 : Math.min(1, centre() + margin());
    }

    private double centre() {
        return (share() + Z * Z / (2 * games)) / (1 + Z * Z / games);
    }

    private double margin() {
        double p = share();
        return Z / (1 + Z * Z / games) * Math.sqrt(p * (1 - p) / games + Z * Z / (4.0 * games * games));
    }

    /// True where an even chance lies within the interval.
    public boolean maybeEven() {
        return low() <= 0.5 && high() >= 0.5;
    }
}
