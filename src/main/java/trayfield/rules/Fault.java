package trayfield.rules;

import java.util.List;
import java.util.Optional;
import trayfield.model.RuleRef;
import trayfield.model.Verdict.Refusal;

/// A reason to refuse: the clause that speaks and the code of its sentence. Each rule book lists its own as an enum, so
/// that a test can hold that every code has words.
public interface Fault {

    /// The clause; none where the fault is in the order itself.
    Optional<RuleRef> rule();

    /// The key of the sentence in the bundle of words.
    String code();

    /// This fault by the clause that the book that is played names.
    default Refusal by(RuleRef clause, Object... args) {
        return new Refusal(Optional.of(clause), code(), List.of(args));
    }

    default Refusal of(Object... args) {
        return new Refusal(rule(), code(), List.of(args));
    }
}
