package trayfield.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trayfield.model.DicePlan;
import trayfield.model.Event;
import trayfield.model.Input;
import trayfield.model.Note;
import trayfield.model.Order;
import trayfield.model.Pending;
import trayfield.model.Roll;
import trayfield.model.Scenario;
import trayfield.model.Verdict;
import trayfield.model.Verdict.Refusal;
import trayfield.rules.OrderFault;
import trayfield.rules.Rulebook;
import trayfield.tables.RuleTable;

/// A game in progress: it takes orders and dice, keeps the journal, and gives each side its [Seat]. It belongs to one
/// thread; the seats and bookmarks it hands out never change and may go to any.
public final class Game {
    private final Rulebook book;
    private final RuleTable table;
    private final Scenario scenario;
    private final DiceSource dice;
    private final List<Runnable> listeners = new ArrayList<>();
    private final List<Runnable> readers = new ArrayList<>();
    private final ByHand byHand;
    private Moment now;
    /// Moments taken back by a player's undo, the next one to come again last.
    private List<Moment> undone = List.of();

    private Game(Rulebook book, RuleTable table, Scenario scenario, DiceSource dice) {
        this.book = book;
        this.table = table;
        this.scenario = scenario;
        this.dice = dice;
        this.now = Moment.start(book.start());
        this.byHand = new ByHand(this, now);
    }

    /// A new game. No dice are thrown yet: see [#diceDue] and [#rollDue].
    ///
    /// @param scenario with the house rules that the players chose as its options (see [Scenario#withOptions])
    public static Game start(RuleTable table, Scenario scenario, DiceSource dice) {
        return start(Books.open(table, scenario), table, scenario, dice);
    }

    /// A new game by a rule book already open.
    public static Game start(Rulebook book, RuleTable table, Scenario scenario, DiceSource dice) {
        return new Game(book, table, scenario, dice);
    }

    public RuleTable table() {
        return table;
    }

    /// The whole scenario, secrets included: for saving. A screen takes [Seat#scenario].
    public Scenario scenario() {
        return scenario;
    }

    public DiceSource dice() {
        return dice;
    }

    /// Number of inputs so far.
    public int length() {
        return now.number;
    }

    /// All inputs so far, oldest first, secrets included: for saving.
    public List<Input> inputs() {
        return now.since(0).stream().map(moment -> moment.input).toList();
    }

    /// What one side may see and do, as of now.
    ///
    /// @throws IllegalArgumentException where there is no such side
    public Seat seat(String side) {
        if (scenario.sideIndex(side) < 0) {
            throw new IllegalArgumentException("no side " + side);
        }
        return new Seat(book, table, now, Optional.of(side));
    }

    Seat referee(Moment moment) {
        return new Seat(book, table, moment, Optional.empty());
    }

    /// What one who plays by himself does beside the rules.
    public ByHand byHand() {
        return byHand;
    }

    /// All there is to see, as of now: for the engine, the computer's own bookkeeping and games over.
    public Seat referee() {
        return referee(now);
    }

    /// The dice that are due, if any.
    public Optional<Pending.Dice> diceDue() {
        return now.after.pending().filter(Pending.Dice.class::isInstance).map(Pending.Dice.class::cast);
    }

    /// Gives an order. Empty when it was carried out; a refusal when it was not, and then nothing has changed.
    public Optional<Refusal> play(Order order) {
        return take(order, List.of());
    }

    /// Gives several orders as one: undo takes them back together. Empty when all were carried out; else the first
    /// refusal, and then nothing has changed. None of them may ask for dice but the last.
    public Optional<Refusal> playTogether(List<? extends Order> orders) {
        Moment then = now;
        for (Order order : orders) {
            switch (book.apply(then.after, order)) {
                case Refusal refusal -> {
                    return Optional.of(refusal);
                }
                case Verdict.Step step -> then = then.then(order, step, then != now, this::tellable, List.of());
            }
        }
        if (then != now) {
            now = then;
            undone = List.of();
            tellListeners();
        }
        return Optional.empty();
    }

    private boolean tellable(List<Event> events, String side) {
        return events.stream().anyMatch(event -> book.tell(event, Optional.of(side)).isPresent());
    }

    /// Answers the dice that are due with faces thrown by hand.
    public Optional<Refusal> roll(Roll roll) {
        return take(roll, cup().notes(now.dice, roll, roll.faces().size()));
    }

    /// Answers the dice that are due with faces of this game's [DiceSource].
    public Optional<Refusal> rollDue() {
        return rollDue(List.of());
    }

    /// Answers the dice that are due, the first of them with given faces, the others from this game's [DiceSource].
    public Optional<Refusal> rollDue(List<Integer> given) {
        Optional<Pending.Dice> due = diceDue();
        if (due.isEmpty()) {
            return Optional.of(OrderFault.NO_DICE_DUE.of());
        }
        Roll roll = cup().roll(now.dice, due.get().count(), given);
        return take(roll, cup().notes(now.dice, roll, given.size()));
    }

    private Cup cup() {
        return new Cup(dice, byHand.dice(), table.dieFaces().value());
    }

    private Optional<Refusal> take(Input input, List<Note> notes) {
        return switch (book.apply(now.after, input)) {
            case Refusal refusal -> Optional.of(refusal);
            case Verdict.Step step -> {
                now = now.then(input, step, false, this::tellable, notes);
                undone = List.of();
                tellListeners();
                yield Optional.empty();
            }
        };
    }

    /// What [#undo] would take back, or why it cannot.
    public Undo undoable(Undo.Players players) {
        return Undoing.judge(now, players);
    }

    /// Takes back the last order, or those given together last, and the dice that fell for it.
    public Undo undo(Undo.Players players) {
        Undo undo = undoable(players);
        if (undo instanceof Undo.Possible) {
            List<Moment> back = new ArrayList<>(undone);
            Moment order = Undoing.lastOrder(now).orElseThrow();
            for (; now != order.before; now = now.before) {
                back.add(now);
            }
            undone = List.copyOf(back);
            tellListeners();
        }
        return undo;
    }

    /// What [#redo] would give again, or why it cannot.
    public Undo redoable() {
        return undone.isEmpty() ? new Undo.Barred(Undo.Barrier.NOTHING_TO_REDO) : Undoing.again(undone);
    }

    /// Gives again what was taken back last: the same orders, the same faces.
    public Undo redo() {
        Undo redo = redoable();
        if (redo instanceof Undo.Possible) {
            List<Moment> left = new ArrayList<>(undone);
            do {
                now = left.removeLast();
            } while (!left.isEmpty() && Undoing.follows(left.getLast()));
            undone = List.copyOf(left);
            tellListeners();
        }
        return redo;
    }

    /// Writes something beside an input, counted from 1; 0 is the start.
    public void note(int input, Note note) {
        now.at(input).note(note);
        readers.forEach(Runnable::run);
    }

    /// Runs after every [#note], on the game's thread.
    public void onNote(Runnable reader) {
        readers.add(reader);
    }

    /// The state of the game, to come back to.
    public Bookmark bookmark() {
        return new Bookmark(now, undone, byHand.dice());
    }

    /// The state after the first `inputs` of this game, nothing being taken back.
    public Bookmark bookmarkAt(int inputs) {
        return new Bookmark(now.at(inputs), List.of(), byHand.dice());
    }

    /// Goes back, or forth, to where this same game was: no barriers.
    public void restore(Bookmark bookmark) {
        byHand.lay(bookmark.plan);
        go(bookmark.now, bookmark.undone);
    }

    Moment now() {
        return now;
    }

    List<Moment> undone() {
        return undone;
    }

    void go(Moment there, List<Moment> ahead) {
        now = there;
        undone = ahead;
        tellListeners();
    }

    /// Runs after every change of the game, on its thread.
    public void onChange(Runnable listener) {
        listeners.add(listener);
    }

    private void tellListeners() {
        listeners.forEach(Runnable::run);
    }

    /// A state of one game. Its inside is nobody's business.
    public static final class Bookmark {
        final Moment now;
        final DicePlan plan;
        private final List<Moment> undone;

        Bookmark(Moment now, List<Moment> undone, DicePlan plan) {
            this.now = now;
            this.undone = undone;
            this.plan = plan;
        }
    }
}
