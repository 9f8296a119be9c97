package trayfield.ui.play.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import trayfield.model.Event;
import trayfield.model.Observation;
import trayfield.model.Phase;
import trayfield.model.Scenario;
import trayfield.play.Told;

/// The printed sequence of a turn with the step lit that is being played: dice for the first move, then for each side
/// its moves, fire and melees, unit by unit, and the end of its turn.
///
/// @param turn counted from 1
/// @param last the turn that the game ends with, where there is a limit
/// @param side whose turn it is
public record TurnBar(int turn, OptionalInt last, Optional<String> side, List<Step> steps) {

    /// @param side whose step it is; none for the dice and the verdict
    public record Step(Kind kind, Optional<String> side, State state) {
    }

    public enum Kind {
        DICE, ACT, END, OVER
    }

    public enum State {
        DONE, NOW, AHEAD
    }

    static TurnBar of(Standing standing) {
        Observation seen = standing.seen();
        Scenario scenario = standing.seat().scenario();
        List<Step> steps = new ArrayList<>();
        if (seen.phase() == Phase.FIRST) {
            steps.add(new Step(Kind.DICE, Optional.empty(), State.NOW));
        }
        Optional<String> first = firstSide(standing);
        if (first.isPresent()) {
            String second = scenario.sides().get(1 - scenario.sideIndex(first.get())).id();
            boolean secondPlays = seen.side().filter(second::equals).isPresent();
            sideSteps(standing, first.get(), secondPlays, steps);
            sideSteps(standing, second, false, steps);
        } else {
            steps.add(new Step(Kind.ACT, Optional.empty(), State.AHEAD));
            steps.add(new Step(Kind.END, Optional.empty(), State.AHEAD));
        }
        if (seen.phase() == Phase.OVER) {
            steps.clear();
            steps.add(new Step(Kind.OVER, Optional.empty(), State.NOW));
        }
        return new TurnBar(seen.turn(), scenario.turnLimit(), seen.side(), List.copyOf(steps));
    }

    private static void sideSteps(Standing standing, String side, boolean over, List<Step> into) {
        boolean plays = standing.seen().side().filter(side::equals).isPresent();
        boolean nothingLeft = plays && standing.live() && standing.mayEnd() && standing.open().isEmpty();
        State act = over || nothingLeft ? State.DONE : plays ? State.NOW : State.AHEAD;
        into.add(new Step(Kind.ACT, Optional.of(side), act));
        into.add(new Step(Kind.END, Optional.of(side), over ? State.DONE : nothingLeft ? State.NOW : State.AHEAD));
    }

    /// The side that goes first in every round, once that is settled.
    private static Optional<String> firstSide(Standing standing) {
        Optional<String> named = standing.seat().scenario().firstSide();
        if (named.isPresent()) {
            return named;
        }
        for (Told told : standing.seat().told(0)) {
            for (Event event : told.events()) {
                if (event instanceof Event.WentFirst first) {
                    return Optional.of(first.side());
                }
            }
        }
        return Optional.empty();
    }
}
