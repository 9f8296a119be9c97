package trayfield.ui.play.state;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import trayfield.model.Facing;
import trayfield.model.Order;
import trayfield.model.Pending;
import trayfield.model.Square;
import trayfield.play.Game;
import trayfield.play.Report;
import trayfield.play.Undo;
import trayfield.solo.Player;

/// The playing screen without its nodes: takes what players intend, holds what they see. Each change makes one new
/// [Snapshot]; whatever cannot be done is answered by a sentence with its clause, never by silence. Lives on one thread.
public final class PlayModel {
    private final Desk desk;
    private final Bodies bodies;
    private final Clicks clicks;
    private final Rounds rounds;
    private final TurnEnd ending;
    private final Melees melees;
    private final DiceEntry dice;
    private final Declarations declarations;
    private final Watch watch;
    private final ReportFeed report;
    private final Commanders commanders;
    private final Advice advice;
    private final TakeBack takeBack;
    private final HandDeeds handDeeds;

    /// A game that people play alone.
    public PlayModel(Game game, Undo.Players players) {
        this(game, players, new LinkedHashMap<>(), Runnable::run);
    }

    /// @param commanders who lead sides in place of people
    /// @param screen     runs what it is given on the thread that this lives on
    public PlayModel(Game game, Undo.Players players, SequencedMap<String, Player> commanders, Executor screen) {
        this.desk = new Desk(game, players, new Staff(game, commanders));
        this.bodies = new Bodies(desk);
        this.clicks = new Clicks(desk, bodies);
        this.rounds = new Rounds(desk);
        this.ending = new TurnEnd(desk);
        this.melees = new Melees(desk);
        this.dice = new DiceEntry(desk);
        this.declarations = new Declarations(desk);
        this.watch = new Watch(desk);
        Notes notes = new Notes(desk);
        this.report = new ReportFeed(desk);
        this.commanders = new Commanders(desk, notes, screen);
        this.advice = new Advice(desk, notes, screen);
        this.takeBack = new TakeBack(desk, this.commanders);
        this.handDeeds = new HandDeeds(desk, this.commanders, melees);
    }

    /// What a regular would do in the player's place.
    public Advice advice() {
        return advice;
    }

    /// What one who plays by himself may do beside the rules.
    public HandDeeds byHand() {
        return handDeeds;
    }

    /// The game is left: nobody thinks for it any more.
    public void leave() {
        advice.leave();
        commanders.leave();
    }

    public Commanders commanders() {
        return commanders;
    }

    public Watch watch() {
        return watch;
    }

    /// The roster that is due from the side at the screen.
    public Optional<RosterDraft> roster() {
        return RosterDraft.of(desk);
    }

    /// Many trays taken up and moved as one.
    public Bodies bodies() {
        return bodies;
    }

    public Melees melees() {
        return melees;
    }

    public Declarations declarations() {
        return declarations;
    }

    public ReadOnlyObjectProperty<Snapshot> snapshotProperty() {
        return desk.snapshot.getReadOnlyProperty();
    }

    public Snapshot snapshot() {
        return desk.now();
    }

    /// The battle report, oldest line first.
    public ReadOnlyObjectProperty<List<Report.Line>> reportProperty() {
        return report.property();
    }

    public Talk talk() {
        return desk.talk;
    }

    /// Tells of everything that happens on the table, after the snapshot that shows it.
    public void onHappened(Consumer<Happened> watcher) {
        desk.watchers.add(watcher);
    }

    /// Takes up a tray; one of the other side is only looked at.
    public void select(String tray) {
        clicks.select(tray);
    }

    /// The pointer is over a square and perhaps a tray, or over nothing.
    public void hover(Optional<Square> at, Optional<String> tray) {
        desk.touch(desk.touch().pointAt(at, tray), false);
    }

    public void click(Square at, Optional<String> tray) {
        clicks.click(at, tray, false);
    }

    /// Means the square, even where a tray of one's own stands on it: to join a stack.
    public void go(Square to) {
        clicks.click(to, Optional.empty(), true);
    }

    /// A tray was dragged to a square and let go.
    public void drag(String tray, Square to) {
        clicks.drop(tray, to);
    }

    /// True where a tray may be dragged: it is of the side to move, and an order may be given.
    public boolean mayDrag(String tray) {
        return desk.standing().live() && desk.seen().pending().isEmpty()
                && desk.seen().tray(tray).filter(desk.standing()::mine).isPresent();
    }

    /// Does what a click on the square pointed at would do.
    public void confirm() {
        if (bodies.closeBox()) {
            return;
        }
        if (desk.now().keyboard() && desk.now().pointed() instanceof Pointed.Formation) {
            bodies.go();
            return;
        }
        desk.touch().at().ifPresentOrElse(at -> clicks.click(at, desk.touch().tray(), false),
                () -> desk.say(Message.note(desk.talk.say("note.pointFirst"))));
    }

    /// Goes to the square pointed at, even where a tray of one's own stands.
    public void confirmGo() {
        desk.touch().at().ifPresentOrElse(this::go, () -> desk.say(Message.note(desk.talk.say("note.pointFirst"))));
    }

    /// Takes back one step: the question, else looking back, else the tray in hand, else what was said. Melees that are
    /// fought one after another are all fought at once.
    public void cancel() {
        if (melees.running()) {
            melees.finish();
            return;
        }
        clicks.cancel();
    }

    public void turn(int quarters) {
        if (desk.now().body().isEmpty()) {
            rounds.turn(quarters);
        } else if (!desk.orders.barred()) {
            bodies.turn(quarters);
        }
    }

    public void deed(Deed.Kind kind) {
        clicks.deed(kind);
    }

    /// Gives an order that was offered.
    public void order(Order order) {
        if (!desk.now().scene().past()) {
            desk.orders.play(order);
        } else {
            desk.orders.barred();
        }
    }

    public void choose(Pending.Answer answer) {
        Optional<Pending.Choice> due = desk.now().choice();
        String tray = due.map(Pending.Choice::tray).or(() -> desk.touch().selected()).orElse("");
        order(new Order.Choose(tray, answer));
    }

    public void nextTray(int step) {
        rounds.nextTray(step);
    }

    public void nextDuty() {
        rounds.nextDuty();
    }

    public void nextInStack() {
        rounds.nextInStack();
    }

    public void nextTarget() {
        rounds.nextTarget();
    }

    public void nextWeapon() {
        rounds.nextWeapon();
    }

    public void cursor(Facing way) {
        rounds.cursor(way);
    }

    public void toggle(Overlay overlay) {
        desk.toggle(overlay);
    }

    /// Ends the turn; asks first where something is left that could be done.
    public void endTurn() {
        ending.end();
    }

    /// Ends the turn, whatever is left.
    public void endTurnNow() {
        order(new Order.End());
    }

    public void undo() {
        melees.stop();
        desk.hush();
        takeBack.undo();
    }

    public void redo() {
        desk.hush();
        takeBack.redo();
    }

    /// Lets the dice fall that are due, or takes the faces typed in.
    public void rollDice() {
        dice.roll();
    }

    /// Leaves dice that would be typed to the program.
    public void rollForMe() {
        dice.leaveToProgram();
    }

    public void typeDie(int field, String text) {
        dice.type(field, text);
    }

    /// Faces of all dice in one line.
    public void typeDice(String line) {
        dice.line(line);
    }

    public void typeFace(int face) {
        dice.face(face);
    }

    public void eraseFace() {
        dice.erase();
    }

    /// Shows the board after that many inputs; play is off until [#returnToNow].
    public void lookAt(int inputs) {
        desk.lookAt(inputs);
    }

    public void lookBy(int step) {
        desk.lookAt(desk.now().scene().number() + step);
    }

    public void returnToNow() {
        desk.lookAtNow();
    }
}
