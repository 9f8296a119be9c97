package trayfield.play;

import java.util.List;
import trayfield.model.Event;
import trayfield.model.Note;

/// What a viewer was told of one input.
///
/// @param number the input, counted from 1 as that viewer's [Seat#number] counts: [Seat#at] with it shows the board
///               after, with one less the board before
/// @param notes  what this viewer may read beside it
public record Told(int number, List<Event> events, List<Note> notes) {
    public Told {
        events = List.copyOf(events);
        notes = List.copyOf(notes);
    }
}
