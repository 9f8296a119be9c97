package trayfield.solo;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import trayfield.model.Order;
import trayfield.model.Pending;
import trayfield.model.Phase;
import trayfield.model.Position;
import trayfield.model.Verdict;
import trayfield.play.Scribe;
import trayfield.play.Seat;
import trayfield.solo.sand.Budget;
import trayfield.solo.sand.Conduct;
import trayfield.solo.sand.Guess;
import trayfield.solo.sand.Intent;
import trayfield.solo.sand.Lots;
import trayfield.solo.sand.SandTable;
import trayfield.solo.sand.School;
import trayfield.solo.sand.Stance;

/// Plays its side's orders on the sand table until dice are due, and then gives them one by one. What the seat does not
/// take, because the table differs from the truth, is thought over anew.
class Regular implements Commander {
    private final long seed;
    private final Deque<Intent> planned = new ArrayDeque<>();
    private final Scribe scribe = new Scribe();
    private SandTable sand;
    private School school;
    private Conduct conduct;
    private int expected;
    private int phaseTurn;
    private Phase phase;
    private List<Optional<String>> classes = List.of();

    Regular(long seed) {
        this.seed = seed;
    }

    @Override
    public Optional<Intent> choose(Seat seat, Budget budget) {
        if (sand == null) {
            sand = SandTable.of(seat);
            school = Schools.of(sand);
        }
        if (seat.number() != expected) {
            planned.clear();
        }
        if (planned.isEmpty() && seat.observation().phase() == Phase.ROSTER) {
            return Optional.of(RosterPlan.of(seat, seed));
        }
        Intent next = planned.poll();
        if (next == null || seat.check(next.order()).isPresent()) {
            planned.clear();
            plan(seat, budget);
            next = planned.poll();
        }
        if (budget.calledOff()) {
            planned.clear();
            return Optional.empty();
        }
        expected = seat.number() + 1;
        return Optional.of(next == null || seat.check(next.order()).isPresent() ? Lawful.any(seat) : next);
    }

    private void plan(Seat seat, Budget budget) {
        boolean begins = conduct == null || seat.observation().turn() != phaseTurn || seat.observation().phase() != phase
                || seat.number() < expected;
        if (begins) {
            phaseTurn = seat.observation().turn();
            phase = seat.observation().phase();
            classes = guess(seat).draw(Lots.of(seed, seat.observation()));
        }
        Position position = sand.lay(seat, classes);
        if (begins) {
            conduct = conduct(stances(seat, position, budget));
        }
        while (sand.side() == position.side() && position.phase() == phase && !budget.calledOff()) {
            Intent intent = conduct.next(position);
            planned.add(intent);
            if (!(sand.book().apply(position, intent.order()) instanceof Verdict.Step step)
                    || step.after().pending().filter(Pending.Dice.class::isInstance).isPresent()
                    || intent.order() instanceof Order.End) {
                return;
            }
            position = step.after();
            budget.spend();
        }
    }

    Conduct conduct(Stance[] stances) {
        return school.conduct(sand.side(), stances);
    }

    /// How its trays are led in the phase that begins.
    Stance[] stances(Seat seat, Position position, Budget budget) {
        Stance[] steady = new Stance[sand.muster().size()];
        Arrays.fill(steady, Stance.STEADY);
        return steady;
    }

    /// What the enemy's classes may be, by all that the side was told up to now.
    Guess guess(Seat seat) {
        return new Guess(seat, scribe.clerk(seat));
    }

    SandTable sand() {
        return sand;
    }

    School school() {
        return school;
    }

    long seed() {
        return seed;
    }
}
