package trayfield.solo.modern;

import java.util.Optional;
import trayfield.geometry.Grid;
import trayfield.model.Board;
import trayfield.model.Muster;
import trayfield.model.Position;
import trayfield.model.Square;
import trayfield.solo.sand.Mission;
import trayfield.solo.sand.Stance;

/// How a tray would stand on a square: the aim, the enemy's answer, its front.
final class Picture {
    private static final double ON_THE_AIM = 0.4;
    private static final double GUARD_STEP = 0.2;
    private static final double HUNT = 0.12;
    private static final int POST = 3;
    private static final double RUN_OVER = 0.75;
    private static final double COME_TO_BLOWS = 0.5;
    private static final double RUSH = 4;
    private static final double WHIM = 0.35;

    private final Board board;
    private final Muster muster;
    private final Arms arms;
    private final Gunnery gunnery;
    private final Duel duel;

    Picture(Muster muster, Arms arms, Gunnery gunnery, Duel duel) {
        this.board = muster.board();
        this.muster = muster;
        this.arms = arms;
        this.gunnery = gunnery;
        this.duel = duel;
    }

    /// What a side wants this turn.
    ///
    /// @param rush  true where enough trays can be on the aim when the turn ends
    /// @param price how much dearer an own tray is than an enemy's
    record Wants(Mission mission, boolean rush, double price, double urgency) {
    }

    /// Worth of standing there, whatever the facing.
    ///
    /// @param position without the tray
    double place(Position position, int tray, int square, Stance stance, Wants wants) {
        return aim(position, tray, square, stance, wants) + WHIM * stance.liking(tray, square)
                - stance.caution() * wants.price() * arms.worth(tray) * danger(position, tray, square, wants.price());
    }

    private double aim(Position position, int tray, int square, Stance stance, Wants wants) {
        Mission mission = wants.mission();
        double hunt = HUNT * Math.max(0, toEnemy(position, tray, square) - 1);
        return switch (mission.kind()) {
            case TAKE, LEAVE -> {
                boolean there = mission.at(square);
                double pull = stance.drive() * wants.urgency();
                yield (there ? ON_THE_AIM * wants.urgency() + (wants.rush() ? RUSH : 0) : 0)
                        - pull * Math.min(mission.toGo(square), Mission.FAR) - 0.2 * hunt;
            }
            case GUARD -> -GUARD_STEP * Math.max(0, mission.toGo(square) - POST) - 0.3 * hunt * stance.drive();
            case DESTROY -> -stance.drive() * wants.urgency() * Math.max(0, toEnemy(position, tray, square) - 1);
        };
    }

    /// Squares to the nearest enemy that the tray can harm.
    int toEnemy(Position position, int tray, int square) {
        int least = board.columns() + board.rows();
        Square at = board.square(square);
        for (int enemy = 0; enemy < muster.size(); enemy++) {
            if (muster.side(enemy) != muster.side(tray) && position.onBoard(enemy) && arms.harms(tray, enemy)) {
                least = Math.min(least, Grid.range(at, board.square(position.square(enemy))));
            }
        }
        return least;
    }

    /// The chance to be lost in the enemy's next turn, as far as one can tell.
    private double danger(Position position, int tray, int square, double price) {
        double safe = 1 - gunnery.danger(position, tray, square);
        boolean lone = position.firstOn(square) == Position.NONE;
        Square at = board.square(square);
        for (int enemy = 0; enemy < muster.size(); enemy++) {
            if (muster.side(enemy) == muster.side(tray) || !position.onBoard(enemy)) {
                continue;
            }
            int distance = Grid.range(board.square(position.square(enemy)), at);
            if (lone && arms.runsDown(enemy, tray) && distance <= arms.move(enemy)) {
                safe *= 1 - RUN_OVER;
            }
            if (arms.melees(enemy) && arms.melees(tray) && distance <= arms.move(enemy) + 1) {
                Duel.Chances chances = duel.chances(enemy, position.square(enemy), tray, square);
                safe *= 1 - COME_TO_BLOWS * Math.max(0, chances.defenderFalls() - 0.7 * chances.attackerFalls());
            }
        }
        return 1 - safe;
    }

    Optional<Square> nearest(Position position, int tray, int square) {
        Square at = board.square(square);
        Square nearest = null;
        for (int enemy = 0; enemy < muster.size(); enemy++) {
            if (muster.side(enemy) != muster.side(tray) && position.onBoard(enemy)) {
                Square there = board.square(position.square(enemy));
                nearest = nearest == null || Grid.range(at, there) < Grid.range(at, nearest) ? there : nearest;
            }
        }
        return Optional.ofNullable(nearest);
    }
}
