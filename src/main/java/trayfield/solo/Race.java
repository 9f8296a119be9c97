package trayfield.solo;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import trayfield.model.Position;
import trayfield.solo.sand.Budget;
import trayfield.solo.sand.Stance;

/// Ways to lead a turn run against the best one so far over the same sample games. A way that falls behind is given up
/// early; it wins when it is ahead by more than the dice of the samples explain.
final class Race {
    private static final int HEAT = 8;
    private static final double AHEAD = 1.3;
    private static final double BEHIND = 0.3;

    private final Playout playout;
    private final List<Sample> samples;
    private final Budget budget;
    private Stance[] best;
    private double[] bestWorths;
    private int bestRun;

    Race(Playout playout, List<Sample> samples, Stance[] first, Budget budget) {
        this.playout = playout;
        this.samples = samples;
        this.budget = budget;
        this.best = first;
        this.bestWorths = new double[samples.size()];
    }

    /// One game that may be: where it starts, and the seed of its dice.
    record Sample(Position start, long dice) {
    }

    Stance[] best() {
        return best;
    }

    /// Lets another way run. Where the budget ends on the way, nothing changes.
    void challenge(Stance[] other) {
        if (Arrays.equals(other, best)) {
            return;
        }
        double[] worths = new double[samples.size()];
        int run = 0;
        while (run < worths.length) {
            int heat = Math.min(run + HEAT, worths.length);
            for (; run < heat; run++) {
                worths[run] = worth(other, run);
                if (run >= bestRun) {
                    bestWorths[run] = worth(best, run);
                    bestRun = run + 1;
                }
                if (!budget.lasts()) {
                    return;
                }
            }
            double lead = lead(worths, run);
            if (lead < -BEHIND) {
                return;
            }
            if (lead > 2 * AHEAD) {
                break;
            }
        }
        if (lead(worths, run) > AHEAD) {
            best = other;
            bestWorths = worths;
            bestRun = run;
        }
    }

    private double worth(Stance[] stances, int sample) {
        return playout.run(samples.get(sample).start(), stances, new SplittableRandom(samples.get(sample).dice()), budget);
    }

    /// The mean lead over the best, in standard errors.
    private double lead(double[] worths, int run) {
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < run; i++) {
            double difference = worths[i] - bestWorths[i];
            sum += difference;
            squares += difference * difference;
        }
        double mean = sum / run;
        double error = Math.sqrt(Math.max(1e-12, squares / run - mean * mean) / run);
        return mean / error;
    }
}
