package trayfield.solo.sand;

import java.util.SplittableRandom;
import trayfield.model.Observation;

/// Chance for commanders: it hangs on their seed and on what they are shown, and on nothing else.
public final class Lots {
    private static final int HEX = 16;
    private static final int DIGITS = 15;

    private Lots() {
    }

    /// Lots for one decision.
    public static SplittableRandom of(long seed, Observation seen) {
        return new SplittableRandom(seed * 0x9E3779B97F4A7C15L ^ Long.parseLong(seen.hash().substring(0, DIGITS), HEX));
    }
}
