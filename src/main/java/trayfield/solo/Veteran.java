package trayfield.solo;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import trayfield.model.Phase;
import trayfield.model.Position;
import trayfield.play.Seat;
import trayfield.solo.sand.Budget;
import trayfield.solo.sand.Guess;
import trayfield.solo.sand.Lots;
import trayfield.solo.sand.Stance;

/// Thinks its turn over before it begins: it plays the game on upon the sand table, with its whole army led in one way and
/// in another, then with single bodies led otherwise, and keeps what comes out best. Dice, and enemy classes that agree
/// with all it was told, are drawn anew for each game; the same ones for every way, so that luck decides little.
final class Veteran extends Regular {
    private static final List<Stance> WAYS = List.of(Stance.STEADY, Stance.BOLD, Stance.WARY, Stance.HASTY, Stance.FIERCE,
            Stance.SHY);
    private static final int TURNS = Integer.getInteger("turns", 4);
    private static final int SAMPLES = Integer.getInteger("samples", 16);
    private static final double SURE = Double.parseDouble(System.getProperty("sure", "1"));

    private Stance[] chosen;

    Veteran(long seed) {
        super(seed);
    }

    /// One game that may be: where it starts, and the seed of its dice.
    private record Sample(Position start, long dice) {
    }

    @Override
    Stance[] stances(Seat seat, Position position, Budget budget) {
        boolean decides = position.phase() == Phase.ACT || position.phase() == Phase.MOVE;
        if (decides || chosen == null) {
            chosen = super.stances(seat, position, budget);
        }
        if (decides) {
            think(seat, position, budget);
        }
        return chosen;
    }

    private void think(Seat seat, Position position, Budget budget) {
        SplittableRandom lots = Lots.of(seed() + 1, seat.observation());
        Guess guess = new Guess(seat);
        List<Sample> samples = new ArrayList<>();
        for (int i = 0; i < SAMPLES; i++) {
            List<Optional<String>> classes = guess.draw(lots);
            samples.add(new Sample(sand().lay(seat, classes), lots.nextLong()));
        }
        Playout playout = new Playout(sand(), school(), TURNS);
        double[] best = army(playout, samples, budget);
        for (int[] body : school().bodies(position, sand().side())) {
            best = body(playout, samples, body, best, budget);
        }
    }

    private double[] army(Playout playout, List<Sample> samples, Budget budget) {
        double[] best = worths(playout, samples, chosen, budget);
        for (Stance way : WAYS) {
            Stance[] all = new Stance[chosen.length];
            Arrays.fill(all, way);
            double[] worths = budget.lasts() && way != Stance.STEADY ? worths(playout, samples, all, budget) : best;
            if (budget.lasts() && better(worths, best)) {
                best = worths;
                chosen = all;
            }
        }
        return best;
    }

    private double[] body(Playout playout, List<Sample> samples, int[] body, double[] before, Budget budget) {
        double[] best = before;
        for (Stance way : WAYS) {
            if (budget.lasts() && way != chosen[body[0]]) {
                Stance[] other = chosen.clone();
                for (int tray : body) {
                    other[tray] = way;
                }
                double[] worths = worths(playout, samples, other, budget);
                if (budget.lasts() && better(worths, best)) {
                    best = worths;
                    chosen = other;
                }
            }
        }
        return best;
    }

    /// True where one way is better by more than the dice of the samples explain.
    private static boolean better(double[] one, double[] other) {
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < one.length; i++) {
            double difference = one[i] - other[i];
            sum += difference;
            squares += difference * difference;
        }
        double mean = sum / one.length;
        double deviation = Math.sqrt(Math.max(0, squares / one.length - mean * mean));
        return mean > SURE * deviation / Math.sqrt(one.length);
    }

    private static double[] worths(Playout playout, List<Sample> samples, Stance[] stances, Budget budget) {
        double[] worths = new double[samples.size()];
        for (int i = 0; i < worths.length && budget.lasts(); i++) {
            worths[i] = playout.run(samples.get(i).start(), stances, new SplittableRandom(samples.get(i).dice()), budget);
        }
        return worths;
    }
}
