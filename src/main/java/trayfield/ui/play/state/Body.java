package trayfield.ui.play.state;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import trayfield.model.Facing;
import trayfield.model.Observation.TrayView;
import trayfield.model.Square;

/// The trays taken up as one body, as they stand now.
///
/// @param men  in the order in which they were taken up; never empty
/// @param lead the one whose step all follow
/// @param able how many of them can still act
public record Body(List<TrayView> men, TrayView lead, int able) {

    static Optional<Body> of(Standing standing, Grip grip) {
        List<TrayView> men = grip.men().stream().flatMap(id -> standing.seen().tray(id).stream()).toList();
        if (men.isEmpty()) {
            return Optional.empty();
        }
        TrayView lead = grip.lead().flatMap(standing.seen()::tray).orElseGet(() -> middle(men));
        int able = (int) men.stream().filter(man -> standing.canAct(man.id())).count();
        return Optional.of(new Body(men, lead, able));
    }

    /// The middle of the front rank, as most of them face.
    private static TrayView middle(List<TrayView> men) {
        Facing way = facing(men);
        int front = men.stream().mapToInt(man -> along(man.at(), way)).max().orElseThrow();
        List<TrayView> rank = men.stream().filter(man -> along(man.at(), way) == front)
                .sorted(Comparator.comparingInt(man -> along(man.at(), way.right()))).toList();
        return rank.get((rank.size() - 1) / 2);
    }

    private static Facing facing(List<TrayView> men) {
        Facing most = Facing.N;
        long count = 0;
        for (Facing way : Facing.values()) {
            long facing = men.stream().filter(man -> man.facing() == way).count();
            if (facing > count) {
                count = facing;
                most = way;
            }
        }
        return most;
    }

    private static int along(Square at, Facing way) {
        return at.column() * way.dx + at.row() * way.dy;
    }

    public List<String> ids() {
        return men.stream().map(TrayView::id).toList();
    }

    public boolean holds(String man) {
        return men.stream().anyMatch(one -> one.id().equals(man));
    }

    /// Its units with how many of each are in it; trays of no unit are left out.
    public SequencedMap<String, Integer> units() {
        SequencedMap<String, Integer> units = new LinkedHashMap<>();
        men.forEach(man -> man.unit().ifPresent(unit -> units.merge(unit, 1, Integer::sum)));
        return units;
    }
}
