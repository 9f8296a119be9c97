package trayfield.play.body;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Order;
import trayfield.model.Square;
import trayfield.rules.Reach;

/// Leads men along a road, each as far as he can go and nobody past a man who was ahead of him.
final class Column {
    private final Rehearsal rehearsal;
    private final Board board;
    private final RoadMap map;
    private final Map<Integer, Integer> start = new HashMap<>();

    Column(Rehearsal rehearsal, Square toward) {
        this.rehearsal = rehearsal;
        this.board = rehearsal.now().board();
        this.map = new RoadMap(board, toward);
    }

    void march(List<Integer> men, Square toward) {
        men.forEach(man -> start.put(man, distance(man)));
        List<Integer> waiting = new ArrayList<>(men);
        waiting.sort(Comparator.comparingInt(start::get));
        while (waiting.removeIf(this::goes)) {
            // Somebody made way: those who wait may find theirs open now.
        }
        Reasons reasons = rehearsal.reasons();
        waiting.forEach(man -> rehearsal.leave(reasons.ofStanding(man, toward)));
    }

    private int distance(int man) {
        return map.from(rehearsal.now().square(man));
    }

    private boolean goes(int man) {
        if (distance(man) == 0) {
            rehearsal.stays(man);
            return true;
        }
        int nearest = nearest(man);
        Optional<Reach.Entry> end = rehearsal.reach(man).entries().stream()
                .filter(entry -> leaves(entry) >= nearest && leaves(entry) < distance(man))
                .min(Comparator.<Reach.Entry>comparingInt(this::leaves).thenComparingInt(Reach.Entry::cost));
        end.ifPresent(entry -> {
            Facing facing = facing(entry);
            rehearsal.give(man, new Order.Move(rehearsal.id(man), entry.path(facing), facing));
        });
        return end.isPresent();
    }

    /// How far there is still to go from where a move ends.
    private int leaves(Reach.Entry entry) {
        return map.from(board.index(entry.at()));
    }

    /// How near a man may come: no nearer than anyone who was ahead of him is now.
    private int nearest(int man) {
        int nearest = 0;
        for (Map.Entry<Integer, Integer> other : start.entrySet()) {
            if (other.getValue() < start.get(man)) {
                nearest = Math.max(nearest, distance(other.getKey()));
            }
        }
        return nearest;
    }

    /// On along the road where that is open to him, else the way he came.
    private Facing facing(Reach.Entry end) {
        int here = board.index(end.at());
        Facing best = null;
        for (Facing way : Facing.values()) {
            int next = board.neighbour(here, way);
            if (end.allows(way) && (best == null || next >= 0 && map.from(next) < ahead(here, best))) {
                best = way;
            }
        }
        return best;
    }

    private int ahead(int here, Facing way) {
        int next = board.neighbour(here, way);
        return next < 0 ? Integer.MAX_VALUE : map.from(next);
    }
}
