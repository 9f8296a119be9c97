package trayfield.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import trayfield.model.HouseRule;
import trayfield.model.Note;
import trayfield.model.Observation;
import trayfield.model.Order;
import trayfield.model.Position;
import trayfield.model.Scenario;
import trayfield.model.Square;
import trayfield.model.Verdict.Refusal;
import trayfield.play.body.BodyPlan;
import trayfield.play.body.Gesture;
import trayfield.play.body.Planner;
import trayfield.rules.Reach;
import trayfield.rules.Rulebook;
import trayfield.rules.Rulebook.OddsAnswer;
import trayfield.rules.Sightline;
import trayfield.tables.RuleTable;

/// Everything that one side gets of a game at one moment: what it sees, what it may do, what it was told. A seat never
/// changes and may be used on any thread; after the next input ask the game for a new one. Without a viewer it is the
/// referee's, who sees all.
public final class Seat {
    private final Rulebook book;
    private final RuleTable table;
    private final Moment moment;
    private final Optional<String> viewer;
    private volatile Observation observation;

    Seat(Rulebook book, RuleTable table, Moment moment, Optional<String> viewer) {
        this.book = book;
        this.table = table;
        this.moment = moment;
        this.viewer = viewer;
    }

    /// The id of the side that sits here; none for the referee.
    public Optional<String> viewer() {
        return viewer;
    }

    /// The rule table with the house rules in force.
    public RuleTable table() {
        return table.with(moment.after.muster().scenario().options());
    }

    public List<HouseRule> houseRules() {
        return book.houseRules();
    }

    /// The scenario without what this viewer may not know.
    public Scenario scenario() {
        Scenario whole = moment.after.muster().scenario();
        return viewer.map(side -> Secrets.hidden(whole, side)).orElse(whole);
    }

    /// Inputs that led to this moment, as far as this viewer was told of them: how often the other side declared in secret
    /// cannot be counted here.
    public int number() {
        return numberOf(moment);
    }

    private int numberOf(Moment past) {
        return viewer.isEmpty() ? past.number : past.heard(sideIndex());
    }

    private int sideIndex() {
        return moment.after.muster().scenario().sideIndex(viewer.orElseThrow());
    }

    /// This viewer's seat at an earlier moment, after that many inputs as [#number] counts them: 0 is the start.
    public Seat at(int inputs) {
        if (inputs < 0 || inputs > number()) {
            throw new IndexOutOfBoundsException("moment " + inputs + " of " + number());
        }
        Moment past = moment;
        while (numberOf(past) > inputs) {
            past = past.before;
        }
        return new Seat(book, table, past, viewer);
    }

    public Observation observation() {
        Observation seen = observation;
        if (seen == null) {
            seen = book.observe(moment.after, viewer);
            observation = seen;
        }
        return seen;
    }

    /// True where the next order is this side's to give; for the referee, where any order is due.
    public boolean toOrder() {
        int side = moment.after.side();
        return side != Position.NOBODY && (viewer.isEmpty() || moment.after.muster().sideId(side).equals(viewer.get()));
    }

    /// The lawful orders of this side; none when it is not its turn or dice are due.
    public List<Order> orders() {
        return toOrder() ? book.orders(moment.after) : List.of();
    }

    /// The lawful orders of one of this side's trays.
    public List<Order> orders(String tray) {
        return toOrder() ? book.orders(moment.after, tray) : List.of();
    }

    /// Where a tray of the side to move can go; empty when it is not this side's turn.
    public Reach reach(String tray) {
        return toOrder() ? book.reach(moment.after, tray) : Reach.NONE;
    }

    /// Judges an order of this side; empty when it is lawful now.
    public Optional<Refusal> check(Order order) {
        if (viewer.isPresent() && moment.after.side() != Position.NOBODY && !toOrder()) {
            return Optional.of(PlayFault.NOT_YOUR_TURN.of(viewer.get()));
        }
        return book.check(moment.after, order);
    }

    /// The chances of an order, be it his or the other side's, as far as this viewer may know them.
    public OddsAnswer odds(Order order) {
        return book.odds(moment.after, order, viewer);
    }

    /// Plans a gesture for men of this side; each is left behind when it is not this side's turn.
    public BodyPlan plan(List<String> men, Gesture gesture) {
        if (toOrder()) {
            return Planner.plan(book, moment.after, men, gesture);
        }
        Refusal refusal = PlayFault.NOT_YOUR_TURN.of(viewer.orElse(""));
        return new BodyPlan(List.of(), List.of(),
                men.stream().distinct().map(man -> new BodyPlan.LeftBehind(man, refusal)).toList());
    }

    /// What each enemy unit may be, by all that this viewer was told.
    public Clerk clerk() {
        return Clerk.of(this);
    }

    public Sightline sight(Square from, Square to) {
        return book.sight(moment.after, from, to);
    }

    /// Whether a shot or missile would go straight, as both trays stand.
    public boolean direct(String shooter, String target) {
        return book.direct(moment.after, shooter, target);
    }

    /// The trays that must still do something before this side can end its turn, by id.
    public List<String> duties() {
        return toOrder() ? book.duties(moment.after) : List.of();
    }

    /// Squares that a side, this one or the other, could hit or fight on without moving first.
    public List<Square> threatened(String side) {
        return book.threatened(moment.after, side);
    }

    /// Squares in range and arc of a tray's weapons.
    public List<Square> fireArc(String tray) {
        return book.fireArc(moment.after, tray);
    }

    /// What this viewer was told after the first `since` inputs as [#number] counts them, oldest first.
    public List<Told> told(int since) {
        return told(moment.since(at(Math.min(since, number())).moment.number));
    }

    /// What this viewer was told since another seat of the same game, his or anyone's; nothing where that one is later.
    public List<Told> told(Seat since) {
        return told(moment.since(since.moment.number));
    }

    /// What this viewer was told, the latest first, read no further back than it is asked for.
    public Iterable<Told> latest() {
        return () -> Stream.iterate(moment, past -> past.before != null, past -> past.before)
                .filter(past -> viewer.isEmpty() || !past.secretFrom(sideIndex())).map(this::told).iterator();
    }

    /// True where an earlier seat, whoever sat there, led to this one: nothing was taken back since.
    public boolean follows(Seat earlier) {
        return moment.number >= earlier.moment.number && moment.at(earlier.moment.number) == earlier.moment;
    }

    /// Inputs, as [#number] counts them, that led both to this seat and to another of the same viewer and game.
    public int shared(Seat other) {
        return numberOf(moment.at(Courses.shared(moment, other.moment)));
    }

    /// Inputs that led to this moment, whoever was told of them.
    public int inputs() {
        return moment.number;
    }

    /// What this viewer may read beside the inputs, by their [#number]; 0 is the start. What an order is for stands
    /// beside it only where he was told of the order.
    public SortedMap<Integer, List<Note>> notes() {
        SortedMap<Integer, List<Note>> notes = new TreeMap<>();
        for (Moment past = moment; past != null; past = past.before) {
            List<Note> here = notes(past);
            if (!here.isEmpty()) {
                notes.computeIfAbsent(numberOf(past), _ -> new ArrayList<>()).addAll(0, here);
            }
        }
        return notes;
    }

    private List<Note> notes(Moment past) {
        boolean secret = viewer.isPresent() && past.secretFrom(sideIndex());
        return past.notes().stream().filter(note -> viewer.isEmpty() || note.reader().isEmpty() || note.reader().equals(viewer))
                .filter(note -> !secret || note.kind() != Note.Kind.MOTIVE).toList();
    }

    private List<Told> told(List<Moment> past) {
        return past.stream().filter(one -> viewer.isEmpty() || !one.secretFrom(sideIndex())).map(this::told).toList();
    }

    private Told told(Moment past) {
        return new Told(numberOf(past),
                past.events.stream().flatMap(event -> book.tell(event, viewer).stream()).toList(), notes(past));
    }
}
