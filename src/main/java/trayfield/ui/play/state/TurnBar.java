package trayfield.ui.play.state;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import trayfield.model.Observation;
import trayfield.model.Phase;

/// The printed sequence of a turn with the step lit that is being played, as the rule book has it.
///
/// @param turn counted from 1
/// @param last the turn that the game ends with, where there is a limit
/// @param side whose turn it is
public record TurnBar(int turn, OptionalInt last, Optional<String> side, List<Step> steps) {

    /// @param side whose step it is; none for the dice and the verdict
    public record Step(Kind kind, Optional<String> side, State state) {
    }

    public enum Kind {
        DICE, ACT, END, ROSTER, MISSILES, MOVE, MELEE, OVER
    }

    public enum State {
        DONE, NOW, AHEAD
    }

    static TurnBar of(Standing standing) {
        Observation seen = standing.seen();
        List<Step> steps = seen.phase() == Phase.OVER ? List.of(new Step(Kind.OVER, Optional.empty(), State.NOW))
                : Idiom.of(standing.seat().table()).sequence(standing);
        return new TurnBar(seen.turn(), standing.seat().scenario().turnLimit(), seen.side(), List.copyOf(steps));
    }
}
