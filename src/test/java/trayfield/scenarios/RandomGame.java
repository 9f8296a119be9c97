package trayfield.scenarios;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SequencedMap;
import java.util.TreeMap;
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
        this.lots = new Random(seed);
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
        SequencedMap<String, List<Order>> kinds = new TreeMap<>();
        for (Order order : bench.book().orders(now())) {
            kinds.computeIfAbsent(order.getClass().getSimpleName(), _ -> new ArrayList<>()).add(order);
        }
        if (kinds.isEmpty()) {
            throw new AssertionError("a dead end: no dice due and no lawful order");
        }
        return drawn(kinds);
    }

    /// Rare kinds come as often as common ones; a turn is seldom ended early.
    private Order drawn(SequencedMap<String, List<Order>> kinds) {
        List<Order> end = kinds.remove(Order.End.class.getSimpleName());
        if (kinds.isEmpty() || end != null && lots.nextInt(20) == 0) {
            return end.getFirst();
        }
        List<List<Order>> choice = List.copyOf(kinds.values());
        List<Order> kind = choice.get(lots.nextInt(choice.size()));
        return kind.get(lots.nextInt(kind.size()));
    }
}
