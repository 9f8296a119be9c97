package trayfield.ui.play.state;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;

/// What is left to be shown again of things that happened, by the numbers of their inputs.
final class Replay {
    private final Deque<Integer> left = new ArrayDeque<>();
    private boolean running;

    void start(List<Integer> numbers) {
        left.clear();
        left.addAll(numbers);
        running = !numbers.isEmpty();
    }

    void stop() {
        left.clear();
        running = false;
    }

    boolean running() {
        return running;
    }

    /// The next one; empty, and the end, after the last.
    OptionalInt next() {
        if (left.isEmpty()) {
            stop();
            return OptionalInt.empty();
        }
        return OptionalInt.of(left.poll());
    }
}
