package trayfield.rules.ancient;

import java.util.ArrayList;
import java.util.List;
import trayfield.geometry.Grid;
import trayfield.model.AncientState;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Muster;
import trayfield.model.Position;
import trayfield.model.Scenario.UnitPlan;
import trayfield.rules.Contact;
import trayfield.tables.AncientTable;
import trayfield.tables.AncientTable.ManClass;

/// The units and men of a game: who belongs to whom, and what their true classes give them.
final class Army {
    private final AncientTable table;
    private final Muster muster;
    private final Board board;
    private final int[][] men;
    private final int[] unitSide;

    Army(AncientTable table, Muster muster) {
        this.table = table;
        this.muster = muster;
        this.board = muster.board();
        List<UnitPlan> units = muster.scenario().units();
        this.men = new int[units.size()][];
        this.unitSide = new int[units.size()];
        List<List<Integer>> byUnit = new ArrayList<>();
        units.forEach(_ -> byUnit.add(new ArrayList<>()));
        for (int man = 0; man < muster.size(); man++) {
            byUnit.get(muster.unitOf(man)).add(man);
        }
        for (int unit = 0; unit < men.length; unit++) {
            men[unit] = byUnit.get(unit).stream().mapToInt(Integer::intValue).toArray();
            unitSide[unit] = muster.scenario().sideIndex(units.get(unit).side());
        }
    }

    static AncientState state(Position position) {
        return (AncientState) position.book();
    }

    int units() {
        return men.length;
    }

    String unitId(int unit) {
        return muster.scenario().units().get(unit).id();
    }

    int unitSide(int unit) {
        return unitSide[unit];
    }

    /// The men of a unit in file order, fallen ones among them.
    int[] men(int unit) {
        return men[unit];
    }

    ManClass manClass(Position position, int man) {
        String id = state(position).unitClass(muster.unitOf(man))
                .orElseThrow(() -> new IllegalStateException("nobody moves or fights before the rosters are filled in"));
        return table.manClass(id).orElseThrow(() -> new IllegalStateException("no class " + id));
    }

    /// A man's whole move, in halves of a square.
    int allowance(Position position, int man) {
        return manClass(position, man).speed() * table.costs().square().value();
    }

    /// True when the man is adjacent across a side to an enemy and either faces the other.
    boolean inContact(Position position, int man) {
        int square = position.square(man);
        for (int i = 0; i < 4; i++) {
            Facing way = Facing.of(i);
            int next = board.neighbour(square, way);
            if (next >= 0 && Contact.enemyOn(position, muster.side(man), next)
                    && (position.facing(man) == way || position.facing(position.firstOn(next)) == way.opposite())) {
                return true;
            }
        }
        return false;
    }

    /// The enemy that a man faces in the adjacent square, or [Position#NONE].
    int facedEnemy(Position position, int man) {
        int next = board.neighbour(position.square(man), position.facing(man));
        return next >= 0 && Contact.enemyOn(position, muster.side(man), next) ? position.firstOn(next) : Position.NONE;
    }

    /// True for a man with no other living man of his unit on any of the eight squares around him.
    boolean alone(Position position, int man) {
        for (int other : men[muster.unitOf(man)]) {
            if (other != man && position.onBoard(other) && touch(position.square(man), position.square(other))) {
                return false;
            }
        }
        return true;
    }

    private boolean touch(int one, int other) {
        return Math.abs(board.square(one).column() - board.square(other).column()) <= 1
                && Math.abs(board.square(one).row() - board.square(other).row()) <= 1;
    }

    int range(Position position, int man, int target) {
        return Grid.range(board.square(position.square(man)), board.square(position.square(target)));
    }
}
