package trayfield.play;

import java.util.List;
import java.util.Optional;
import trayfield.model.Event;
import trayfield.model.Facing;
import trayfield.model.Order;
import trayfield.model.RuleRef;
import trayfield.model.Scenario;
import trayfield.model.Verdict.Refusal;
import trayfield.notation.Phrases;
import trayfield.tables.RuleTable;

/// The sentences of one game: what happened, why an order is refused, what undo would take back. Their words stand in
/// the bundle `trayfield/play/words.properties`.
public final class Words {
    private static final Phrases PHRASES = Phrases.of("trayfield.play.words");

    private final String rules;
    private final Names names;
    private final EventWords events;

    public Words(RuleTable table, Scenario scenario) {
        this.rules = table.rules();
        this.names = new Names(PHRASES, table, scenario);
        this.events = new EventWords(PHRASES, names);
    }

    /// The words for the game that a seat belongs to.
    public static Words of(Seat seat) {
        return new Words(seat.table(), seat.scenario());
    }

    /// A sentence that speaks of no game.
    static String say(String key, Object... args) {
        return PHRASES.say(key, args);
    }

    static List<String> keys() {
        return PHRASES.keys();
    }

    /// An event as a sentence, without its clause.
    public String event(Event event) {
        return events.sentence(event);
    }

    /// The heading of a sequence.
    String sequence(int turn) {
        return events.sequence(turn);
    }

    /// The heading of a side's turn.
    String turn(String side, int turn) {
        return events.turn(side, turn);
    }

    /// Why an order is refused, with the clause: "A tray in a ford may not fire: Modern G(3)".
    public String refusal(Refusal refusal) {
        Object[] args = refusal.args().stream().map(names::any).toArray();
        String key = "refusal." + refusal.code();
        // What is shared by the rule books may be counted, or called, otherwise in one of them.
        return withClause(PHRASES.find(key + "." + rules, args).orElseGet(() -> PHRASES.say(key, args)), refusal.rule());
    }

    /// A sentence with the clause it comes from, if any.
    public static String withClause(String sentence, Optional<RuleRef> rule) {
        return rule.map(clause -> PHRASES.say("clause", sentence, clause.label())).orElse(sentence);
    }

    /// A deduction of the clerk with its clause: "Man g1.3 spent 11 half-squares on one move, so A or C".
    public String clerk(Clerk.Note note) {
        String known = PHRASES.say(note.key(), note.args().stream().map(names::any).toArray());
        return withClause(PHRASES.say("clerk.so", known, names.either(note.possible())), note.rule());
    }

    /// What a button for undo says: "Undo move of Rifle r1", or why there is nothing to undo.
    public String undo(Undo undo) {
        return button("undo.button", undo);
    }

    /// What a button for redo says.
    public String redo(Undo redo) {
        return button("redo.button", redo);
    }

    private String button(String key, Undo undo) {
        return switch (undo) {
            case Undo.Possible(Order order, int orders) -> PHRASES.say(key,
                    orders == 1 ? order(order) : PHRASES.say("order.together", order(order), orders - 1));
            case Undo.Barred(Undo.Barrier barrier) -> PHRASES.say(barrier.key);
        };
    }

    /// What kind of order it is and whose, and nothing that only the side itself may know.
    public String order(Order order) {
        return switch (order) {
            case Order.Move move -> PHRASES.say("order.move", names.tray(move.tray()));
            case Order.Turn turn -> PHRASES.say("order.turn", names.tray(turn.tray()));
            case Order.RunDown move -> PHRASES.say("order.runDown", names.tray(move.tray()));
            case Order.Fire shot -> PHRASES.say("order.fire", names.tray(shot.tray()));
            case Order.Attack attack -> PHRASES.say("order.attack", names.tray(attack.tray()));
            case Order.Throw missiles -> PHRASES.say("order.throw", names.unit(missiles.unit()));
            case Order.Roster _ -> PHRASES.say("order.roster");
            case Order.Choose choice -> PHRASES.say("order.choose", names.tray(choice.tray()));
            case Order.End _ -> PHRASES.say("order.end");
        };
    }

    /// A tray with its type: "Rifle r1".
    public String tray(String id) {
        return names.tray(id);
    }

    /// An Ancient unit by its name.
    public String unit(String id) {
        return names.unit(id);
    }

    /// A unit type, such as "Machine gun".
    public String type(String type) {
        return names.type(type);
    }

    /// A weapon, such as "antitank grenade".
    public String weapon(String id) {
        return names.weapon(id);
    }

    /// North, east, south or west.
    public String facing(Facing facing) {
        return names.facing(facing);
    }

    /// A side by its name.
    public String side(String id) {
        return names.side(id);
    }
}
