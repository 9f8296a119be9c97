package trayfield.rules.modern;

import java.util.List;
import java.util.Optional;
import trayfield.geometry.Grid;
import trayfield.model.Board;
import trayfield.model.Mark;
import trayfield.model.Muster;
import trayfield.model.Odds;
import trayfield.model.Order;
import trayfield.model.Position;
import trayfield.model.Square;
import trayfield.model.Verdict.Refusal;
import trayfield.rules.Sight;
import trayfield.tables.ModernTable;
import trayfield.tables.ModernTable.Weapon;

/// Chapter D: one shot a turn, its target named; range, arc, sight, and what each weapon can harm.
final class Fire {
    private final ModernTable table;
    private final Muster muster;
    private final Board board;
    private final Force force;
    private final Sight sight;

    Fire(ModernTable table, Muster muster, Force force, Sight sight) {
        this.table = table;
        this.muster = muster;
        this.board = muster.board();
        this.force = force;
        this.sight = sight;
    }

    /// The weapon that an order fires with, or why it may not be fired.
    sealed interface Aim {
        record With(Weapon weapon) implements Aim {
        }

        record Refused(Refusal refusal) implements Aim {
        }
    }

    Optional<Refusal> check(Position position, int firer, int target, Optional<String> weapon) {
        return aim(position, firer, target, weapon) instanceof Aim.Refused(Refusal refusal) ? Optional.of(refusal)
                : Optional.empty();
    }

    /// Judges a shot. Without a named weapon the first lawful one is used; where none is, the refusal is that of the
    /// weapon that came nearest to being lawful.
    Aim aim(Position position, int firer, int target, Optional<String> named) {
        Optional<Refusal> unable = unable(position, firer);
        if (unable.isPresent()) {
            return new Aim.Refused(unable.get());
        }
        if (named.isPresent()) {
            return force.weapons(firer).stream().filter(weapon -> weapon.id().equals(named.get())).findFirst()
                    .map(weapon -> aim(position, firer, target, weapon))
                    .orElseGet(() -> new Aim.Refused(ModernFault.NO_SUCH_WEAPON.of(muster.id(firer), named.get())));
        }
        Refusal nearest = ModernFault.UNARMED.of(muster.id(firer));
        Lacks furthest = null;
        for (Weapon weapon : force.weapons(firer)) {
            Lacks failed = firstFailure(position, firer, target, weapon);
            if (failed == Lacks.NOTHING) {
                return new Aim.With(weapon);
            }
            if (furthest == null || failed.compareTo(furthest) > 0) {
                furthest = failed;
                nearest = refusal(failed, position, firer, target, weapon);
            }
        }
        return new Aim.Refused(nearest);
    }

    private Aim aim(Position position, int firer, int target, Weapon weapon) {
        Lacks failed = firstFailure(position, firer, target, weapon);
        return failed == Lacks.NOTHING ? new Aim.With(weapon)
                : new Aim.Refused(refusal(failed, position, firer, target, weapon));
    }

    private Optional<Refusal> unable(Position position, int firer) {
        if (position.has(firer, Mark.FIRED)) {
            return Optional.of(ModernFault.ALREADY_FIRED.of(muster.id(firer)));
        }
        if (Melee.inFord(board.ground(position.square(firer)))) {
            return Optional.of(ModernFault.IN_FORD.of(muster.id(firer)));
        }
        return Optional.empty();
    }

    /// What keeps a shot from being lawful, in the order in which it is asked.
    private enum Lacks {
        HARM, RANGE, ARC, SIGHT, NOTHING
    }

    /// The first of the conditions that a shot does not meet.
    private Lacks firstFailure(Position position, int firer, int target, Weapon weapon) {
        if (!weapon.kills().contains(force.unitClass(target))) {
            return Lacks.HARM;
        }
        Square from = board.square(position.square(firer));
        Square to = board.square(position.square(target));
        if (Grid.range(from, to) > weapon.range()) {
            return Lacks.RANGE;
        }
        if (!weapon.allRound() && !Grid.inArc(from, position.facing(firer), to)) {
            return Lacks.ARC;
        }
        if (!weapon.indirect() && !sight.clear(position, position.square(firer), position.square(target))) {
            return Lacks.SIGHT;
        }
        return Lacks.NOTHING;
    }

    private Refusal refusal(Lacks failed, Position position, int firer, int target, Weapon weapon) {
        Square from = board.square(position.square(firer));
        Square to = board.square(position.square(target));
        return switch (failed) {
            case HARM -> ModernFault.CANNOT_HARM.by(weapon.clauses().kills(), weapon.id(), muster.id(target));
            case RANGE -> ModernFault.OUT_OF_RANGE.by(weapon.clauses().range(), muster.id(target),
                    Grid.range(from, to), weapon.id(), weapon.range());
            case ARC -> ModernFault.OUT_OF_ARC.by(weapon.clauses().arc(), muster.id(target), muster.id(firer));
            case SIGHT, NOTHING -> ModernFault.OUT_OF_SIGHT.by(weapon.clauses().sight(), muster.id(target),
                    sight.line(position, from, to).blockedBy());
        };
    }

    /// Orders of all lawful shots of a tray: without a name for the first lawful weapon, by name for each further one.
    void list(Position position, int firer, List<Order> into) {
        if (unable(position, firer).isPresent()) {
            return;
        }
        int side = muster.side(firer);
        int furthest = force.longestRange(firer);
        Square from = board.square(position.square(firer));
        for (int target = 0; target < muster.size(); target++) {
            if (muster.side(target) == side || !position.onBoard(target)
                    || Grid.range(from, board.square(position.square(target))) > furthest) {
                continue;
            }
            boolean further = false;
            for (Weapon weapon : force.weapons(firer)) {
                if (firstFailure(position, firer, target, weapon) == Lacks.NOTHING) {
                    into.add(new Order.Fire(muster.id(firer), muster.id(target),
                            further ? Optional.of(weapon.id()) : Optional.empty()));
                    further = true;
                }
            }
        }
    }

    /// True when the tray could hit something on a square from where it stands and as it faces, were it there.
    boolean threatens(Position position, int firer, int square) {
        return !Melee.inFord(board.ground(position.square(firer))) && covers(position, firer, square, true);
    }

    /// True when a square is in range and arc of one of the tray's weapons and, if asked, in sight.
    boolean covers(Position position, int firer, int square, boolean seen) {
        Square from = board.square(position.square(firer));
        Square to = board.square(square);
        int range = Grid.range(from, to);
        for (Weapon weapon : force.weapons(firer)) {
            if (range > 0 && range <= weapon.range()
                    && (weapon.allRound() || Grid.inArc(from, position.facing(firer), to))
                    && (!seen || weapon.indirect() || sight.clear(position, position.square(firer), square))) {
                return true;
            }
        }
        return false;
    }

    Odds odds(Weapon weapon) {
        return Odds.hitting(weapon.hits().size(), table.dieFaces().value());
    }
}
