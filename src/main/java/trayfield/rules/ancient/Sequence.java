package trayfield.rules.ancient;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trayfield.model.AncientState;
import trayfield.model.Event;
import trayfield.model.Muster;
import trayfield.model.Pending;
import trayfield.model.Pending.Purpose;
import trayfield.model.Phase;
import trayfield.model.Position;
import trayfield.model.PositionDraft;
import trayfield.model.Result;
import trayfield.model.Roll;
import trayfield.model.Scenario;
import trayfield.model.Verdict.Step;
import trayfield.rules.Endings;

/// The printed sequence: rosters once; then, each sequence, missiles of both sides, dice for who goes first, and each
/// side's moves and melees.
final class Sequence {
    private static final int ONE_DIE_EACH = 2;
    private static final int SIDES = 2;

    private final Muster muster;
    private final Army army;
    private final Missiles missiles;
    private final Endings endings;

    Sequence(Muster muster, Army army, Missiles missiles) {
        this.muster = muster;
        this.army = army;
        this.missiles = missiles;
        this.endings = new Endings(muster, Clause.HEADQUARTERS.ref);
    }

    Position start() {
        List<Optional<String>> fixed = muster.scenario().units().stream().map(Scenario.UnitPlan::unitClass).toList();
        Position position = new PositionDraft(muster, Phase.ROSTER, AncientState.start(fixed, muster.size())).settle();
        return rosters(position, 0, new ArrayList<>());
    }

    /// Asks the sides from this one on for their rosters, in file order; then the first sequence begins.
    private Position rosters(Position position, int from, List<Event> events) {
        for (int side = from; side < SIDES; side++) {
            if (!rosterComplete(position, side)) {
                return position.draft().phase(Phase.ROSTER).side(side).settle();
            }
        }
        return beginSequence(position, events);
    }

    private boolean rosterComplete(Position position, int side) {
        for (int unit = 0; unit < army.units(); unit++) {
            if (army.unitSide(unit) == side && Army.state(position).unitClass(unit).isEmpty()) {
                return false;
            }
        }
        return true;
    }

    Step afterRoster(Position position, List<Event> events) {
        return new Step(rosters(position, position.side() + 1, events), events);
    }

    private Position beginSequence(Position position, List<Event> events) {
        events.add(new Event.SequenceBegan(position.turn(), Clause.SEQUENCE_1.ref));
        return missiles(position.draft().clearMarks().phase(Phase.MISSILES).firstSide(Position.NOBODY).settle(), 0,
                events);
    }

    /// Asks the sides from this one on to declare; a side that can throw nothing is passed over.
    private Position missiles(Position position, int from, List<Event> events) {
        for (int side = from; side < SIDES; side++) {
            if (missiles.canThrow(position, side)) {
                events.add(new Event.PhaseBegan(muster.sideId(side), Phase.MISSILES, Clause.SEQUENCE_1.ref));
                return position.draft().side(side).settle();
            }
        }
        int dice = missiles.throwers(position).size();
        if (dice == 0) {
            return initiative(position, events);
        }
        return position.draft().side(Position.NOBODY).pending(new Pending.Dice(dice, Purpose.MISSILES)).settle();
    }

    /// Dice for who goes first; the side that a scenario names goes first in the first sequence only.
    private Position initiative(Position position, List<Event> events) {
        Optional<String> named = position.turn() == 1 ? muster.scenario().firstSide() : Optional.empty();
        if (named.isPresent()) {
            return goesFirst(position, muster.scenario().sideIndex(named.get()), events);
        }
        return position.draft().phase(Phase.INITIATIVE).side(Position.NOBODY)
                .pending(new Pending.Dice(ONE_DIE_EACH, Purpose.INITIATIVE)).settle();
    }

    Step initiativeRolled(Position position, Roll roll, Event rolled) {
        List<Event> events = new ArrayList<>();
        events.add(rolled);
        int difference = roll.faces().getFirst() - roll.faces().getLast();
        return new Step(difference == 0 ? position : goesFirst(position, difference > 0 ? 0 : 1, events), events);
    }

    private Position goesFirst(Position position, int side, List<Event> events) {
        events.add(new Event.WentFirst(muster.sideId(side), Clause.SEQUENCE_2.ref));
        return beginMove(position.draft().firstSide(side).pending(null).settle(), side, events);
    }

    private Position beginMove(Position position, int side, List<Event> events) {
        boolean[] contact = new boolean[muster.size()];
        for (int man = 0; man < contact.length; man++) {
            contact[man] = muster.side(man) == side && position.onBoard(man) && army.inContact(position, man);
        }
        events.add(new Event.TurnBegan(muster.sideId(side), position.turn(), Clause.SEQUENCE_3.ref));
        events.add(new Event.PhaseBegan(muster.sideId(side), Phase.MOVE, Clause.SEQUENCE_3.ref));
        return position.draft().phase(Phase.MOVE).side(side).book(Army.state(position).beginMove(contact)).settle();
    }

    /// Missiles were thrown and losses removed: the game is over, or dice decide who goes first.
    Step afterMissiles(Position position, List<Event> events) {
        Optional<Result> result = endings.onRemoval(position);
        return result.isPresent() ? over(position, events, result.get())
                : new Step(initiative(position.draft().pending(null).settle(), events), events);
    }

    /// After men may have been removed: the game may be over at once.
    Step settle(Position position, List<Event> events) {
        Optional<Result> result = endings.onRemoval(position);
        return result.isPresent() ? over(position, events, result.get()) : new Step(position, events);
    }

    /// Ends a side's declaration, its moves or its melees.
    Step end(Position position) {
        List<Event> events = new ArrayList<>();
        int side = position.side();
        return switch (position.phase()) {
            case MISSILES -> new Step(missiles(position, side + 1, events), events);
            case MOVE -> {
                events.add(new Event.PhaseBegan(muster.sideId(side), Phase.MELEE, Clause.SEQUENCE_3.ref));
                yield new Step(position.draft().phase(Phase.MELEE).settle(), events);
            }
            case MELEE -> endTurn(position, side, events);
            case FIRST, ACT, ROSTER, INITIATIVE, OVER ->
                throw new IllegalStateException("no phase that ends by order: " + position.phase());
        };
    }

    private Step endTurn(Position position, int side, List<Event> events) {
        events.add(new Event.TurnEnded(muster.sideId(side), position.turn(), Clause.SEQUENCE_3.ref));
        Endings.TurnEnd end = endings.onTurnEnd(position, side);
        events.addAll(end.events());
        if (end.result().isPresent()) {
            return over(end.after(), events, end.result().get());
        }
        if (side == position.firstSide()) {
            return new Step(beginMove(end.after(), 1 - side, events), events);
        }
        return new Step(beginSequence(end.after().draft().turn(position.turn() + 1).settle(), events), events);
    }

    private static Step over(Position position, List<Event> before, Result result) {
        List<Event> events = new ArrayList<>(before);
        events.add(new Event.GameOver(result, Clause.HEADQUARTERS.ref));
        return new Step(position.draft().phase(Phase.OVER).side(Position.NOBODY).pending(null)
                .book(Army.state(position).withClash(new AncientState.Clash.Quiet())).result(result).settle(), events);
    }
}
