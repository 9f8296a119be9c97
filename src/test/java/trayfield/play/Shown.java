package trayfield.play;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import trayfield.model.Facing;
import trayfield.model.Observation;
import trayfield.model.Observation.TrayView;
import trayfield.model.Observation.UnitView;
import trayfield.model.Order;
import trayfield.model.Square;
import trayfield.play.body.Gesture;

/// All that a viewer is shown of a game, by what it is, for tests that compare.
final class Shown {
    private final Map<String, Object> shown = new LinkedHashMap<>();
    private final Game game;
    private final Seat seat;
    private final Words words;

    private Shown(Game game, String viewer) {
        this.game = game;
        this.seat = game.seat(viewer);
        this.words = Words.of(seat);
    }

    /// What there is to see without asking, and what undo says.
    static Map<String, Object> atAGlance(Game game, String viewer) {
        Shown shown = new Shown(game, viewer);
        shown.glance();
        return shown.shown;
    }

    /// That, and the answer to everything that can be asked, for the orders of everybody in the position as it really is.
    static Map<String, Object> everything(Game game, String viewer, List<Order> orders) {
        Shown shown = new Shown(game, viewer);
        shown.glance();
        shown.answers(orders);
        return shown.shown;
    }

    private void glance() {
        shown.put("observation with its hash", seat.observation());
        shown.put("number", seat.number());
        shown.put("told last", seat.told(Math.max(0, seat.number() - 2)));
        shown.put("to order", seat.toOrder());
        if (seat.toOrder()) {
            // The buttons stand before the side that is to order.
            shown.put("undo", words.undo(game.undoable(Undo.Players.TWO)));
            shown.put("redo", words.redo(game.redoable()));
        }
    }

    private void answers(List<Order> orders) {
        shown.put("clerk", seat.clerk().entries());
        shown.put("scenario", seat.scenario());
        shown.put("report", new Report(words).text(seat));
        shown.put("report as a page", new Report(words).html(seat));
        shown.put("clerk's words", seat.clerk().entries().stream().flatMap(entry -> entry.notes().stream()).map(words::clerk).toList());
        shown.put("orders", seat.orders());
        shown.put("duties", seat.duties());
        seat.observation().units().forEach(unit -> shown.put("possible " + unit.id(), seat.clerk().possible(unit.id())));
        seat.scenario().sides().forEach(side -> shown.put("threatened " + side.id(), seat.threatened(side.id())));
        seat.observation().trays().forEach(this::tray);
        for (Order order : orders) {
            shown.put("check " + order, seat.check(order).map(words::refusal));
            shown.put("odds " + order, seat.odds(order));
        }
        shown.put("earlier", seat.at(seat.number() / 2).observation());
    }

    private void tray(TrayView tray) {
        shown.put("orders " + tray.id(), seat.orders(tray.id()));
        shown.put("reach " + tray.id(), seat.reach(tray.id()));
        shown.put("arc " + tray.id(), seat.fireArc(tray.id()));
        shown.put("body " + tray.id(), seat.plan(List.of(tray.id()), new Gesture.Shift(1, 5)));
        seat.observation().trays().stream().filter(enemy -> !enemy.side().equals(tray.side())).limit(3).forEach(enemy ->
                shown.put("throw " + tray.id() + " " + enemy.id(), seat.odds(new Order.Throw(tray.unit().orElse(""),
                        List.of(new Order.Aim(tray.id(), enemy.id()))))));
        Order far = straight(tray);
        shown.put("far " + tray.id(), seat.check(far).map(words::refusal));
        shown.put("far odds " + tray.id(), seat.odds(far));
    }

    /// Five squares along the longer way to the edge: too far for the slow.
    private static Order straight(TrayView tray) {
        int step = tray.at().row() >= 5 ? -1 : 1;
        List<Square> path = IntStream.rangeClosed(0, 5)
                .mapToObj(i -> new Square(tray.at().column(), tray.at().row() + i * step)).toList();
        return new Order.Move(tray.id(), path, step > 0 ? Facing.N : Facing.S);
    }

    /// What differs, thing by thing.
    static List<String> differences(Map<String, Object> one, Map<String, Object> other) {
        Set<String> names = new LinkedHashSet<>(one.keySet());
        names.addAll(other.keySet());
        return names.stream().filter(name -> !Objects.equals(one.get(name), other.get(name)))
                .map(name -> name + ": " + one.get(name) + " and " + other.get(name)).toList();
    }

    /// The position without what either side keeps secret: what stands on the table.
    static Observation onTheTable(Game game) {
        Observation all = game.referee().observation();
        return new Observation(Optional.empty(), all.rules(), all.turn(), all.side(), all.phase(), all.pending(),
                all.trays(), all.units().stream().map(unit -> new UnitView(unit.id(), unit.side(), Optional.empty(),
                        unit.thrown())).toList(), List.of(), all.lost(), all.exited(), all.result(), "");
    }
}
