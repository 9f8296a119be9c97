package trayfield.solo.modern;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import trayfield.model.Board;
import trayfield.model.Ground;
import trayfield.model.Muster;
import trayfield.model.Position;
import trayfield.model.Terrain;
import trayfield.rules.Rulebook;
import trayfield.solo.sand.Conduct;
import trayfield.solo.sand.Mission;
import trayfield.solo.sand.Progress;
import trayfield.solo.sand.Reserve;
import trayfield.solo.sand.School;
import trayfield.solo.sand.Stance;
import trayfield.tables.ModernTable;
import trayfield.tables.ModernTable.UnitClass;

/// Modern armies of one scenario.
public final class ModernSchool implements School {
    /// In parts of a mission: what roads and fords are reckoned at when the way is long.
    private static final int ROAD_STEP = 3;
    private static final int FORD_STEP = 12;
    private static final double RESERVE = 4;
    private static final double FORCE = 2;
    private static final double SPEED = 3;
    private static final Stance SEASONED = Stance.STEADY.with(0.2, 0.4, 1.4);

    private final Rulebook book;
    private final Muster muster;
    private final Arms arms;
    private final Gunnery gunnery;
    private final Duel duel;
    private final Picture picture;
    private final Choice choice;
    private final Mission[] missions;
    private final Reserve reserve;

    public ModernSchool(Rulebook book, ModernTable table, Muster muster) {
        this.book = book;
        this.muster = muster;
        this.arms = new Arms(table, muster);
        this.gunnery = new Gunnery(table, muster, arms);
        this.duel = new Duel(table, muster, arms);
        this.picture = new Picture(muster, arms, gunnery, duel);
        this.choice = new Choice(book, muster, arms, gunnery, duel, picture);
        this.missions = Mission.ofBoth(muster.scenario(), (from, to) -> step(muster.board(), from, to));
        this.reserve = new Reserve(muster);
    }

    private static int step(Board board, int from, int to) {
        Ground ground = board.ground(to);
        if (ground.wet()) {
            return ground.terrain() == Terrain.FORD ? FORD_STEP : -1;
        }
        return ground.road() && board.ground(from).road() ? ROAD_STEP : Mission.SQUARE;
    }

    Rulebook book() {
        return book;
    }

    Muster muster() {
        return muster;
    }

    Arms arms() {
        return arms;
    }

    Gunnery gunnery() {
        return gunnery;
    }

    Duel duel() {
        return duel;
    }

    Picture picture() {
        return picture;
    }

    Choice choice() {
        return choice;
    }

    Mission mission(int side) {
        return missions[side];
    }

    Reserve reserve() {
        return reserve;
    }

    @Override
    public Conduct conduct(int side, Stance[] stances) {
        return new ModernConduct(this, side, stances);
    }

    /// Slower to go forward than a regular, and quicker to strike.
    @Override
    public Stance seasoned() {
        return SEASONED;
    }

    @Override
    public double lead(Position position, int side) {
        double[] force = new double[2];
        for (int tray = 0; tray < muster.size(); tray++) {
            force[muster.side(tray)] += position.onBoard(tray) ? arms.worth(tray) : 0;
        }
        return RESERVE * (reserve.share(position, side) - reserve.share(position, 1 - side))
                + FORCE * (force[side] - force[1 - side]) / (force[0] + force[1])
                + Progress.of(position, side, missions[side], SPEED) - Progress.of(position, 1 - side, missions[1 - side], SPEED);
    }

    /// Each class of trays, those nearer to the aim and those farther from it.
    @Override
    public List<int[]> bodies(Position position, int side) {
        List<int[]> bodies = new ArrayList<>();
        for (UnitClass unitClass : UnitClass.values()) {
            List<Integer> trays = new ArrayList<>();
            for (int tray = 0; tray < muster.size(); tray++) {
                if (position.onBoard(tray) && muster.side(tray) == side && arms.unitClass(tray) == unitClass) {
                    trays.add(tray);
                }
            }
            trays.sort(Comparator.comparingDouble(tray -> missions[side].toGo(position.square(tray))));
            int half = (trays.size() + 1) / 2;
            add(bodies, trays.subList(0, half));
            add(bodies, trays.subList(half, trays.size()));
        }
        return bodies;
    }

    private static void add(List<int[]> bodies, List<Integer> trays) {
        if (!trays.isEmpty()) {
            bodies.add(trays.stream().mapToInt(Integer::intValue).toArray());
        }
    }
}
