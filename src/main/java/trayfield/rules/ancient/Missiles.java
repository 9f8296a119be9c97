package trayfield.rules.ancient;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trayfield.geometry.Grid;
import trayfield.geometry.SightWalk;
import trayfield.model.AncientState;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Muster;
import trayfield.model.Order;
import trayfield.model.Position;
import trayfield.model.Square;
import trayfield.model.Terrain;
import trayfield.model.Verdict.Refusal;
import trayfield.rules.OrderFault;
import trayfield.rules.Sight;
import trayfield.tables.AncientTable;

/// The missile rules: who may throw at whom, direct or indirect, and the targets that men take by themselves.
final class Missiles {
    private final AncientTable table;
    private final Muster muster;
    private final Board board;
    private final Army army;
    private final Sight sight;

    Missiles(AncientTable table, Muster muster, Army army, Sight sight) {
        this.table = table;
        this.muster = muster;
        this.board = muster.board();
        this.army = army;
        this.sight = sight;
    }

    Optional<Refusal> check(Position position, int unit, List<Order.Aim> aims) {
        AncientState state = Army.state(position);
        if (state.thrown(unit)) {
            return Optional.of(AncientFault.THROWN_ALREADY.of(army.unitId(unit)));
        }
        if (state.declared(unit)) {
            return Optional.of(AncientFault.DECLARED_ALREADY.of(army.unitId(unit)));
        }
        if (!hasTarget(position, unit)) {
            return Optional.of(AncientFault.NO_TARGETS.of(army.unitId(unit)));
        }
        return aims.isEmpty() ? Optional.empty() : checkAims(position, unit, aims);
    }

    private Optional<Refusal> checkAims(Position position, int unit, List<Order.Aim> aims) {
        List<String> named = new ArrayList<>();
        for (Order.Aim aim : aims) {
            Optional<Refusal> refused = checkAim(position, unit, aim, named);
            if (refused.isPresent()) {
                return refused;
            }
            named.add(aim.man());
        }
        List<String> left = new ArrayList<>();
        for (int man : army.men(unit)) {
            if (!named.contains(muster.id(man)) && hasTargetFor(position, man)) {
                left.add(muster.id(man));
            }
        }
        return left.isEmpty() ? Optional.empty() : Optional.of(AncientFault.MEN_LEFT_OUT.of(String.join(", ", left)));
    }

    Optional<Refusal> checkAim(Position position, int unit, Order.Aim aim, List<String> named) {
        int man = muster.tray(aim.man());
        int target = muster.tray(aim.target());
        if (man < 0 || target < 0) {
            return Optional.of(OrderFault.UNKNOWN_TRAY.of(man < 0 ? aim.man() : aim.target()));
        }
        if (muster.unitOf(man) != unit) {
            return Optional.of(AncientFault.NOT_OF_THE_UNIT.of(aim.man(), army.unitId(unit)));
        }
        if (named.contains(aim.man())) {
            return Optional.of(AncientFault.NAMED_TWICE.of(aim.man()));
        }
        if (!position.onBoard(man) || !position.onBoard(target)) {
            return Optional.of(OrderFault.TRAY_GONE.of(position.onBoard(man) ? aim.target() : aim.man()));
        }
        if (muster.side(target) == muster.side(man)) {
            return Optional.of(OrderFault.OWN_TARGET.of(aim.target()));
        }
        return checkThrow(position, man, target);
    }

    private Optional<Refusal> checkThrow(Position position, int man, int target) {
        if (army.inContact(position, man)) {
            return Optional.of(AncientFault.IN_CONTACT.of(muster.id(man)));
        }
        int range = range(position, man, target);
        int distance = army.range(position, man, target);
        if (distance > range) {
            return Optional.of(AncientFault.OUT_OF_RANGE.of(muster.id(target), distance, range));
        }
        return inArc(position, man, target) ? Optional.empty()
                : Optional.of(AncientFault.OUT_OF_ARC.of(muster.id(target), muster.id(man)));
    }

    /// Squares that the man's missile carries to that target, by their heights: Ancient special 1(c).
    private int range(Position position, int man, int target) {
        int steps = board.ground(position.square(man)).height() - board.ground(position.square(target)).height();
        return range(steps);
    }

    private boolean inArc(Position position, int man, int target) {
        return Grid.inArc(board.square(position.square(man)), position.facing(man), board.square(position.square(target)));
    }

    /// True when the man's missile reaches into a square, in sight or not.
    boolean carries(Position position, int man, int square) {
        int steps = board.ground(position.square(man)).height() - board.ground(square).height();
        Square from = board.square(position.square(man));
        return Grid.range(from, board.square(square)) <= range(steps)
                && Grid.inArc(from, position.facing(man), board.square(square));
    }

    private int range(int steps) {
        return table.missile().range().value() + table.missile().rangePerStep().value() * steps;
    }

    boolean lawful(Position position, int man, int target) {
        return army.range(position, man, target) <= range(position, man, target) && inArc(position, man, target);
    }

    /// True when a side has a unit that may be declared now.
    boolean canThrow(Position position, int side) {
        for (int unit = 0; unit < army.units(); unit++) {
            if (army.unitSide(unit) == side && mayDeclare(position, unit)) {
                return true;
            }
        }
        return false;
    }

    boolean mayDeclare(Position position, int unit) {
        AncientState state = Army.state(position);
        return !state.thrown(unit) && !state.declared(unit) && hasTarget(position, unit);
    }

    private boolean hasTarget(Position position, int unit) {
        for (int man : army.men(unit)) {
            if (hasTargetFor(position, man)) {
                return true;
            }
        }
        return false;
    }

    boolean hasTargetFor(Position position, int man) {
        if (!position.onBoard(man) || army.inContact(position, man)) {
            return false;
        }
        for (int target = 0; target < muster.size(); target++) {
            if (isEnemy(position, man, target) && lawful(position, man, target)) {
                return true;
            }
        }
        return false;
    }

    private boolean isEnemy(Position position, int man, int target) {
        return muster.side(target) != muster.side(man) && position.onBoard(target);
    }

    /// Aims of all men of the side once the unit is declared: as ordered, or each man in order takes the lawful target
    /// with the fewest aims of his side so far, then the nearest, then the first in file order.
    int[] aims(Position position, int unit, List<Order.Aim> ordered) {
        int[] aims = Army.state(position).aims();
        for (Order.Aim aim : ordered) {
            aims[muster.tray(aim.man())] = muster.tray(aim.target());
        }
        if (ordered.isEmpty()) {
            int[] aimedAt = aimedAt(aims, army.unitSide(unit));
            for (int man : army.men(unit)) {
                int target = choose(position, man, aimedAt);
                aims[man] = target;
                if (target >= 0) {
                    aimedAt[target]++;
                }
            }
        }
        return aims;
    }

    private int[] aimedAt(int[] aims, int side) {
        int[] aimedAt = new int[muster.size()];
        for (int man = 0; man < aims.length; man++) {
            if (aims[man] >= 0 && muster.side(man) == side) {
                aimedAt[aims[man]]++;
            }
        }
        return aimedAt;
    }

    private int choose(Position position, int man, int[] aimedAt) {
        int best = AncientState.NOBODY;
        if (!position.onBoard(man) || army.inContact(position, man)) {
            return best;
        }
        for (int target = 0; target < muster.size(); target++) {
            if (isEnemy(position, man, target) && lawful(position, man, target)
                    && (best < 0 || better(position, man, target, best, aimedAt))) {
                best = target;
            }
        }
        return best;
    }

    private boolean better(Position position, int man, int target, int best, int[] aimedAt) {
        return aimedAt[target] != aimedAt[best] ? aimedAt[target] < aimedAt[best]
                : army.range(position, man, target) < army.range(position, man, best);
    }

    List<Order.Aim> aimsOf(Position position, int unit) {
        List<Order.Aim> aims = new ArrayList<>();
        for (int man : army.men(unit)) {
            int target = Army.state(position).aim(man);
            if (target >= 0) {
                aims.add(new Order.Aim(muster.id(man), muster.id(target)));
            }
        }
        return aims;
    }

    /// All men who throw, by side, unit and man in file order: the order of their dice.
    List<Integer> throwers(Position position) {
        List<Integer> throwers = new ArrayList<>();
        for (int side = 0; side < 2; side++) {
            for (int man = 0; man < muster.size(); man++) {
                if (muster.side(man) == side && Army.state(position).aim(man) >= 0) {
                    throwers.add(man);
                }
            }
        }
        return throwers;
    }

    /// Faces that hit, by whether the throw is direct.
    AncientTable.Faces hits(Position position, int man, int target) {
        return direct(position, position.square(man), position.square(target)) ? table.missile().direct()
                : table.missile().indirect();
    }

    boolean direct(Position position, int from, int to) {
        if (board.ground(to).terrain() == Terrain.TOWN || insideTown(from) || touchesTrees(from, to)) {
            return false;
        }
        return sight.clear(position, from, to);
    }

    /// In a town but not at its edge.
    private boolean insideTown(int square) {
        if (board.ground(square).terrain() != Terrain.TOWN) {
            return false;
        }
        for (int i = 0; i < 4; i++) {
            int next = board.neighbour(square, Facing.of(i));
            if (next >= 0 && board.ground(next).terrain() != Terrain.TOWN) {
                return false;
            }
        }
        return true;
    }

    private boolean touchesTrees(int from, int to) {
        if (trees(from) || trees(to)) {
            return true;
        }
        Square start = board.square(from);
        Square end = board.square(to);
        for (SightWalk walk = new SightWalk(start, end); walk.next();) {
            boolean trees = trees(walk.row() * board.columns() + walk.column());
            if (trees && (!walk.corner() || trees(walk.otherRow() * board.columns() + walk.otherColumn()))) {
                return true;
            }
        }
        return false;
    }

    private boolean trees(int square) {
        return board.ground(square).terrain() == Terrain.TREES;
    }
}
