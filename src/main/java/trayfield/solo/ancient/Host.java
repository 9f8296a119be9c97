package trayfield.solo.ancient;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import trayfield.geometry.Grid;
import trayfield.model.AncientState;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Ground;
import trayfield.model.Muster;
import trayfield.model.Position;
import trayfield.model.Square;
import trayfield.model.Terrain;
import trayfield.tables.AncientTable;
import trayfield.tables.AncientTable.ManClass;

/// The men of both sides as they stand on the sand table: classes as known or guessed, who is near whom.
final class Host {
    private final AncientTable table;
    private final Muster muster;
    private final Board board;
    private final List<int[]> units = new ArrayList<>();

    Host(AncientTable table, Muster muster) {
        this.table = table;
        this.muster = muster;
        this.board = muster.board();
        List<List<Integer>> men = new ArrayList<>();
        muster.scenario().units().forEach(_ -> men.add(new ArrayList<>()));
        for (int man = 0; man < muster.size(); man++) {
            men.get(muster.unitOf(man)).add(man);
        }
        men.forEach(unit -> units.add(unit.stream().mapToInt(Integer::intValue).toArray()));
    }

    AncientTable table() {
        return table;
    }

    Muster muster() {
        return muster;
    }

    Board board() {
        return board;
    }

    int units() {
        return units.size();
    }

    String unitId(int unit) {
        return muster.scenario().units().get(unit).id();
    }

    int unitSide(int unit) {
        return muster.side(units.get(unit)[0]);
    }

    /// Men of a unit who are on the board.
    int[] living(Position position, int unit) {
        int[] men = units.get(unit);
        int count = 0;
        int[] living = new int[men.length];
        for (int man : men) {
            if (position.onBoard(man)) {
                living[count++] = man;
            }
        }
        return Arrays.copyOf(living, count);
    }

    static AncientState state(Position position) {
        return (AncientState) position.book();
    }

    private ManClass manClass(Position position, int man) {
        Optional<String> id = state(position).unitClass(muster.unitOf(man));
        return id.isEmpty() ? table.classes().getFirst() : table.manClass(id.get()).orElseThrow();
    }

    int power(Position position, int man) {
        return manClass(position, man).meleePower();
    }

    /// Squares of plain ground in one move.
    int speed(Position position, int man) {
        return manClass(position, man).speed();
    }

    /// True where another man of his unit would stand beside a man on that square.
    boolean alone(Position position, int man, int square) {
        Square at = board.square(square);
        for (int other : units.get(muster.unitOf(man))) {
            if (other != man && position.onBoard(other)) {
                Square there = board.square(position.square(other));
                if (Math.abs(at.column() - there.column()) <= 1 && Math.abs(at.row() - there.row()) <= 1) {
                    return false;
                }
            }
        }
        return true;
    }

    /// Squares to the nearest enemy of a side; the size of the board where there is none.
    int toEnemy(Position position, int side, int square) {
        int least = board.columns() + board.rows();
        Square at = board.square(square);
        for (int man = 0; man < muster.size(); man++) {
            if (muster.side(man) != side && position.onBoard(man)) {
                least = Math.min(least, Grid.range(at, board.square(position.square(man))));
            }
        }
        return least;
    }

    boolean enemyOn(Position position, int side, int square) {
        return square >= 0 && position.sideOn(square) == 1 - side;
    }

    /// True for a man who is adjacent to an enemy, either facing the other.
    boolean inContact(Position position, int man) {
        for (int i = 0; i < 4; i++) {
            Facing way = Facing.of(i);
            int next = board.neighbour(position.square(man), way);
            if (enemyOn(position, muster.side(man), next)
                    && (position.facing(man) == way || position.facing(position.firstOn(next)) == way.opposite())) {
                return true;
            }
        }
        return false;
    }

    /// Halves of a square that a step costs.
    int step(int from, int to) {
        Ground ground = board.ground(to);
        AncientTable.Costs costs = table.costs();
        if (ground.wet()) {
            return costs.water().value();
        }
        int up = ground.height() - board.ground(from).height();
        if (up != 0) {
            return up > 0 ? up * costs.climb().value() : -up * costs.descent().value();
        }
        return built(board.ground(from)) && built(ground) ? costs.road().value() : costs.square().value();
    }

    private static boolean built(Ground ground) {
        return ground.road() || ground.terrain() == Terrain.TOWN;
    }
}
