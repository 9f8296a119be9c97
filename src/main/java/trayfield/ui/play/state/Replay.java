package trayfield.ui.play.state;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import trayfield.model.Event;
import trayfield.play.Told;

/// What is left to be shown again of things that happened.
final class Replay {
    private final Deque<Span> left = new ArrayDeque<>();
    private boolean running;

    /// Inputs that are shown as one, by their numbers.
    record Span(int first, int last) {
    }

    /// Moves given one after another are shown as one; everything else by itself.
    static List<Span> spans(List<Told> news) {
        List<Span> spans = new ArrayList<>();
        boolean moves = false;
        for (Told told : news) {
            boolean move = told.events().stream().allMatch(Replay::moves);
            if (move && moves && spans.getLast().last() == told.number() - 1) {
                spans.set(spans.size() - 1, new Span(spans.getLast().first(), told.number()));
            } else {
                spans.add(new Span(told.number(), told.number()));
            }
            moves = move;
        }
        return spans;
    }

    private static boolean moves(Event event) {
        return event instanceof Event.Moved || event instanceof Event.Turned;
    }

    void start(List<Span> spans) {
        left.clear();
        left.addAll(spans);
        running = !spans.isEmpty();
    }

    void stop() {
        left.clear();
        running = false;
    }

    boolean running() {
        return running;
    }

    /// The next one; empty, and the end, after the last.
    Optional<Span> next() {
        if (left.isEmpty()) {
            stop();
        }
        return Optional.ofNullable(left.poll());
    }
}
