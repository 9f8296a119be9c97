package trayfield.ui.play.state;

import java.util.List;
import trayfield.model.Event;
import trayfield.play.Seat;

/// What just happened on the table, for those who show it moving.
///
/// @param before the moment before the first of the events
public record Happened(Seat before, Seat after, List<Event> events) {
    public Happened {
        events = List.copyOf(events);
    }
}
