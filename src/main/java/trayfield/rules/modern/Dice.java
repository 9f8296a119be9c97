package trayfield.rules.modern;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import trayfield.model.Event;
import trayfield.model.MeleeOutcome;
import trayfield.model.ModernState;
import trayfield.model.Muster;
import trayfield.model.Pending;
import trayfield.model.Pending.Answer;
import trayfield.model.Position;
import trayfield.model.PositionDraft;
import trayfield.model.Roll;
import trayfield.model.RuleRef;
import trayfield.model.Square;
import trayfield.model.Verdict.Step;
import trayfield.tables.ModernTable;
import trayfield.tables.ModernTable.Weapon;

/// What the dice of a shot or melee do once they have fallen.
final class Dice {
    private Dice() {
    }

    static RuleRef clause(Pending.Purpose purpose) {
        return switch (purpose) {
            case FIRST, INITIATIVE -> Clause.B.ref;
            case FIRE, MISSILES -> Clause.D_A.ref;
            case MELEE -> Clause.F.ref;
        };
    }

    static Step shot(Position position, ModernState.Shot shot, Roll roll, Event rolled, ModernTable table) {
        Muster muster = position.muster();
        Weapon weapon = table.weapon(shot.weapon()).orElseThrow();
        int face = roll.faces().getFirst();
        boolean hit = weapon.hits().contains(face);
        List<Event> events = new ArrayList<>();
        events.add(rolled);
        events.add(new Event.ShotFell(muster.id(shot.firer()), muster.id(shot.target()), weapon.id(), face,
                weapon.hits(), hit, weapon.clauses().hits()));
        PositionDraft draft = quiet(position);
        if (hit) {
            remove(position, draft, shot.target(), Clause.D_A, events);
        }
        return new Step(draft.settle(), events);
    }

    static Step melee(Position position, ModernState.Melee fight, Roll roll, Event rolled, ModernTable table,
            Melee melee) {
        Muster muster = position.muster();
        int attacker = fight.attacker();
        int defender = fight.defender();
        int from = position.square(attacker);
        int to = position.square(defender);
        int attack = roll.faces().getFirst();
        int defence = roll.faces().getLast();
        MeleeOutcome outcome = melee.outcome(attacker, from, defender, to, attack, defence);
        List<Event> events = new ArrayList<>();
        events.add(rolled);
        events.add(new Event.Fought(muster.id(attacker), muster.id(defender), attack, defence,
                OptionalInt.of(melee.attackerPower(attacker, from, to)), OptionalInt.of(melee.defenderPower(defender)),
                outcome, Clause.F.ref));
        if (outcome == MeleeOutcome.STALEMATE) {
            // Rolled again at once: the same dice stay due.
            return new Step(table.options().drawnMeleeStandoff() ? quiet(position).settle() : position, events);
        }
        PositionDraft draft = quiet(position);
        if (outcome != MeleeOutcome.ATTACKER_ALONE) {
            remove(position, draft, attacker, Clause.F, events);
        }
        if (outcome != MeleeOutcome.DEFENDER_ALONE) {
            remove(position, draft, defender, Clause.F, events);
        }
        Position after = draft.settle();
        boolean mayAdvance = outcome == MeleeOutcome.ATTACKER_ALONE && table.options().advanceAfterMelee()
                && after.firstOn(to) == Position.NONE;
        return new Step(mayAdvance ? choice(after, attacker, to) : after, events);
    }

    private static Position choice(Position position, int attacker, int square) {
        return position.draft().book(new ModernState.Advance(attacker, square))
                .pending(new Pending.Choice(position.muster().id(attacker), List.of(Answer.ADVANCES, Answer.HOLDS)))
                .settle();
    }

    private static PositionDraft quiet(Position position) {
        return position.draft().book(new ModernState.Quiet()).pending(null);
    }

    private static void remove(Position position, PositionDraft draft, int tray, Clause clause, List<Event> events) {
        Square at = position.board().square(position.square(tray));
        draft.remove(tray);
        events.add(new Event.Removed(position.muster().id(tray), at, clause.ref));
    }
}
