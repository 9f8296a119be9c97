package trayfield.rules.ancient;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import trayfield.geometry.Grid;
import trayfield.model.AncientState;
import trayfield.model.AncientState.Clash;
import trayfield.model.Board;
import trayfield.model.Event;
import trayfield.model.Facing;
import trayfield.model.Mark;
import trayfield.model.MeleeOutcome;
import trayfield.model.Muster;
import trayfield.model.Pending;
import trayfield.model.Pending.Answer;
import trayfield.model.Position;
import trayfield.model.PositionDraft;
import trayfield.model.Roll;
import trayfield.model.Square;
import trayfield.model.Verdict.Step;

/// Carries out melees: all attackers spend their attack, the defender is turned, dice fall or are not needed, and the
/// faced attacker may advance.
final class Fights {
    private static final int ONE_DIE_EACH = 2;

    private final Muster muster;
    private final Board board;
    private final Melee melee;
    private final Movement movement;
    private final Sequence sequence;

    Fights(Muster muster, Melee melee, Movement movement, Sequence sequence) {
        this.muster = muster;
        this.board = muster.board();
        this.melee = melee;
        this.movement = movement;
        this.sequence = sequence;
    }

    Step attack(Position position, int man, int defender) {
        List<Integer> attackers = melee.attackers(position, muster.side(man), defender);
        int faced = melee.faced(position, defender, attackers);
        List<Event> events = new ArrayList<>();
        events.add(new Event.Attacked(muster.id(man), muster.id(defender), Clause.MELEE_1.ref));
        PositionDraft draft = position.draft();
        attackers.forEach(attacker -> draft.mark(attacker, Mark.ATTACKED));
        Square stands = board.square(position.square(defender));
        Facing toward = Grid.way(stands, board.square(position.square(faced))).orElseThrow();
        if (position.facing(defender) != toward) {
            draft.face(defender, toward);
            events.add(new Event.Turned(muster.id(defender), stands, toward, Clause.MELEE_2.ref));
        }
        Melee.Bout bout = melee.bout(position, faced, defender, attackers.size());
        if (melee.overwhelmed(position, bout)) {
            events.add(new Event.Overwhelmed(muster.id(defender), attackers.stream().map(muster::id).toList(),
                    Clause.MELEE_4.ref));
            return defeated(position, draft, faced, defender, Clause.MELEE_4, events);
        }
        AncientState state = Army.state(position).withClash(new Clash.Fight(faced, defender, attackers));
        return new Step(draft.book(state).pending(new Pending.Dice(ONE_DIE_EACH, Pending.Purpose.MELEE)).settle(),
                events);
    }

    Step rolled(Position position, Clash.Fight fight, Roll roll, Event rolled) {
        Melee.Bout bout = melee.bout(position, fight.faced(), fight.defender(), fight.attackers().size());
        int attackerPower = melee.attackerPower(position, bout);
        int defenderPower = melee.defenderPower(position, bout);
        int attack = roll.faces().getFirst();
        int defence = roll.faces().getLast();
        MeleeOutcome outcome = MeleeOutcome.of(attack <= attackerPower, defence <= defenderPower);
        List<Event> events = new ArrayList<>();
        events.add(rolled);
        events.add(new Event.Fought(muster.id(fight.faced()), muster.id(fight.defender()), attack, defence,
                OptionalInt.of(attackerPower), OptionalInt.of(defenderPower), outcome, Clause.CONDUCT.ref));
        PositionDraft draft = position.draft();
        return switch (outcome) {
            case STALEMATE -> new Step(quiet(position, draft).settle(), events);
            case DEFENDER_ALONE -> {
                remove(position, draft, fight.faced(), Clause.CONDUCT, events);
                yield sequence.settle(quiet(position, draft).settle(), events);
            }
            case BOTH_LOST -> {
                remove(position, draft, fight.faced(), Clause.CONDUCT, events);
                remove(position, draft, fight.defender(), Clause.CONDUCT, events);
                yield sequence.settle(quiet(position, draft).settle(), events);
            }
            case ATTACKER_ALONE -> defeated(position, draft, fight.faced(), fight.defender(), Clause.CONDUCT, events);
        };
    }

    /// The defender alone is removed: unless the game is over, the faced attacker may step into his square.
    private Step defeated(Position position, PositionDraft draft, int faced, int defender, Clause clause,
            List<Event> events) {
        int square = position.square(defender);
        remove(position, draft, defender, clause, events);
        AncientState state = Army.state(position).withClash(new Clash.Advance(faced, square));
        Position after = draft.book(state)
                .pending(new Pending.Choice(muster.id(faced), List.of(Answer.ADVANCES, Answer.HOLDS))).settle();
        return sequence.settle(after, events);
    }

    /// An advance is free and keeps the facing; an enemy who is then faced is turned at once.
    Step choose(Position position, Clash.Advance advance, Answer answer) {
        int man = advance.attacker();
        PositionDraft draft = quiet(position, position.draft());
        List<Event> events = new ArrayList<>();
        if (answer == Answer.HOLDS) {
            events.add(new Event.Held(muster.id(man), Clause.MELEE_3.ref));
            return new Step(draft.settle(), events);
        }
        events.add(new Event.Advanced(muster.id(man), board.square(position.square(man)),
                board.square(advance.square()), Clause.MELEE_3.ref));
        draft.move(man, advance.square());
        movement.turnToMeet(position, draft, muster.side(man), advance.square(), position.facing(man),
                Clause.MELEE_3.ref, events);
        return new Step(draft.settle(), events);
    }

    private static PositionDraft quiet(Position position, PositionDraft draft) {
        return draft.book(Army.state(position).withClash(new Clash.Quiet())).pending(null);
    }

    private void remove(Position position, PositionDraft draft, int man, Clause clause, List<Event> events) {
        draft.remove(man);
        events.add(new Event.Removed(muster.id(man), board.square(position.square(man)), clause.ref));
    }
}
