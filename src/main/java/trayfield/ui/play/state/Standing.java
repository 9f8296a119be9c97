package trayfield.ui.play.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import trayfield.model.Observation;
import trayfield.model.Observation.TrayView;
import trayfield.model.Order;
import trayfield.play.Seat;

/// One moment of the game, read once: what each tray can still do, what must still be done.
///
/// @param seat   of the side to move; of the referee where it is nobody's turn
/// @param live   false for an earlier moment that is only looked at
/// @param open   lawful orders by tray, in file order; trays with none are left out
/// @param duties trays that must still fight before the turn can end
/// @param mayEnd true where the turn can be ended now
public record Standing(Seat seat, boolean live, SequencedMap<String, List<Order>> open, List<String> duties,
        boolean mayEnd) {

    static Standing of(Seat seat, boolean live) {
        SequencedMap<String, List<Order>> open = new LinkedHashMap<>();
        boolean mayEnd = false;
        for (Order order : live ? seat.orders() : List.<Order>of()) {
            if (order instanceof Order.End) {
                mayEnd = true;
            } else {
                open.computeIfAbsent(trayOf(order), _ -> new ArrayList<>()).add(order);
            }
        }
        return new Standing(seat, live, Collections.unmodifiableSequencedMap(open), live ? seat.duties() : List.of(),
                mayEnd);
    }

    private static String trayOf(Order order) {
        return switch (order) {
            case Order.Move(String tray, var _, var _) -> tray;
            case Order.Turn(String tray, var _, var _) -> tray;
            case Order.RunDown(String tray, var _, var _) -> tray;
            case Order.Fire(String tray, var _, var _) -> tray;
            case Order.Attack(String tray, var _) -> tray;
            case Order.Choose(String tray, var _) -> tray;
            case Order.Throw(String unit, var _) -> unit;
            case Order.Roster _, Order.End _ -> "";
        };
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

    /// True where the tray belongs to the side whose turn it is.
    public boolean mine(TrayView tray) {
        return seen().side().filter(tray.side()::equals).isPresent();
    }
}
