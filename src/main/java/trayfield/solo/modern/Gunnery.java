package trayfield.solo.modern;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
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
    private static final double AFTER_A_MOVE = 0.45;

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

    /// The best shot of a tray from where it stands.
    Optional<Shot> best(Position position, int firer, Prize prize) {
        return from(position, firer, position.square(firer), prize).best(position.facing(firer));
    }

    /// What could be hit from a square, wherever the tray itself stands in the position.
    Lanes from(Position position, int firer, int square, Prize prize) {
        List<Shot> shots = new ArrayList<>();
        Square from = board.square(square);
        for (int target = 0; target < muster.size() && !wet(square); target++) {
            if (muster.side(target) != muster.side(firer) && position.onBoard(target)) {
                int distance = Grid.range(from, board.square(position.square(target)));
                if (distance <= arms.range(firer)) {
                    add(shots, firer, target, distance, prize);
                }
            }
        }
        shots.sort(Comparator.comparingDouble(Shot::gain).reversed());
        return new Lanes(position, square, shots);
    }

    private void add(List<Shot> shots, int firer, int target, int distance, Prize prize) {
        for (Weapon weapon : arms.weapons(firer)) {
            if (distance <= weapon.range() && arms.harms(weapon, target)) {
                shots.add(new Shot(firer, target, weapon, arms.chance(weapon) * prize.of(target)));
            }
        }
    }

    /// The shots from one square, the dearest first; whether one sees is looked up when it matters.
    final class Lanes {
        private final Position position;
        private final int square;
        private final List<Shot> shots;
        private final Boolean[] clear;

        private Lanes(Position position, int square, List<Shot> shots) {
            this.position = position;
            this.square = square;
            this.shots = shots;
            this.clear = new Boolean[shots.size()];
        }

        Optional<Shot> best(Facing facing) {
            for (int i = 0; i < shots.size(); i++) {
                Shot shot = shots.get(i);
                Square at = board.square(position.square(shot.target()));
                if ((shot.weapon().allRound() || Grid.inArc(board.square(square), facing, at)) && sees(i, shot)) {
                    return Optional.of(shot);
                }
            }
            return Optional.empty();
        }

        private boolean sees(int i, Shot shot) {
            if (clear[i] == null) {
                clear[i] = shot.weapon().indirect() || sight.clear(position, square, position.square(shot.target()));
            }
            return clear[i];
        }
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
