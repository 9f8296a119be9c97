package trayfield.solo.ancient;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import trayfield.model.Board;
import trayfield.model.Mark;
import trayfield.model.Muster;
import trayfield.model.Position;
import trayfield.model.Square;
import trayfield.solo.sand.Mission;
import trayfield.solo.sand.Stance;

/// What one side wants this turn, and which men it has settled.
final class Plan {
    private static final int MANY = 4;
    private static final int STRIKING = 6;
    /// Targets that are as good as more.
    private static final double PLENTY = 8;

    final int side;
    final Mission mission;
    final Stance[] stances;
    final double price;
    final double urgency;
    final Craft craft;
    /// By square: parts of the way to the nearest enemy.
    final int[] toEnemy;
    /// By square: enemies who may strike there, up to [#MANY].
    private final int[] near;
    private final Host host;
    private final Position position;
    /// By square: enemies in range of it.
    private final int[] targets;
    private final boolean[] settled;

    Plan(Host host, Position position, int side, Mission mission, Stance[] stances, double price, double urgency,
            Craft craft) {
        this.craft = craft;
        this.host = host;
        this.position = position;
        this.side = side;
        this.mission = mission;
        this.stances = stances;
        this.price = price;
        this.urgency = urgency;
        this.settled = new boolean[host.muster().size()];
        Muster muster = host.muster();
        List<Square> enemies = IntStream.range(0, muster.size())
                .filter(man -> position.onBoard(man) && muster.side(man) != side)
                .mapToObj(man -> host.board().square(position.square(man))).toList();
        this.toEnemy = Mission.ways(host.board(), enemies, AncientSchool.going(host));
        this.near = around(enemies, STRIKING);
        this.targets = craft.throwing() == 0 ? near : around(enemies, host.table().missile().range().value());
    }

    /// By square: how many of some squares are within a range of it.
    private int[] around(List<Square> squares, int range) {
        Board board = host.board();
        int[] count = new int[board.size()];
        for (Square at : squares) {
            for (int dx = -range; dx <= range; dx++) {
                int rest = range - Math.abs(dx);
                for (int dy = -rest; dy <= rest; dy++) {
                    if (board.contains(at.column() + dx, at.row() + dy)) {
                        count[(at.row() + dy) * board.columns() + at.column() + dx]++;
                    }
                }
            }
        }
        return count;
    }

    /// What it is worth to a man to have targets for his missile from a square, if he has not thrown.
    double targets(int man, int square) {
        boolean throwsYet = craft.throwing() != 0 && !Host.state(position).thrown(host.muster().unitOf(man));
        return throwsYet ? craft.throwing() * Math.min(1, targets[square] / PLENTY) : 0;
    }

    /// Enemies who may strike at a man on that square when the turn began, up to four: he has no more sides.
    int near(int square) {
        return Math.min(near[square], MANY);
    }

    void settle(int man) {
        settled[man] = true;
    }

    boolean free(Position position, int man) {
        return position.onBoard(man) && !settled[man] && !position.has(man, Mark.MOVED);
    }

    int[] free(Position position, int[] men) {
        return Arrays.stream(men).filter(man -> free(position, man)).toArray();
    }

    /// How good it is for a man of the side to be there, for the aim alone.
    double pull(int man, int square) {
        double drive = stances[man].drive() * urgency;
        double hunt = Math.min(toEnemy[square], Mission.FAR) / 4.0;
        return switch (mission.kind()) {
            case TAKE, LEAVE -> (mission.at(square) ? 1 : 0) - drive * mission.toGo(square) - 0.15 * drive * hunt;
            case GUARD -> -0.3 * Math.max(0, mission.toGo(square) - 2) - 0.1 * drive * hunt;
            case DESTROY -> -drive * hunt;
        };
    }
}
