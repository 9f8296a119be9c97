package trayfield.rules.modern;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trayfield.geometry.Grid;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Ground;
import trayfield.model.Mark;
import trayfield.model.MeleeOutcome;
import trayfield.model.Muster;
import trayfield.model.Odds;
import trayfield.model.Odds.Modifier;
import trayfield.model.Order;
import trayfield.model.Position;
import trayfield.model.Terrain;
import trayfield.model.Verdict.Refusal;
import trayfield.tables.ModernTable;

/// Chapters E and F: who is in melee range of whom, who must attack, powers, and the two dice.
final class Melee {
    private final ModernTable table;
    private final Muster muster;
    private final Board board;
    private final Force force;

    Melee(ModernTable table, Muster muster, Force force) {
        this.table = table;
        this.muster = muster;
        this.board = muster.board();
        this.force = force;
    }

    Optional<Refusal> check(Position position, int attacker, int target) {
        if (position.has(attacker, Mark.ATTACKED)) {
            return Optional.of(ModernFault.ALREADY_ATTACKED.of(muster.id(attacker)));
        }
        if (!force.melees(attacker)) {
            return Optional.of(ModernFault.NEVER_MELEES.of(muster.id(attacker)));
        }
        if (!force.melees(target)) {
            return Optional.of(ModernFault.NEVER_MELEES.of(muster.id(target)));
        }
        int from = position.square(attacker);
        Optional<Facing> way = Grid.way(board.square(from), board.square(position.square(target)));
        if (way.isEmpty()) {
            return Optional.of(ModernFault.NOT_ADJACENT.of(muster.id(target), muster.id(attacker)));
        }
        if (!inContact(position, position.facing(attacker), target, way.get())) {
            return Optional.of(ModernFault.NEITHER_FACES.of(muster.id(target), muster.id(attacker)));
        }
        if (powerless(attacker, from, target, position.square(target))) {
            return Optional.of(ModernFault.BOTH_POWERLESS.of(muster.id(attacker), muster.id(target)));
        }
        return Optional.empty();
    }

    /// An enemy that the tray must attack this turn if it has not attacked yet, or [Position#NONE]: Modern E(b).
    int duty(Position position, int tray) {
        return position.has(tray, Mark.ATTACKED) || !force.melees(tray) ? Position.NONE
                : opponent(position, tray, position.square(tray), position.facing(tray));
    }

    /// An enemy that the tray would have to fight if it stood on that square facing so, or [Position#NONE].
    int opponent(Position position, int tray, int square, Facing facing) {
        for (int i = 0; i < 4; i++) {
            Facing way = Facing.of(i);
            int next = board.neighbour(square, way);
            int enemy = next < 0 || position.sideOn(next) == muster.side(tray) ? Position.NONE : position.firstOn(next);
            for (; enemy != Position.NONE; enemy = position.nextOn(enemy)) {
                if (force.melees(enemy) && inContact(position, facing, enemy, way)
                        && !powerless(tray, square, enemy, next)) {
                    return enemy;
                }
            }
        }
        return Position.NONE;
    }

    /// Orders of all lawful attacks of a tray.
    void list(Position position, int tray, List<Order> into) {
        if (position.has(tray, Mark.ATTACKED) || !force.melees(tray)) {
            return;
        }
        for (int i = 0; i < 4; i++) {
            int next = board.neighbour(position.square(tray), Facing.of(i));
            int enemy = next < 0 || position.sideOn(next) == muster.side(tray) ? Position.NONE : position.firstOn(next);
            for (; enemy != Position.NONE; enemy = position.nextOn(enemy)) {
                if (check(position, tray, enemy).isEmpty()) {
                    into.add(new Order.Attack(muster.id(tray), muster.id(enemy)));
                }
            }
        }
    }

    /// True when the tray could melee something on a square from where it stands, were it there.
    boolean threatens(Position position, int tray, int square) {
        return force.melees(tray) && Grid.adjacent(board.square(position.square(tray)), board.square(square));
    }

    /// Adjacent is enough as printed; by the house rule one of the two must face the other.
    private boolean inContact(Position position, Facing facing, int enemy, Facing way) {
        return !table.options().contactByFacing() || facing == way || position.facing(enemy) == way.opposite();
    }

    private boolean powerless(int attacker, int from, int target, int to) {
        return attackerPower(attacker, from, to) == 0 && defenderPower(target) == 0;
    }

    /// Power of an attack from one square into another, not below 0.
    int attackerPower(int attacker, int from, int to) {
        int power = force.power(attacker);
        if (uphill(from, to)) {
            power += table.uphill().value();
        }
        if (outOfFord(from, to)) {
            power += table.outOfFord().value();
        }
        return Math.max(0, power);
    }

    int defenderPower(int defender) {
        return Math.max(0, force.power(defender));
    }

    List<Modifier> modifiers(int from, int to) {
        List<Modifier> modifiers = new ArrayList<>();
        if (uphill(from, to)) {
            modifiers.add(new Modifier(table.uphill().clause(), Odds.Who.ATTACKER, table.uphill().value()));
        }
        if (outOfFord(from, to)) {
            modifiers.add(new Modifier(table.outOfFord().clause(), Odds.Who.ATTACKER, table.outOfFord().value()));
        }
        return modifiers;
    }

    private boolean uphill(int from, int to) {
        return board.ground(to).height() > board.ground(from).height();
    }

    private boolean outOfFord(int from, int to) {
        return inFord(board.ground(from)) && !inFord(board.ground(to));
    }

    static boolean inFord(Ground ground) {
        return ground.terrain() == Terrain.FORD && !ground.road();
    }

    /// Chances over all faces of both dice; an undecided roll that is rolled again does not count.
    Odds odds(Position position, int attacker, int target) {
        int from = position.square(attacker);
        int to = position.square(target);
        int[] ways = new int[MeleeOutcome.values().length];
        int faces = table.dieFaces().value();
        for (int attack = 1; attack <= faces; attack++) {
            for (int defence = 1; defence <= faces; defence++) {
                ways[outcome(attacker, from, target, to, attack, defence).ordinal()]++;
            }
        }
        boolean again = !table.options().drawnMeleeStandoff();
        int undecided = ways[MeleeOutcome.STALEMATE.ordinal()];
        int all = faces * faces - (again ? undecided : 0);
        List<Odds.Chance> chances = new ArrayList<>();
        for (MeleeOutcome outcome : MeleeOutcome.values()) {
            int count = ways[outcome.ordinal()];
            if (count > 0 && !(again && outcome == MeleeOutcome.STALEMATE)) {
                chances.add(new Odds.Chance(outcome.words, count, all));
            }
        }
        return Odds.known(chances, modifiers(from, to));
    }

    MeleeOutcome outcome(int attacker, int from, int defender, int to, int attackerFace, int defenderFace) {
        return MeleeOutcome.of(attackerFace <= attackerPower(attacker, from, to),
                defenderFace <= defenderPower(defender));
    }
}
