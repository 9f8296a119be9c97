package trayfield.rules.modern;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trayfield.model.Event;
import trayfield.model.ModernState;
import trayfield.model.Muster;
import trayfield.model.Pending;
import trayfield.model.Phase;
import trayfield.model.Position;
import trayfield.model.PositionDraft;
import trayfield.model.Result;
import trayfield.model.Roll;
import trayfield.model.Verdict.Step;
import trayfield.rules.Endings;

/// Chapter B: dice once for who moves first, then turns alternate until an end is met.
final class Turns {
    private static final int ONE_DIE_EACH = 2;

    private final Muster muster;
    private final Endings endings;

    Turns(Muster muster) {
        this.muster = muster;
        this.endings = new Endings(muster, Clause.END.ref);
    }

    Position start() {
        PositionDraft draft = new PositionDraft(muster, Phase.FIRST, new ModernState.Quiet());
        Optional<String> named = muster.scenario().firstSide();
        if (named.isEmpty()) {
            return draft.pending(new Pending.Dice(ONE_DIE_EACH, Pending.Purpose.FIRST)).settle();
        }
        int first = muster.scenario().sideIndex(named.get());
        return draft.firstSide(first).side(first).phase(Phase.ACT).settle();
    }

    /// Dice for who moves first; a tie is rolled again.
    Step first(Position position, Roll roll, Event rolled) {
        int difference = roll.faces().getFirst() - roll.faces().getLast();
        if (difference == 0) {
            return new Step(position, List.of(rolled));
        }
        int first = difference > 0 ? 0 : 1;
        Position after = position.draft().firstSide(first).side(first).phase(Phase.ACT).pending(null).settle();
        return new Step(after, List.of(rolled, new Event.WentFirst(muster.sideId(first), Clause.B.ref),
                new Event.TurnBegan(muster.sideId(first), after.turn(), Clause.B.ref)));
    }

    /// After trays may have been removed: the game may be over at once.
    Step settle(Step step) {
        Optional<Result> result = endings.onRemoval(step.after());
        return result.isEmpty() ? step : over(step.after(), step.events(), result.get());
    }

    /// Ends the turn of the side to move.
    Step end(Position position) {
        int mover = position.side();
        List<Event> events = new ArrayList<>();
        events.add(new Event.TurnEnded(muster.sideId(mover), position.turn(), Clause.B.ref));
        Endings.TurnEnd end = endings.onTurnEnd(position.draft().clearMarks().settle(), mover);
        events.addAll(end.events());
        if (end.result().isPresent()) {
            return over(end.after(), events, end.result().get());
        }
        int next = 1 - mover;
        int turn = position.turn() + (next == position.firstSide() ? 1 : 0);
        events.add(new Event.TurnBegan(muster.sideId(next), turn, Clause.B.ref));
        return new Step(end.after().draft().side(next).turn(turn).settle(), events);
    }

    private static Step over(Position position, List<Event> before, Result result) {
        List<Event> events = new ArrayList<>(before);
        events.add(new Event.GameOver(result, Clause.END.ref));
        return new Step(position.draft().phase(Phase.OVER).side(Position.NOBODY).pending(null)
                .book(new ModernState.Quiet()).result(result).settle(), events);
    }
}
