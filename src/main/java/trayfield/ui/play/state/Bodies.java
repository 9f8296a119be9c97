package trayfield.ui.play.state;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Observation.TrayView;
import trayfield.model.Order;
import trayfield.model.Square;
import trayfield.play.body.BodyPlan;
import trayfield.play.body.BodyPlan.LeftBehind;
import trayfield.play.body.Gesture;
import trayfield.ui.board.Highlight;

/// Takes up many trays at once, by units, by a box or one by one, and moves them as one body. Where nobody of a body can
/// follow, that is said with the reason.
public final class Bodies {
    private final Desk desk;

    Bodies(Desk desk) {
        this.desk = desk;
    }

    private Grip grip() {
        return desk.touch().grip();
    }

    private List<String> own(Predicate<TrayView> which) {
        return desk.seen().trays().stream().filter(desk.standing()::mine).filter(which).map(TrayView::id).toList();
    }

    public boolean holds(String tray) {
        return grip().holds(tray);
    }

    /// True for a tray of one's own that belongs to a unit.
    public boolean ofUnit(String tray) {
        return own(tray).flatMap(TrayView::unit).isPresent();
    }

    private Optional<TrayView> own(String tray) {
        return desk.seen().tray(tray).filter(desk.standing()::mine);
    }

    /// Takes up the whole unit of a tray; a tray of no unit stays single.
    public void unitOf(String tray) {
        Optional<TrayView> man = own(tray);
        man.flatMap(TrayView::unit).ifPresent(unit -> take(Grip.of(menOf(unit)).led(tray), man.map(TrayView::at)));
    }

    private List<String> menOf(String unit) {
        return own(man -> man.unit().filter(unit::equals).isPresent());
    }

    private void take(Grip taken, Optional<Square> at) {
        desk.hush();
        desk.touch(desk.touch().grip(taken).pointAt(at.or(desk.touch()::at), Optional.empty()));
    }

    /// The unit of the tray in hand; where a whole unit is held already, the next that can still act.
    ///
    /// @param step 1 forth, -1 back
    public void nextUnit(int step) {
        Optional<String> single = desk.now().hand().filter(Hand::mine).flatMap(hand -> hand.tray().unit());
        Optional<String> chosen = single.or(() -> beyond(step));
        if (chosen.isPresent()) {
            desk.hush();
            Grip taken = Grip.of(menOf(chosen.get()));
            Optional<Square> at = Body.of(desk.standing(), taken).map(body -> body.lead().at());
            desk.touch(desk.touch().grip(taken).pointAt(at, Optional.empty()), true);
        } else if (!desk.orders.barred()) {
            boolean units = !desk.talk.scenario().units().isEmpty();
            desk.say(Message.note(desk.talk.say(units ? "note.nobodyCanAct" : "note.noUnits")));
        }
    }

    private Optional<String> beyond(int step) {
        List<String> all = own(_ -> true).stream().flatMap(id -> desk.seen().tray(id).flatMap(TrayView::unit).stream())
                .distinct().toList();
        Optional<String> held = desk.now().body().flatMap(body -> body.units().keySet().stream().findFirst());
        int from = held.map(all::indexOf).orElse(step > 0 ? -1 : all.size());
        for (int i = 1; i <= all.size(); i++) {
            String next = all.get(Math.floorMod(from + i * step, all.size()));
            if (menOf(next).stream().anyMatch(desk.standing()::canAct)) {
                return Optional.of(next);
            }
        }
        return Optional.empty();
    }

    /// Takes up all trays of one's own.
    public void all() {
        if (!desk.orders.barred()) {
            Grip taken = Grip.of(own(_ -> true));
            take(taken, Body.of(desk.standing(), taken).map(body -> body.lead().at()));
        }
    }

    /// Adds a tray to the body, or takes it out; the one in hand so far is the first of it.
    public void toggle(String tray) {
        if (own(tray).isEmpty()) {
            desk.say(Message.note(desk.talk.say("note.notInBody")));
            return;
        }
        Grip from = desk.now().hand().filter(Hand::mine).map(hand -> Grip.of(List.of(hand.tray().id()))).orElse(grip());
        Grip next = from.toggled(tray);
        take(next, Body.of(desk.standing(), next).map(body -> body.lead().at()));
    }

    /// Draws a box: those of one's own trays that stand in it are taken up.
    ///
    /// @param done when it is drawn
    public void box(Square from, Square to, boolean done) {
        box(from, to, done, false);
    }

    private void box(Square from, Square to, boolean done, boolean byKeyboard) {
        desk.hush();
        List<String> men = own(man -> between(man.at().column(), from.column(), to.column())
                && between(man.at().row(), from.row(), to.row()));
        Grip taken = Grip.of(men);
        Optional<Square> lead = Body.of(desk.standing(), taken).map(body -> body.lead().at()).filter(_ -> done);
        desk.touch(desk.touch().grip(done ? taken : taken.boxed(new Highlight.Box(from, to)))
                .pointAt(lead.or(() -> Optional.of(to)), Optional.empty()), byKeyboard);
        if (done && men.isEmpty()) {
            desk.say(Message.note(desk.talk.say("note.emptyBox")));
        }
    }

    private static boolean between(int at, int one, int other) {
        return at >= Math.min(one, other) && at <= Math.max(one, other);
    }

    /// Draws a box with the keyboard: from where the cursor is, a square further.
    public void extendBox(Facing way) {
        Square cursor = desk.touch().at().or(() -> desk.now().hand().map(hand -> hand.tray().at())).orElse(middle());
        Highlight.Box box = grip().box().orElse(new Highlight.Box(cursor, cursor));
        Board board = desk.talk.scenario().board();
        Square to = new Square(Math.clamp(box.to().column() + way.dx, 0, board.columns() - 1),
                Math.clamp(box.to().row() + way.dy, 0, board.rows() - 1));
        box(box.from(), to, false, true);
    }

    /// The box drawn with the keyboard is done; false where none is being drawn.
    boolean closeBox() {
        Optional<Highlight.Box> box = grip().box();
        box.ifPresent(drawn -> box(drawn.from(), drawn.to(), true, true));
        return box.isPresent();
    }

    private Square middle() {
        Board board = desk.talk.scenario().board();
        return new Square(board.columns() / 2, board.rows() / 2);
    }

    /// The man whose step all follow from now on.
    public void lead(String man) {
        if (holds(man)) {
            desk.hush();
            desk.touch(desk.touch().grip(grip().led(man).unboxed()));
        }
    }

    /// Chooses what the body does next; what it needs besides is pointed at, and a click or a key confirms it.
    public void drill(Drill drill) {
        Optional<Body> body = desk.now().body();
        if (body.isEmpty()) {
            desk.say(Message.note(desk.talk.say("note.bodyFirst")));
        } else if (!desk.orders.barred()) {
            desk.hush();
            desk.touch(desk.touch().grip(grip().unboxed().with(drill)));
        }
    }

    /// Does what the ghosts show.
    public void go() {
        if (desk.orders.barred()) {
            return;
        }
        if (desk.now().pointed() instanceof Pointed.Formation shown) {
            desk.hush();
            carryOut(shown.plan());
        } else if (!Formations.moving(desk.standing())) {
            desk.now().body().map(Body::lead).flatMap(lead -> desk.standing().seat()
                    .check(new Order.Turn(lead.id(), lead.at(), lead.facing().right()))).ifPresent(desk::refuse);
        } else {
            desk.say(Message.note(desk.talk.say("note.pointBody")));
        }
    }

    private void carryOut(BodyPlan plan) {
        if (!plan.orders().isEmpty()) {
            desk.game.playTogether(plan.orders()).ifPresent(desk::refuse);
        } else if (plan.left().isEmpty()) {
            desk.say(Message.note(desk.talk.say("note.standSo")));
        } else {
            LeftBehind first = plan.left().getFirst();
            desk.say(new Message(Message.Kind.REFUSAL, desk.talk.say("refusal.nobodyFollows",
                    desk.talk.words().refusal(first.refusal())), first.refusal().rule()));
        }
    }

    /// A click or a drop on a square while a body is held: on one's own man it takes him up instead, unless the square is
    /// meant or a gesture shown needs none.
    void click(Square to, Optional<TrayView> there, boolean go) {
        boolean sure = go || !grip().drill().pointed
                || desk.now().pointed() instanceof Pointed.Formation(var _, Gesture.TurnAll _, var _);
        if (there.isEmpty() || sure) {
            goTo(to);
        } else if (desk.standing().mine(there.get())) {
            desk.hush();
            desk.touch(desk.touch().select(there.get().id()));
        } else {
            desk.say(Message.note(desk.talk.say("note.bodyFights")));
        }
    }

    void goTo(Square to) {
        desk.touch(desk.touch().pointAt(Optional.of(to), Optional.empty()));
        go();
    }

    /// Turns the facing that the body ends with by quarters, to the right when positive.
    void turn(int quarters) {
        Body body = desk.now().body().orElseThrow();
        Facing from = Formations.wanted(body, desk.touch());
        desk.hush();
        Touch touch = desk.touch();
        if (touch.at().isEmpty() || touch.grip().box().isPresent()) {
            touch = touch.pointAt(Optional.of(body.lead().at()), Optional.empty());
        }
        Grip turned = grip().unboxed().with(grip().drill().pointed ? Drill.STEP : Drill.TURN);
        desk.touch(touch.grip(turned).face(quarters > 0 ? from.right() : from.left()));
    }

    /// Leaves what the body was told to do; false where there is nothing to leave but the body.
    boolean relax() {
        boolean told = desk.now().body().isPresent() && (grip().drill() != Drill.STEP || desk.touch().facing().isPresent());
        if (told) {
            desk.touch(desk.touch().faced());
        }
        return told;
    }
}
