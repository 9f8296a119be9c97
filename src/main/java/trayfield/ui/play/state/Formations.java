package trayfield.ui.play.state;

import java.util.List;
import java.util.Optional;
import trayfield.model.Facing;
import trayfield.model.Observation.TrayView;
import trayfield.model.Square;
import trayfield.play.Seat;
import trayfield.play.body.BodyPlan;
import trayfield.play.body.Gesture;

/// Works out what a click would do with a body, and plans anew only what was not planned last.
final class Formations {
    private Planned last;

    private record Planned(Seat seat, List<String> men, Gesture gesture, BodyPlan plan) {
        boolean is(Seat now, List<String> others, Gesture other) {
            return seat == now && men.equals(others) && gesture.equals(other);
        }
    }

    Pointed of(Standing standing, Body body, Touch touch) {
        Optional<TrayView> there = touch.at().flatMap(at -> touch.tray().flatMap(standing.seen()::tray)
                .or(() -> standing.seen().on(at).stream().findFirst()));
        boolean ordering = standing.live() && standing.seen().pending().isEmpty() && moving(standing)
                && touch.grip().box().isEmpty();
        boolean other = touch.grip().drill().pointed && there.filter(tray -> !body.holds(tray.id())).isPresent();
        Optional<Gesture> gesture = ordering && !other ? gesture(body, touch) : Optional.empty();
        return gesture.<Pointed>map(one -> new Pointed.Formation(body, one, plan(standing.seat(), body.ids(), one)))
                .orElseGet(() -> touch.at().<Pointed>map(at -> new Pointed.Look(at, there)).orElseGet(Pointed.Nothing::new));
    }

    /// True in the phases in which trays move.
    static boolean moving(Standing standing) {
        return switch (standing.seen().phase()) {
            case MOVE, ACT -> true;
            case FIRST, ROSTER, MISSILES, INITIATIVE, MELEE, OVER -> false;
        };
    }

    private BodyPlan plan(Seat seat, List<String> men, Gesture gesture) {
        if (last == null || !last.is(seat, men, gesture)) {
            last = new Planned(seat, men, gesture, seat.plan(men, gesture));
        }
        return last.plan();
    }

    private static Optional<Gesture> gesture(Body body, Touch touch) {
        return switch (touch.grip().drill()) {
            case WHEEL_LEFT -> Optional.of(new Gesture.Wheel(Gesture.Hand.LEFT));
            case WHEEL_RIGHT -> Optional.of(new Gesture.Wheel(Gesture.Hand.RIGHT));
            case TURN -> Optional.of(new Gesture.TurnAll(wanted(body, touch)));
            case MARCH -> touch.at().map(Gesture.March::new);
            case STEP -> touch.at().flatMap(at -> step(body, at, touch.facing()));
        };
    }

    /// How the body would face: as was asked for, else as its lead does.
    static Facing wanted(Body body, Touch touch) {
        return touch.facing().orElse(body.lead().facing());
    }

    private static Optional<Gesture> step(Body body, Square to, Optional<Facing> facing) {
        Square from = body.lead().at();
        if (from.equals(to)) {
            return facing.map(Gesture.TurnAll::new);
        }
        return Optional.of(new Gesture.Shift(to.column() - from.column(), to.row() - from.row(), facing));
    }
}
