package trayfield.solo.modern;

import java.util.Optional;
import trayfield.geometry.Grid;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Ground;
import trayfield.model.Mark;
import trayfield.model.Muster;
import trayfield.model.Position;
import trayfield.model.Square;
import trayfield.model.Terrain;
import trayfield.rules.Sight;
import trayfield.tables.ModernTable;
import trayfield.tables.ModernTable.Weapon;

/// What can be hit from where.
final class Gunnery {
    private final Board board;
    private final Muster muster;
    private final Arms arms;
    private final Sight sight;

    Gunnery(ModernTable table, Muster muster, Arms arms) {
        this.board = muster.board();
        this.muster = muster;
        this.arms = arms;
        this.sight = new Sight(board, table.heights(), table.options().unitsBlockSight());
    }

    /// How dear an enemy tray is to who shoots at it.
    interface Prize {
        double of(int target);
    }

    /// A shot and what it gains on average.
    record Shot(int firer, int target, Weapon weapon, double gain) {
    }

    boolean canFire(Position position, int firer) {
        return !position.has(firer, Mark.FIRED) && !wet(position.square(firer));
    }

    private boolean wet(int square) {
        Ground ground = board.ground(square);
        return ground.terrain() == Terrain.FORD && !ground.road();
    }

    /// The best shot from a square, facing so, wherever the tray itself stands in the position.
    Optional<Shot> best(Position position, int firer, int square, Facing facing, Prize prize) {
        if (wet(square)) {
            return Optional.empty();
        }
        Shot best = null;
        Square from = board.square(square);
        for (int target = 0; target < muster.size(); target++) {
            if (muster.side(target) == muster.side(firer) || !position.onBoard(target)) {
                continue;
            }
            int distance = Grid.range(from, board.square(position.square(target)));
            if (distance > arms.range(firer)) {
                continue;
            }
            for (Weapon weapon : arms.weapons(firer)) {
                double gain = distance <= weapon.range() && arms.harms(weapon, target)
                        ? arms.chance(weapon) * prize.of(target) : 0;
                if (gain > (best == null ? 0 : best.gain()) && reaches(position, weapon, square, facing, target)) {
                    best = new Shot(firer, target, weapon, gain);
                }
            }
        }
        return Optional.ofNullable(best);
    }

    private boolean reaches(Position position, Weapon weapon, int square, Facing facing, int target) {
        Square from = board.square(square);
        int to = position.square(target);
        return (weapon.allRound() || Grid.inArc(from, facing, board.square(to)))
                && (weapon.indirect() || sight.clear(position, square, to));
    }

    /// The chance that an enemy's shot in his next turn would harm a tray on a square: in full where he need not move for
    /// it, less where he must.
    double danger(Position position, int tray, int square) {
        double safe = 1;
        Square at = board.square(square);
        for (int enemy = 0; enemy < muster.size(); enemy++) {
            if (muster.side(enemy) != muster.side(tray) && position.onBoard(enemy)) {
                int distance = Grid.range(board.square(position.square(enemy)), at);
                if (distance <= arms.range(enemy) + arms.move(enemy)) {
                    safe *= 1 - threat(position, enemy, tray, square, distance);
                }
            }
        }
        return 1 - safe;
    }

    private static final double AFTER_A_MOVE = 0.45;

    private double threat(Position position, int enemy, int tray, int square, int distance) {
        double threat = 0;
        for (Weapon weapon : arms.weapons(enemy)) {
            if (!arms.harms(weapon, tray) || distance > weapon.range() + arms.move(enemy)) {
                continue;
            }
            boolean now = distance <= weapon.range()
                    && (weapon.indirect() || sight.clear(position, position.square(enemy), square));
            threat = Math.max(threat, arms.chance(weapon) * (now ? 1 : AFTER_A_MOVE));
        }
        return threat;
    }
}
