package trayfield.ui.play.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trayfield.model.Facing;
import trayfield.model.Observation;
import trayfield.model.Order;
import trayfield.model.Square;
import trayfield.ui.board.Highlight;

/// Advice as it lies on the board: the way and a ghost at its end, or a line to the enemy.
final class AdviceMarks {
    private final Observation seen;
    private final List<Highlight> marks = new ArrayList<>();

    private AdviceMarks(Observation seen) {
        this.seen = seen;
    }

    static List<Highlight> of(Observation seen, Order order) {
        AdviceMarks marks = new AdviceMarks(seen);
        switch (order) {
            case Order.Move(String tray, List<Square> path, Facing facing) -> marks.way(tray, path, facing);
            case Order.RunDown(String tray, List<Square> path, Facing facing) -> marks.way(tray, path, facing);
            case Order.Turn(String tray, Square at, Facing facing) -> marks.way(tray, List.of(at), facing);
            case Order.Fire(String tray, String target, Optional<String> _) -> marks.line(tray, target);
            case Order.Attack(String tray, String target) -> marks.line(tray, target);
            case Order.Throw(String unit, List<Order.Aim> aims) -> {
                aims.forEach(aim -> marks.line(aim.man(), aim.target()));
                seen.trays().stream().filter(man -> aims.isEmpty() && man.unit().filter(unit::equals).isPresent())
                        .forEach(man -> marks.marks.add(Highlight.Ghost.of(man, man.at(), man.facing(), false)));
            }
            case Order.Roster _, Order.Choose _, Order.End _ -> {
            }
        }
        return List.copyOf(marks.marks);
    }

    private void way(String tray, List<Square> path, Facing facing) {
        seen.tray(tray).ifPresent(view -> {
            if (path.size() > 1) {
                marks.add(new Highlight.Path(path));
            }
            marks.add(Highlight.Ghost.of(view, path.getLast(), facing, false));
        });
    }

    private void line(String tray, String target) {
        seen.tray(tray).ifPresent(own -> seen.tray(target)
                .ifPresent(enemy -> marks.add(new Highlight.Sight(own.at(), enemy.at(), List.of()))));
    }
}
