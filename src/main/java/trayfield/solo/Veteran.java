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
import trayfield.solo.sand.Conduct;
import trayfield.solo.sand.Guess;
import trayfield.solo.sand.Lots;
import trayfield.solo.sand.Stance;

/// Thinks its turn over before it begins: it plays the game on upon the sand table, with its whole army led in one way and
/// in another, then with single bodies led otherwise, and keeps what comes out best. Dice, and enemy classes that agree
/// with all it was told, are drawn anew for each game; the same ones for every way, so that luck decides little.
final class Veteran extends Regular {
    private static final List<Stance> THROWS = List.of(Stance.EAGER, Stance.PATIENT, Stance.STEADY);
    /// Turns of either side that are played on: its own, the enemy's, and once more each.
    private static final int TURNS = 4;
    private static final int SAMPLES = 32;

    private Stance[] chosen;

    Veteran(long seed) {
        super(seed);
    }

    @Override
    Conduct conduct(Stance[] stances) {
        return school().mastery(sand().side(), stances);
    }

    @Override
    Stance[] stances(Seat seat, Position position, Budget budget) {
        boolean decides = position.phase() != Phase.MELEE;
        if (decides || chosen == null) {
            chosen = new Stance[sand().muster().size()];
            Arrays.fill(chosen, school().seasoned());
        }
        if (decides && budget.lasts()) {
            think(seat, position, budget);
        }
        return chosen;
    }

    private void think(Seat seat, Position position, Budget budget) {
        SplittableRandom lots = Lots.of(seed() + 1, seat.observation());
        Guess guess = guess(seat);
        List<Race.Sample> samples = new ArrayList<>();
        for (int i = 0; i < SAMPLES; i++) {
            List<Optional<String>> classes = guess.draw(lots);
            samples.add(new Race.Sample(start(sand().lay(seat, classes)), lots.nextLong()));
        }
        Race race = new Race(new Playout(sand(), school(), TURNS), samples, chosen, budget);
        List<Stance> ways = position.phase() == Phase.MISSILES ? THROWS : ways();
        for (Stance way : ways) {
            Stance[] all = new Stance[chosen.length];
            Arrays.fill(all, way);
            race.challenge(all);
        }
        boolean better = true;
        while (better && budget.lasts()) {
            better = false;
            for (int[] body : school().bodies(position, sand().side())) {
                for (Stance way : ways) {
                    better |= race.challenge(with(race.best(), body, way));
                }
            }
        }
        chosen = race.best();
    }

    private List<Stance> ways() {
        Stance seasoned = school().seasoned();
        return List.of(seasoned.withWhim(1), Stance.BOLD, Stance.WARY, seasoned.withWhim(2), Stance.FIERCE, Stance.HASTY,
                seasoned.withWhim(3), Stance.SHY, Stance.STEADY);
    }

    /// What the other side has declared is its secret, so upon the sand table it declares first.
    private static Position start(Position laid) {
        return laid.phase() == Phase.MISSILES ? laid.draft().side(0).settle() : laid;
    }

    private static Stance[] with(Stance[] stances, int[] body, Stance way) {
        Stance[] other = stances.clone();
        for (int tray : body) {
            other[tray] = way;
        }
        return other;
    }
}
