package trayfield.model;

import java.util.List;
import java.util.Optional;

/// What the rules say to an input: a step to a new position, or a refusal.
public sealed interface Verdict {

    /// The input was lawful.
    record Step(Position after, List<Event> events) implements Verdict {
        public Step {
            events = List.copyOf(events);
        }
    }

    /// The input was not lawful and changed nothing.
    ///
    /// @param rule the clause that forbids it; none where no clause speaks (an unknown tray, dice that are due)
    /// @param code names the sentence in the bundle of words
    /// @param args what the sentence speaks of, in its order: squares, ids, numbers, names
    record Refusal(Optional<RuleRef> rule, String code, List<Object> args) implements Verdict {
        public Refusal {
            args = List.copyOf(args);
        }
    }
}
