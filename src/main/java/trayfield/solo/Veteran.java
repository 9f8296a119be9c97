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
    private static final List<Stance> WAYS = List.of(Stance.BOLD, Stance.WARY, Stance.FIERCE, Stance.HASTY, Stance.SHY,
            Stance.STEADY);
    /// Turns of either side that are played on: its own, the enemy's, and once more each.
    private static final int TURNS = Integer.getInteger("turns", 4);
    private static final int SAMPLES = Integer.getInteger("samples", 64);

    private Stance[] chosen;

    Veteran(long seed) {
        super(seed);
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
        List<Race.Sample> samples = new ArrayList<>();
        for (int i = 0; i < SAMPLES; i++) {
            List<Optional<String>> classes = guess.draw(lots);
            samples.add(new Race.Sample(sand().lay(seat, classes), lots.nextLong()));
        }
        Race race = new Race(new Playout(sand(), school(), TURNS), samples, chosen, budget);
        for (Stance way : WAYS) {
            Stance[] all = new Stance[chosen.length];
            Arrays.fill(all, way);
            race.challenge(all);
        }
        for (int[] body : school().bodies(position, sand().side())) {
            for (Stance way : WAYS) {
                race.challenge(with(race.best(), body, way));
            }
        }
        chosen = race.best();
    }

    private static Stance[] with(Stance[] stances, int[] body, Stance way) {
        Stance[] other = stances.clone();
        for (int tray : body) {
            other[tray] = way;
        }
        return other;
    }
}
