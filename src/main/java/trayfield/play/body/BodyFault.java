package trayfield.play.body;

import java.util.Optional;
import trayfield.model.RuleRef;
import trayfield.rules.Fault;

/// Why a man cannot follow his body though no clause forbids any single order of his. Arguments stand behind each.
public enum BodyFault implements Fault {
    /// man
    OFF_THE_BOARD("body.offTheBoard"),
    /// man, square
    NO_WAY("body.noWay"),
    /// man, square
    NO_NEARER("body.noNearer");

    private final String code;

    BodyFault(String code) {
        this.code = code;
    }

    @Override
    public Optional<RuleRef> rule() {
        return Optional.empty();
    }

    @Override
    public String code() {
        return code;
    }
}
