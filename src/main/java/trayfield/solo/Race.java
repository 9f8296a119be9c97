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
    private static final double BEHIND = 0.9;

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

    /// Lets another way run; true when it wins. Where the budget ends on the way, nothing changes.
    boolean challenge(Stance[] other) {
        double[] worths = new double[samples.size()];
        int run = 0;
        double lead = 0;
        boolean open = !Arrays.equals(other, best) && budget.lasts();
        while (open && run < worths.length) {
            run = heat(other, worths, run);
            lead = lead(worths, run);
            // A lead of nothing at all: it comes to the very same orders.
            open = budget.lasts() && lead > -BEHIND && lead != 0 && lead < 2 * AHEAD;
        }
        boolean wins = budget.lasts() && lead > AHEAD;
        if (wins) {
            best = other;
            bestWorths = worths;
            bestRun = run;
        }
        return wins;
    }

    private int heat(Stance[] other, double[] worths, int from) {
        int run = from;
        for (; run < Math.min(from + HEAT, worths.length) && budget.lasts(); run++) {
            worths[run] = worth(other, run);
            if (run >= bestRun) {
                bestWorths[run] = worth(best, run);
                bestRun = run + 1;
            }
        }
        return run;
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
        double mean = sum / Math.max(1, run);
        double error = Math.sqrt(Math.max(1e-12, squares / Math.max(1, run) - mean * mean) / Math.max(1, run));
        return mean / error;
    }
}
