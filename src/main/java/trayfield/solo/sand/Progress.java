package trayfield.solo.sand;

import java.util.Arrays;
import trayfield.model.Muster;
import trayfield.model.Position;

/// How near a side is to what it is there for, as a number to add to a comparison of armies.
public final class Progress {
    private static final double PER_TURN = 0.35;
    private static final double THERE = 1.2;
    private static final double TOO_LATE = 1.5;
    private static final double TIME = 1.5;

    private Progress() {
    }

    /// @param speed squares that its trays cover in a turn
    public static double of(Position position, int side, Mission mission, double speed) {
        int limit = position.muster().scenario().turnLimit().orElse(0);
        double waiting = mission.holdsOut() && limit > 0 ? TIME * position.turn() / limit : 0;
        if (mission.kind() != Mission.Kind.TAKE && mission.kind() != Mission.Kind.LEAVE) {
            return waiting;
        }
        int gone = mission.kind() == Mission.Kind.LEAVE ? position.exits(side) : 0;
        double[] ways = ways(position, side, mission);
        int wanted = Math.max(1, mission.needed() - gone);
        double turns = 0;
        int there = gone;
        for (int i = 0; i < Math.min(wanted, ways.length); i++) {
            turns += Math.min(ways[i] / speed, 20) / wanted;
            there += ways[i] == 0 ? 1 : 0;
        }
        double late = ways.length < wanted || limit > 0 && turns > limit - position.turn() + 1 ? TOO_LATE : 0;
        return waiting - PER_TURN * turns + THERE * Math.min(1, (double) there / mission.needed()) - late;
    }

    /// Squares still to go, the nearest tray first.
    private static double[] ways(Position position, int side, Mission mission) {
        Muster muster = position.muster();
        double[] ways = new double[muster.size()];
        int count = 0;
        for (int tray = 0; tray < muster.size(); tray++) {
            if (position.onBoard(tray) && muster.side(tray) == side) {
                ways[count++] = mission.toGo(position.square(tray));
            }
        }
        double[] own = Arrays.copyOf(ways, count);
        Arrays.sort(own);
        return own;
    }
}
