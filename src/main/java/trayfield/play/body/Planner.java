package trayfield.play.body;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trayfield.model.Muster;
import trayfield.model.Position;
import trayfield.model.Square;
import trayfield.play.body.BodyPlan.LeftBehind;
import trayfield.rules.OrderFault;
import trayfield.rules.Rulebook;

/// Plans a gesture for a body of men: each man's own lawful path by the rule book's own reach, in an order that lets all
/// through.
public final class Planner {
    private final Rulebook book;
    private final Position position;
    private final List<Integer> men = new ArrayList<>();
    private final List<LeftBehind> missing = new ArrayList<>();

    private Planner(Rulebook book, Position position, List<String> ids) {
        this.book = book;
        this.position = position;
        Muster muster = position.muster();
        for (String id : ids.stream().distinct().toList()) {
            int tray = muster.tray(id);
            if (tray < 0) {
                missing.add(new LeftBehind(id, OrderFault.UNKNOWN_TRAY.of(id)));
            } else if (!position.onBoard(tray)) {
                missing.add(new LeftBehind(id, OrderFault.TRAY_GONE.of(id)));
            } else {
                men.add(tray);
            }
        }
    }

    /// @param men ids, of the side to move; in any order
    public static BodyPlan plan(Rulebook book, Position position, List<String> men, Gesture gesture) {
        Planner planner = new Planner(book, position, men);
        Drill drill = new Drill(position, planner.men);
        return switch (gesture) {
            case Gesture.Shift(int dx, int dy, var facing) -> planner.place(drill.shift(dx, dy, facing));
            case Gesture.Wheel(Gesture.Hand hand) -> planner.place(drill.wheel(hand));
            case Gesture.TurnAll(var facing) -> planner.place(drill.shift(0, 0, Optional.of(facing)));
            case Gesture.March(var toward) -> planner.march(toward);
        };
    }

    /// Places men front rank first, and where somebody is left behind tries the rear rank first too.
    private BodyPlan place(List<Goal> goals) {
        Rehearsal forward = placed(goals);
        if (forward.leftBehind() == missing.size()) {
            return forward.plan();
        }
        Rehearsal backward = placed(goals.reversed());
        return backward.leftBehind() < forward.leftBehind() ? backward.plan() : forward.plan();
    }

    private Rehearsal placed(List<Goal> goals) {
        Rehearsal rehearsal = rehearsal();
        new Ranks(rehearsal).place(goals);
        return rehearsal;
    }

    private BodyPlan march(Square toward) {
        Rehearsal rehearsal = rehearsal();
        new Column(rehearsal, toward).march(men, toward);
        return rehearsal.plan();
    }

    private Rehearsal rehearsal() {
        Rehearsal rehearsal = new Rehearsal(book, position);
        missing.forEach(rehearsal::leave);
        return rehearsal;
    }
}
