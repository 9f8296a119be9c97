package trayfield.rules.modern;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trayfield.geometry.Grid;
import trayfield.model.Event;
import trayfield.model.Facing;
import trayfield.model.Mark;
import trayfield.model.ModernState;
import trayfield.model.Muster;
import trayfield.model.Pending;
import trayfield.model.Position;
import trayfield.model.PositionDraft;
import trayfield.model.RuleRef;
import trayfield.model.Square;
import trayfield.model.Verdict.Step;
import trayfield.tables.ModernTable.Weapon;

/// Carries out orders that are lawful. Dice that an order needs are left pending.
final class Acts {
    private static final int ONE_DIE = 1;
    private static final int ONE_DIE_EACH = 2;

    private Acts() {
    }

    static Step move(Position position, int tray, List<Square> path, Facing facing, Optional<RuleRef> stop) {
        Position after = position.draft().move(tray, position.board().index(path.getLast())).face(tray, facing)
                .mark(tray, Mark.MOVED).settle();
        return new Step(after,
                List.of(new Event.Moved(position.muster().id(tray), path, facing, stop, Clause.C_A.ref)));
    }

    static Step turn(Position position, int tray, Facing facing) {
        Position after = position.draft().face(tray, facing).mark(tray, Mark.MOVED).settle();
        Square at = position.board().square(position.square(tray));
        return new Step(after, List.of(new Event.Turned(position.muster().id(tray), at, facing, Clause.C_A.ref)));
    }

    static Step runDown(Position position, int tray, List<Square> path, Facing facing) {
        Muster muster = position.muster();
        int square = position.board().index(path.getLast());
        int victim = position.firstOn(square);
        Position after = position.draft().remove(victim).move(tray, square).face(tray, facing).mark(tray, Mark.MOVED)
                .settle();
        return new Step(after,
                List.of(new Event.RanDown(muster.id(tray), path, facing, muster.id(victim), Clause.E_D.ref),
                        new Event.Removed(muster.id(victim), path.getLast(), Clause.E_D.ref)));
    }

    static Step fire(Position position, int firer, int target, Weapon weapon) {
        Muster muster = position.muster();
        Position after = position.draft().mark(firer, Mark.FIRED)
                .book(new ModernState.Shot(firer, target, weapon.id()))
                .pending(new Pending.Dice(ONE_DIE, Pending.Purpose.FIRE)).settle();
        return new Step(after,
                List.of(new Event.Fired(muster.id(firer), muster.id(target), weapon.id(), Clause.D_A.ref)));
    }

    /// The attacker turns to face its enemy; the defender does not turn: Modern F.
    static Step attack(Position position, int attacker, int target) {
        Muster muster = position.muster();
        Square from = position.board().square(position.square(attacker));
        Facing way = Grid.way(from, position.board().square(position.square(target))).orElseThrow();
        List<Event> events = new ArrayList<>();
        events.add(new Event.Attacked(muster.id(attacker), muster.id(target), Clause.E_B.ref));
        if (position.facing(attacker) != way) {
            events.add(new Event.Turned(muster.id(attacker), from, way, Clause.F.ref));
        }
        Position after = position.draft().face(attacker, way).mark(attacker, Mark.ATTACKED)
                .book(new ModernState.Melee(attacker, target))
                .pending(new Pending.Dice(ONE_DIE_EACH, Pending.Purpose.MELEE)).settle();
        return new Step(after, events);
    }

    /// An advance is no move: facing and marks stay.
    static Step choose(Position position, Pending.Answer answer) {
        if (!(position.book() instanceof ModernState.Advance(int attacker, int square))) {
            throw new IllegalStateException("a choice is due and nobody can advance");
        }
        String id = position.muster().id(attacker);
        PositionDraft draft = position.draft().book(new ModernState.Quiet()).pending(null);
        Square from = position.board().square(position.square(attacker));
        return switch (answer) {
            case ADVANCES -> new Step(draft.move(attacker, square).settle(),
                    List.of(new Event.Advanced(id, from, position.board().square(square), Clause.F.ref)));
            case HOLDS -> new Step(draft.settle(), List.of(new Event.Held(id, Clause.F.ref)));
        };
    }
}
