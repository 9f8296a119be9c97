package trayfield.ui.play.state;

import java.util.List;
import java.util.Optional;
import trayfield.model.Observation.TrayView;
import trayfield.model.Order;
import trayfield.model.Pending;
import trayfield.model.Square;
import trayfield.model.Verdict.Refusal;

/// Reads a click, a drop or a confirming key as the order that is meant.
final class Clicks {
    private final Desk desk;
    private final Bodies bodies;

    Clicks(Desk desk, Bodies bodies) {
        this.desk = desk;
        this.bodies = bodies;
    }

    /// @param go true where the player means the square and not the tray of his own that stands on it
    void click(Square at, Optional<String> tray, boolean go) {
        Optional<TrayView> there = tray.flatMap(desk.seen()::tray).or(() -> desk.seen().on(at).stream().findFirst());
        if (answered(at)) {
            return;
        }
        if (desk.now().body().isPresent()) {
            bodies.click(at, there, go);
            return;
        }
        Optional<Hand> hand = desk.now().hand();
        boolean mine = there.filter(desk.standing()::mine).isPresent();
        if (there.isPresent() && (mine ? !go && !turnsHere(there.get()) : hand.isEmpty() || !hand.get().mine())) {
            select(there.get().id());
        } else if (!desk.orders.barred()) {
            order(at, there, mine);
        }
    }

    /// Takes back one step: the question, else looking back, else the tray in hand, else what was said.
    void cancel() {
        boolean asked = desk.now().question().isPresent();
        boolean past = desk.now().scene().past();
        desk.hush();
        if (past && !asked) {
            desk.lookAtNow();
        } else if (asked) {
            desk.publish();
        } else if (!bodies.relax()) {
            desk.touch(desk.touch().letGo());
        }
    }

    /// True where a turn on the spot of this tray is shown and a click gives it.
    private boolean turnsHere(TrayView tray) {
        return desk.now().pointed() instanceof Pointed.Way way && way.order() instanceof Order.Turn turn
                && turn.tray().equals(tray.id());
    }

    private void order(Square at, Optional<TrayView> there, boolean mine) {
        Optional<Hand> hand = desk.now().hand();
        if (hand.isEmpty()) {
            desk.say(Message.note(desk.talk.say("note.selectFirst")));
        } else if (there.isPresent() && !mine) {
            strike(there.get());
        } else {
            go(hand.get(), at);
        }
    }

    /// A click answers the choice after a melee: the empty square advances, the tray itself holds.
    private boolean answered(Square at) {
        Optional<Pending.Choice> due = desk.now().choice();
        if (due.isEmpty()) {
            return false;
        }
        boolean own = desk.seen().tray(due.get().tray()).map(TrayView::at).filter(at::equals).isPresent();
        if (own) {
            desk.orders.play(new Order.Choose(due.get().tray(), Pending.Answer.HOLDS));
        } else if (desk.seen().on(at).isEmpty() && Choices.target(desk.standing().seat()).filter(at::equals).isPresent()) {
            desk.orders.play(new Order.Choose(due.get().tray(), Pending.Answer.ADVANCES));
        } else {
            desk.orders.barred();
        }
        return true;
    }

    void select(String id) {
        desk.hush();
        desk.touch(desk.touch().selected().filter(id::equals).isPresent() ? desk.touch() : desk.touch().select(id));
    }

    void drop(String tray, Square to) {
        if (desk.orders.barred()) {
            return;
        }
        if (bodies.holds(tray)) {
            bodies.lead(tray);
            bodies.goTo(to);
            return;
        }
        select(tray);
        Optional<TrayView> there = desk.seen().on(to).stream().findFirst();
        desk.touch(desk.touch().pointAt(Optional.of(to), there.map(TrayView::id)));
        order(to, there, there.filter(desk.standing()::mine).isPresent());
    }

    private void go(Hand hand, Square to) {
        Touch here = desk.touch().pointAt(Optional.of(to), Optional.empty());
        switch (Pointing.of(desk.standing(), Optional.of(hand), here)) {
            case Pointed.Way way -> desk.orders.play(way.order());
            case Pointed.Barred barred -> desk.refuse(barred.refusal());
            case Pointed.Look _ -> Attempts.move(desk.standing(), hand, to, desk.touch().facing())
                    .ifPresent(desk::refuse);
            case Pointed.Duel _, Pointed.Formation _, Pointed.Nothing _ -> {
            }
        }
    }

    /// The one lawful deed on an enemy, a question where there are more, the reason where there is none.
    void strike(TrayView enemy) {
        Optional<Hand> hand = desk.now().hand().filter(Hand::mine);
        if (hand.isEmpty()) {
            desk.say(Message.note(desk.talk.say("note.selectFirst")));
            return;
        }
        Pointed.Duel duel = Duels.with(desk.standing(), hand.get(), desk.touch(), enemy);
        List<Deed> lawful = duel.lawful().stream().filter(this::wanted).toList();
        switch (lawful.size()) {
            case 0 -> desk.refuse(reason(duel, hand.get(), enemy));
            case 1 -> give(lawful.getFirst(), duel);
            default -> {
                desk.hush();
                desk.ask(new Question.Which(enemy, lawful));
            }
        }
    }

    /// A throw only names a target of a declaration, which can be changed until it ends.
    private void give(Deed deed, Pointed.Duel duel) {
        if (deed.kind() == Deed.Kind.THROW) {
            new Declarations(desk).aim(duel.own(), duel.enemy().id());
        } else {
            desk.orders.play(deed.order());
        }
    }

    /// Shots with another weapon than the one asked for are not meant.
    private boolean wanted(Deed deed) {
        return deed.kind() != Deed.Kind.FIRE || desk.touch().weapon().isEmpty()
                || desk.touch().weapon().equals(deed.weapon());
    }

    private Refusal reason(Pointed.Duel duel, Hand hand, TrayView enemy) {
        Optional<Deed> close = duel.deeds().stream()
                .filter(deed -> deed.kind() != Deed.Kind.FIRE && !deed.lawful()).findFirst();
        return close.flatMap(Deed::refusal).or(() -> desk.standing().seat().check(
                new Order.Fire(hand.tray().id(), enemy.id(), desk.touch().weapon()))).orElseThrow();
    }

    /// Does one kind of deed to the enemy pointed at.
    void deed(Deed.Kind kind) {
        if (desk.orders.barred()) {
            return;
        }
        Optional<Pointed.Duel> duel = desk.now().duel();
        if (duel.isEmpty()) {
            desk.say(Message.note(desk.talk.say(desk.now().hand().isEmpty() ? "note.selectFirst" : "note.pointFirst")));
            return;
        }
        List<Deed> all = duel.get().deeds().stream().filter(deed -> deed.kind() == kind).filter(this::wanted).toList();
        Optional<Deed> lawful = all.stream().filter(Deed::lawful).findFirst();
        if (lawful.isPresent()) {
            give(lawful.get(), duel.get());
            return;
        }
        attempt(kind, duel.get()).ifPresentOrElse(desk.orders::play,
                () -> desk.say(Message.refusal(desk.talk.say("refusal.noRunDown", desk.talk.tray(duel.get().enemy())))));
    }

    private Optional<Order> attempt(Deed.Kind kind, Pointed.Duel duel) {
        return switch (kind) {
            case FIRE -> Optional.of(new Order.Fire(duel.own().id(), duel.enemy().id(), desk.touch().weapon()));
            case MELEE -> Optional.of(new Order.Attack(duel.own().id(), duel.enemy().id()));
            case RUN_DOWN, THROW -> duel.deeds().stream().filter(deed -> deed.kind() == kind).map(Deed::order).findFirst();
        };
    }
}
