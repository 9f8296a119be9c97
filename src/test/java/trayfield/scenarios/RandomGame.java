package trayfield.scenarios;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import trayfield.model.Input;
import trayfield.model.Order;
import trayfield.model.Pending;
import trayfield.model.Position;
import trayfield.model.Verdict;
import trayfield.notation.RecordText;

/// A game of lawful orders drawn by lot, by any rule book, told position by position to a watcher. The same seed plays
/// the same game.
final class RandomGame {
    private static final int MOST_INPUTS = 20_000;
    private static final int MOST_DRAWN = 24;
    private static final int FAR = 20;

    private final Bench bench;
    private final Random lots;
    private final List<Input> inputs = new ArrayList<>();
    private final List<Position> positions = new ArrayList<>();

    /// Looks at a position before the next input.
    interface Watcher {
        void at(Position position, Random lots);
    }

    RandomGame(Bench bench, long seed) {
        this.bench = bench;
        this.lots = Bench.lots(seed);
        positions.add(bench.book().start());
    }

    /// Plays to the end of the game.
    void play(Watcher watcher) {
        while (now().result().isEmpty()) {
            watcher.at(now(), lots);
            Input input = next();
            Verdict verdict = bench.book().apply(now(), input);
            if (!(verdict instanceof Verdict.Step step)) {
                throw new AssertionError(input + " was drawn as lawful, and refused: " + verdict);
            }
            inputs.add(input);
            positions.add(step.after());
            if (inputs.size() > MOST_INPUTS) {
                throw new AssertionError("no end after " + inputs.size() + " inputs");
            }
        }
        watcher.at(now(), lots);
    }

    Position now() {
        return positions.getLast();
    }

    /// All inputs, oldest first.
    List<Input> inputs() {
        return inputs;
    }

    /// The start, then the position after each input.
    List<Position> positions() {
        return positions;
    }

    /// The game so far, one line an input.
    String record() {
        return String.join("\n", inputs.stream().map(RecordText::print).toList());
    }

    private Input next() {
        Optional<Pending.Dice> due = Bench.diceDue(now());
        if (due.isPresent()) {
            return bench.roll(due.get(), lots);
        }
        List<Order> orders = bench.book().orders(now());
        if (orders.isEmpty()) {
            throw new AssertionError("a dead end: no dice due and no lawful order");
        }
        return drawn(orders);
    }

    /// Some orders drawn by lot, the liveliest of them taken: melees before moves up to the enemy, those before shots, and
    /// the turn seldom ended while something else is left.
    private Order drawn(List<Order> orders) {
        return Stream.generate(() -> orders.get(lots.nextInt(orders.size()))).limit(1 + lots.nextInt(MOST_DRAWN))
                .min(Comparator.comparingInt(this::dullness)).orElseThrow();
    }

    private int dullness(Order order) {
        return switch (order) {
            case Order.Attack _, Order.Choose _, Order.RunDown _ -> 0;
            case Order.Move move -> Distance.toEnemy(now(), move);
            case Order.Fire _, Order.Throw _, Order.Roster _ -> lots.nextInt(FAR);
            case Order.Turn _ -> FAR;
            case Order.End _ -> now().turn() == 1 ? FAR : lots.nextInt(2 * FAR);
        };
    }
}
