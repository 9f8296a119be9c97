package trayfield.ui.play.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trayfield.model.Event;
import trayfield.model.Observation;
import trayfield.model.Phase;
import trayfield.play.Told;
import trayfield.ui.play.state.TurnBar.Kind;
import trayfield.ui.play.state.TurnBar.State;
import trayfield.ui.play.state.TurnBar.Step;

/// The printed sequence of the Ancient game: rosters once; then missiles of each side, dice for who goes first, and each
/// side's moves and melees.
final class AncientSequence {
    private final Standing standing;
    private final Observation seen;
    private final String one;
    private final String other;
    private final List<Step> plan = new ArrayList<>();

    AncientSequence(Standing standing) {
        this.standing = standing;
        this.seen = standing.seen();
        this.one = standing.seat().scenario().sides().getFirst().id();
        this.other = standing.seat().scenario().sides().getLast().id();
    }

    List<Step> steps() {
        if (seen.phase() == Phase.ROSTER) {
            both(Kind.ROSTER);
        }
        both(Kind.MISSILES);
        step(Kind.DICE, Optional.empty());
        Optional<String> first = wentFirst();
        Optional<String> second = first.map(side -> side.equals(one) ? other : one);
        for (Optional<String> side : List.of(first, second)) {
            step(Kind.MOVE, side);
            step(Kind.MELEE, side);
        }
        int now = now();
        List<Step> lit = new ArrayList<>();
        for (int i = 0; i < plan.size(); i++) {
            lit.add(new Step(plan.get(i).kind(), plan.get(i).side(),
                    i < now ? State.DONE : i == now ? State.NOW : State.AHEAD));
        }
        return lit;
    }

    private void both(Kind kind) {
        step(kind, Optional.of(one));
        step(kind, Optional.of(other));
    }

    private void step(Kind kind, Optional<String> side) {
        plan.add(new Step(kind, side, State.AHEAD));
    }

    private int now() {
        Kind kind = switch (seen.phase()) {
            case ROSTER -> Kind.ROSTER;
            case MISSILES -> Kind.MISSILES;
            case MOVE -> Kind.MOVE;
            case MELEE -> Kind.MELEE;
            case FIRST, INITIATIVE, ACT -> Kind.DICE;
            case OVER -> Kind.OVER;
        };
        // While the dice for missiles are due it is nobody's turn: both have declared.
        Optional<String> side = kind == Kind.MISSILES ? seen.side().or(() -> Optional.of(other)) : seen.side();
        for (int i = 0; i < plan.size(); i++) {
            if (plan.get(i).kind() == kind && (kind == Kind.DICE || plan.get(i).side().equals(side))) {
                return i;
            }
        }
        return plan.size();
    }

    /// Who goes first in this sequence, once that is settled.
    private Optional<String> wentFirst() {
        for (Told told : standing.seat().latest()) {
            for (Event event : told.events().reversed()) {
                if (event instanceof Event.WentFirst first) {
                    return Optional.of(first.side());
                }
                if (event instanceof Event.SequenceBegan) {
                    return Optional.empty();
                }
            }
        }
        return Optional.empty();
    }
}
