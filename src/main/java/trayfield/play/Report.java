package trayfield.play;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.SortedMap;
import java.util.TreeSet;
import trayfield.model.Event;
import trayfield.model.Note;
import trayfield.model.Observation;
import trayfield.model.RuleRef;
import trayfield.model.Square;

/// The battle report: everything that one viewer was told, each event as a sentence with its clause, and what he may read
/// beside it.
public final class Report {
    private final Words words;

    public Report(Words words) {
        this.words = words;
    }

    /// One event, or the heading of the turn in which the game begins.
    ///
    /// @param number  the input that brought it, counted from 1: [Seat#at] with it shows the board after; 0 at the start
    /// @param event   empty for a heading that no event brought
    /// @param heading true for the line that begins a side's turn, or a sequence
    public record Line(int number, Optional<Event> event, String sentence, Optional<RuleRef> rule, boolean heading) {

        /// The sentence with its clause; a heading without.
        public String text() {
            return heading ? sentence : Words.withClause(sentence, rule);
        }

        private Line with(Note motive) {
            return new Line(number, event, Words.say("note.purpose", sentence, motive.text()), rule, heading);
        }
    }

    /// The lines of all that happened after the first `since` inputs, oldest first.
    public List<Line> lines(Seat seat, int since) {
        List<Line> lines = new ArrayList<>();
        if (since == 0) {
            opening(seat.at(0).observation()).ifPresent(heading ->
                    lines.add(new Line(0, Optional.empty(), heading, Optional.empty(), true)));
        }
        for (Told told : seat.told(since)) {
            for (Event event : told.events()) {
                lines.add(new Line(told.number(), Optional.of(event), words.event(event),
                        Optional.ofNullable(event.rule()), heads(event)));
            }
        }
        return lines;
    }

    /// Where the scenario names who goes first, the first turn begins without an event; where it fixes the classes, so
    /// does the first sequence. Rosters belong to no turn.
    private Optional<String> opening(Observation start) {
        return switch (start.phase()) {
            case ACT, MOVE -> start.side().map(side -> words.turn(side, start.turn()));
            case MISSILES, INITIATIVE -> Optional.of(words.sequence(start.turn()));
            case ROSTER, FIRST, MELEE, OVER -> Optional.empty();
        };
    }

    private static boolean heads(Event event) {
        return event instanceof Event.TurnBegan || event instanceof Event.SequenceBegan;
    }

    /// Lines with all that is written beside them: what an order was for in its own sentence, the rest under its input.
    ///
    /// @param notes by input, as [Seat#notes] gives them
    public static List<Line> annotated(List<Line> lines, SortedMap<Integer, List<Note>> notes) {
        TreeSet<Integer> numbers = new TreeSet<>(notes.keySet());
        lines.forEach(line -> numbers.add(line.number()));
        List<Line> all = new ArrayList<>();
        int next = 0;
        for (int number : numbers) {
            List<Line> here = new ArrayList<>();
            for (; next < lines.size() && lines.get(next).number() == number; next++) {
                here.add(lines.get(next));
            }
            notes.getOrDefault(number, List.of()).forEach(note -> annotate(here, number, note));
            all.addAll(here);
        }
        return all;
    }

    private static void annotate(List<Line> here, int number, Note note) {
        if (note.kind() != Note.Kind.MOTIVE) {
            here.add(new Line(number, Optional.empty(), note.text(), Optional.empty(), false));
        } else if (!here.isEmpty()) {
            here.set(0, here.getFirst().with(note));
        }
    }

    private static List<Line> whole(Report report, Seat seat) {
        return annotated(report.lines(seat, 0), seat.notes());
    }

    /// The whole report as text of one line each.
    public String text(Seat seat) {
        StringBuilder text = new StringBuilder(seat.scenario().title()).append('\n');
        for (Line line : whole(this, seat)) {
            text.append(line.heading() ? "\n" : "  ").append(line.text()).append('\n');
        }
        return text.toString();
    }

    /// The whole report as a page for a browser.
    public String html(Seat seat) {
        return new ReportPage(seat.scenario().title()).of(whole(this, seat));
    }

    /// The squares that a line speaks of, as the trays stood before it: where to look on the board.
    public static List<Square> places(Seat seat, Line line) {
        SequencedSet<Square> places = new LinkedHashSet<>();
        if (line.event().isPresent()) {
            addPlaces(seat.at(line.number() - 1).observation(), line.event().get(), places);
        }
        return List.copyOf(places);
    }

    private static void addPlaces(Observation before, Event event, SequencedSet<Square> places) {
        switch (event) {
            case Event.Moved moved -> places.addAll(moved.path());
            case Event.Turned turned -> places.add(turned.at());
            case Event.RanDown ran -> places.addAll(ran.path());
            case Event.Fired shot -> addTrays(before, places, shot.tray(), shot.target());
            case Event.ShotFell shot -> addTrays(before, places, shot.tray(), shot.target());
            case Event.Attacked attack -> addTrays(before, places, attack.tray(), attack.target());
            case Event.Fought fight -> addTrays(before, places, fight.attacker(), fight.defender());
            case Event.Removed removed -> places.add(removed.at());
            case Event.Advanced advance -> places.addAll(List.of(advance.from(), advance.to()));
            case Event.Held held -> addTrays(before, places, held.tray());
            case Event.Exited exit -> places.add(exit.from());
            case Event.MissileFell fell -> addTrays(before, places, fell.tray(), fell.target());
            case Event.Overwhelmed fight -> addTrays(before, places, fight.defender());
            case Event.Declared declared -> declared.aims().forEach(aim -> addTrays(before, places, aim.man(), aim.target()));
            case Event.RosterSet _, Event.SequenceBegan _, Event.PhaseBegan _, Event.Threw _ -> {
            }
            case Event.Rolled _, Event.WentFirst _, Event.TurnBegan _, Event.TurnEnded _, Event.GameOver _ -> {
            }
        }
    }

    private static void addTrays(Observation before, SequencedSet<Square> places, String... trays) {
        for (String tray : trays) {
            before.tray(tray).ifPresent(view -> places.add(view.at()));
        }
    }
}
