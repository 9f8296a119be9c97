package trayfield.solo.modern;

import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Ground;
import trayfield.model.Muster;
import trayfield.model.Position;
import trayfield.model.Terrain;
import trayfield.tables.ModernTable;

/// Melees weighed by their exact chances, on squares where they are not being fought yet.
final class Duel {
    private final ModernTable table;
    private final Board board;
    private final Muster muster;
    private final Arms arms;

    Duel(ModernTable table, Muster muster, Arms arms) {
        this.table = table;
        this.board = muster.board();
        this.muster = muster;
        this.arms = arms;
    }

    /// How a melee may end: the chances that the attacker falls and that the defender falls; both may.
    record Chances(double attackerFalls, double defenderFalls) {
    }

    Chances chances(int attacker, int from, int defender, int to) {
        double attack = share(power(attacker, from, to));
        double defence = share(Math.max(0, arms.power(defender)));
        double undecided = (1 - attack) * (1 - defence);
        double decided = table.options().drawnMeleeStandoff() || undecided >= 1 ? 1 : 1 - undecided;
        return new Chances(defence / decided, attack / decided);
    }

    private double share(int power) {
        return Math.min(1, (double) power / arms.faces());
    }

    private int power(int attacker, int from, int to) {
        Ground own = board.ground(from);
        Ground other = board.ground(to);
        int power = arms.power(attacker) + (other.height() > own.height() ? table.uphill().value() : 0)
                + (ford(own) && !ford(other) ? table.outOfFord().value() : 0);
        return Math.max(0, power);
    }

    private static boolean ford(Ground ground) {
        return ground.terrain() == Terrain.FORD && !ground.road();
    }

    /// What the tray gains by the best melee open to it from a square, own and enemy trays priced.
    ///
    /// @param price how much dearer an own tray is
    /// @return not a number where it would have to fight nobody there
    double best(Position position, int tray, int square, Facing facing, double price) {
        double best = Double.NaN;
        for (int i = 0; i < 4 && arms.melees(tray); i++) {
            Facing way = Facing.of(i);
            int next = board.neighbour(square, way);
            int enemy = next < 0 || position.sideOn(next) != 1 - muster.side(tray) ? Position.NONE : position.firstOn(next);
            for (; enemy != Position.NONE; enemy = position.nextOn(enemy)) {
                if (arms.melees(enemy) && meets(position, facing, enemy, way)) {
                    double gain = gain(tray, square, enemy, next, price);
                    best = Double.isNaN(best) ? gain : Math.max(best, gain);
                }
            }
        }
        return best;
    }

    private boolean meets(Position position, Facing facing, int enemy, Facing way) {
        return !table.options().contactByFacing() || facing == way || position.facing(enemy) == way.opposite();
    }

    double gain(int attacker, int from, int defender, int to, double price) {
        Chances chances = chances(attacker, from, defender, to);
        return chances.defenderFalls() * arms.worth(defender) - chances.attackerFalls() * arms.worth(attacker) * price;
    }
}
