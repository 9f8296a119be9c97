package trayfield.ui.play.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import trayfield.model.Observation;
import trayfield.model.Observation.TrayView;
import trayfield.model.Order;
import trayfield.play.Clerk;
import trayfield.play.Scribe;
import trayfield.play.Seat;

/// One moment of the game, read once: what each tray can still do, what must still be done.
///
/// @param seat   of the side to move; of the referee where it is nobody's turn
/// @param live   false for an earlier moment that is only looked at
/// @param commanded true where a commander's order is due; then a person has none to give
/// @param open   lawful orders by tray, in file order; trays with none are left out. A throw is an order of each man
/// @param duties trays that must still fight before the turn can end
/// @param mayEnd true where the turn can be ended now
/// @param aims   units declared to throw in this missile phase, with the aims of their men
public record Standing(Seat seat, boolean live, boolean commanded, SequencedMap<String, List<Order>> open, List<String> duties,
        boolean mayEnd, SequencedMap<String, List<Order.Aim>> aims, ClerkNotes notes) {

    /// @param commanded true where a commander leads the side to move
    /// @param scribe of this viewer, who has read up to an earlier moment
    static Standing of(Seat seat, boolean live, boolean commanded, Scribe scribe) {
        SequencedMap<String, List<Order>> open = new LinkedHashMap<>();
        boolean mayEnd = false;
        boolean ordering = live && !commanded;
        for (Order order : ordering ? seat.orders() : List.<Order>of()) {
            if (order instanceof Order.End) {
                mayEnd = true;
            } else {
                givers(seat, order).forEach(tray -> open.computeIfAbsent(tray, _ -> new ArrayList<>()).add(order));
            }
        }
        return new Standing(seat, live, commanded, Collections.unmodifiableSequencedMap(open), ordering ? seat.duties() : List.of(),
                mayEnd, Declarations.aims(seat), new ClerkNotes(seat, scribe));
    }

    private static List<String> givers(Seat seat, Order order) {
        return switch (order) {
            case Order.Move(String tray, var _, var _) -> List.of(tray);
            case Order.Turn(String tray, var _, var _) -> List.of(tray);
            case Order.RunDown(String tray, var _, var _) -> List.of(tray);
            case Order.Fire(String tray, var _, var _) -> List.of(tray);
            case Order.Attack(String tray, var _) -> List.of(tray);
            case Order.Choose(String tray, var _) -> List.of(tray);
            case Order.Throw(String unit, var _) -> seat.observation().trays().stream()
                    .filter(man -> man.unit().filter(unit::equals).isPresent()).map(TrayView::id).toList();
            case Order.Roster _, Order.End _ -> List.of();
        };
    }

    /// Declarations that are open now.
    public List<Order.Throw> throwing() {
        return open.values().stream().flatMap(List::stream).filter(Order.Throw.class::isInstance)
                .map(Order.Throw.class::cast).distinct().toList();
    }

    /// What the viewer's clerk knows of the enemy.
    public Clerk clerk() {
        return notes.clerk();
    }

    public Observation seen() {
        return seat.observation();
    }

    public boolean canAct(String tray) {
        return open.containsKey(tray);
    }

    public List<Order> orders(String tray) {
        return open.getOrDefault(tray, List.of());
    }

    /// True where the tray belongs to the side whose turn it is, and a person leads it.
    public boolean mine(TrayView tray) {
        return !commanded && seen().side().filter(tray.side()::equals).isPresent();
    }
}
