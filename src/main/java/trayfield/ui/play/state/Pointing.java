package trayfield.ui.play.state;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import trayfield.geometry.Grid;
import trayfield.model.Facing;
import trayfield.model.Observation.TrayView;
import trayfield.model.Order;
import trayfield.model.Square;
import trayfield.rules.Reach;

/// Works out what a click on the square pointed at would do.
final class Pointing {
    private Pointing() {
    }

    static Pointed of(Standing standing, Optional<Hand> hand, Touch touch) {
        if (touch.at().isEmpty()) {
            return new Pointed.Nothing();
        }
        Square at = touch.at().get();
        Optional<TrayView> tray = touch.tray().flatMap(standing.seen()::tray)
                .or(() -> standing.seen().on(at).stream().findFirst());
        boolean orders = hand.isPresent() && hand.get().mine() && standing.live()
                && standing.seen().pending().isEmpty();
        return orders ? forHand(standing, hand.get(), touch, at, tray) : new Pointed.Look(at, tray);
    }

    private static Pointed forHand(Standing standing, Hand hand, Touch touch, Square at, Optional<TrayView> tray) {
        if (tray.isPresent() && !standing.mine(tray.get())) {
            return Duels.with(standing, hand, touch, tray.get());
        }
        Optional<Reach.Entry> entry = hand.reach().at(at);
        if (at.equals(hand.tray().at())) {
            return entry.flatMap(here -> turn(hand, here, touch)).orElseGet(() -> new Pointed.Look(at, tray));
        }
        if (entry.isPresent() && entry.get().facings() != 0) {
            return way(hand, entry.get(), touch);
        }
        return Attempts.move(standing, hand, at, touch.facing())
                .<Pointed>map(refusal -> new Pointed.Barred(hand.tray(), at, refusal))
                .orElseGet(() -> new Pointed.Look(at, tray));
    }

    private static Optional<Pointed> turn(Hand hand, Reach.Entry here, Touch touch) {
        return touch.facing().filter(here::allows).map(facing -> new Pointed.Way(
                new Order.Turn(hand.tray().id(), here.at(), facing), hand.tray(), List.of(here.at()), facing, 0,
                here.facingSet(), Optional.empty()));
    }

    private static Pointed way(Hand hand, Reach.Entry entry, Touch touch) {
        Facing facing = facing(hand, entry, touch.facing());
        List<Square> path = entry.path(facing);
        return new Pointed.Way(new Order.Move(hand.tray().id(), path, facing), hand.tray(), path, facing, entry.cost(),
                entry.facingSet(), entry.ends());
    }

    /// The facing asked for, else the one it arrives with, else the first lawful one.
    private static Facing facing(Hand hand, Reach.Entry entry, Optional<Facing> asked) {
        if (asked.isPresent() && entry.allows(asked.get())) {
            return asked.get();
        }
        Set<Facing> lawful = entry.facingSet();
        for (Facing facing : lawful) {
            if (arrival(entry.path(facing)) == facing) {
                return facing;
            }
        }
        return lawful.contains(hand.tray().facing()) ? hand.tray().facing() : lawful.iterator().next();
    }

    private static Facing arrival(List<Square> path) {
        return Grid.way(path.get(path.size() - 2), path.getLast()).orElseThrow();
    }
}
