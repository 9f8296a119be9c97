package trayfield.play.body;

import java.util.Arrays;
import java.util.PriorityQueue;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Ground;
import trayfield.model.Square;
import trayfield.model.Terrain;

/// How far every square is from one square for who keeps to roads. It guides a march; what a step really costs is for the
/// rules to say.
final class RoadMap {
    private static final int ROAD = 1;
    /// A march leaves its road only where that winds more than four times as far.
    private static final int OPEN = 4;
    private static final int WATER = 12;

    private final Board board;
    private final int[] distance;

    RoadMap(Board board, Square toward) {
        this.board = board;
        this.distance = new int[board.size()];
        Arrays.fill(distance, Integer.MAX_VALUE);
        spread(board.index(toward));
    }

    int from(int square) {
        return distance[square];
    }

    private void spread(int start) {
        PriorityQueue<Long> open = new PriorityQueue<>();
        distance[start] = 0;
        open.add((long) start);
        while (!open.isEmpty()) {
            long nearest = open.remove();
            int here = (int) nearest;
            if (nearest >>> Integer.SIZE == distance[here]) {
                relax(here, open);
            }
        }
    }

    private void relax(int here, PriorityQueue<Long> open) {
        for (int i = 0; i < 4; i++) {
            int next = board.neighbour(here, Facing.of(i));
            int way = next < 0 ? Integer.MAX_VALUE : distance[here] + step(board.ground(here), board.ground(next));
            if (next >= 0 && way < distance[next]) {
                distance[next] = way;
                open.add((long) way << Integer.SIZE | next);
            }
        }
    }

    private static int step(Ground from, Ground to) {
        if (from.wet() || to.wet()) {
            return WATER;
        }
        return built(from) && built(to) ? ROAD : OPEN;
    }

    private static boolean built(Ground ground) {
        return ground.road() || ground.terrain() == Terrain.TOWN;
    }
}
