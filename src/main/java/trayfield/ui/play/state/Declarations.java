package trayfield.ui.play.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import trayfield.model.Event;
import trayfield.model.Observation.TrayView;
import trayfield.model.Order;
import trayfield.model.Phase;
import trayfield.model.Verdict.Refusal;
import trayfield.play.Seat;
import trayfield.play.Told;

/// A side's secret declaration of missiles: units are declared with the targets that the rules propose, and may be taken
/// back or given other targets man by man until the declaration ends.
public final class Declarations {
    private final Desk desk;

    Declarations(Desk desk) {
        this.desk = desk;
    }

    /// The units declared so far with the aims of their men, in the order of declaring. Since its declaration began a side
    /// has given no other orders.
    static SequencedMap<String, List<Order.Aim>> aims(Seat seat) {
        SequencedMap<String, List<Order.Aim>> aims = new LinkedHashMap<>();
        int declared = seat.observation().declared().size();
        if (seat.viewer().isPresent() && seat.toOrder() && declared > 0) {
            for (Told told : seat.told(seat.number() - declared)) {
                for (Event event : told.events()) {
                    if (event instanceof Event.Declared one) {
                        aims.put(one.unit(), one.aims());
                    }
                }
            }
        }
        return Collections.unmodifiableSequencedMap(aims);
    }

    /// The seat as it was before anything was declared: there the rules judge a declaration anew.
    static Seat undeclared(Standing standing) {
        return standing.seat().at(standing.seat().number() - standing.aims().size());
    }

    /// The declaration of a man's unit with him aiming at an enemy.
    static Order.Throw aimed(Standing standing, TrayView man, String enemy) {
        String unit = man.unit().orElse("");
        List<Order.Aim> aims = new ArrayList<>();
        boolean named = false;
        for (Order.Aim aim : standing.aims().getOrDefault(unit, List.of())) {
            boolean his = aim.man().equals(man.id());
            aims.add(his ? new Order.Aim(man.id(), enemy) : aim);
            named |= his;
        }
        if (!named) {
            aims.add(new Order.Aim(man.id(), enemy));
        }
        return new Order.Throw(unit, aims);
    }

    /// True while this side declares.
    boolean due() {
        return desk.standing().live() && desk.seen().phase() == Phase.MISSILES && desk.seen().pending().isEmpty();
    }

    /// Declares the units in hand, or where all of them that can are declared, takes their declarations back.
    public void toggle() {
        List<String> units = desk.now().body().map(body -> List.copyOf(body.units().keySet()))
                .orElseGet(() -> desk.now().hand().filter(Hand::mine).flatMap(hand -> hand.tray().unit()).stream().toList());
        List<Order.Throw> open = desk.standing().throwing().stream().filter(order -> units.contains(order.unit())).toList();
        if (units.isEmpty()) {
            desk.say(Message.note(desk.talk.say("note.selectFirst")));
        } else if (units.size() == 1) {
            toggle(units.getFirst());
        } else if (!desk.orders.barred() && !open.isEmpty()) {
            desk.hush();
            desk.game.playTogether(open).ifPresent(desk::refuse);
        } else if (desk.standing().live()) {
            takeBack(units);
        }
    }

    public void toggle(String unit) {
        if (desk.orders.barred()) {
            return;
        }
        if (desk.standing().aims().containsKey(unit)) {
            takeBack(List.of(unit));
        } else {
            desk.orders.play(new Order.Throw(unit, List.of()));
        }
    }

    /// Declares every unit that can throw.
    public void all() {
        if (desk.orders.barred()) {
            return;
        }
        List<Order.Throw> all = desk.standing().throwing();
        desk.hush();
        if (all.isEmpty()) {
            desk.say(Message.note(desk.talk.say("note.nobodyThrows")));
        } else {
            desk.game.playTogether(all).ifPresent(desk::refuse);
        }
    }

    /// The man aims at this enemy; his unit is declared if it is not yet.
    void aim(TrayView man, String enemy) {
        String unit = man.unit().orElse("");
        if (!desk.standing().aims().containsKey(unit)) {
            desk.orders.play(new Order.Throw(unit, List.of()));
            if (!desk.standing().aims().containsKey(unit)) {
                return;
            }
        }
        Order.Throw order = aimed(desk.standing(), man, enemy);
        Optional<Refusal> refused = undeclared(desk.standing()).check(order);
        if (refused.isPresent()) {
            desk.refuse(refused.get());
        } else {
            SequencedMap<String, List<Order.Aim>> aims = new LinkedHashMap<>(desk.standing().aims());
            aims.remove(unit);
            aims.putLast(unit, order.aims());
            declare(aims);
        }
    }

    private void takeBack(List<String> units) {
        SequencedMap<String, List<Order.Aim>> aims = new LinkedHashMap<>(desk.standing().aims());
        if (aims.keySet().removeAll(units)) {
            declare(aims);
        } else {
            desk.say(Message.note(desk.talk.say("note.nobodyThrows")));
        }
    }

    /// Nothing of a declaration has been shown to anybody: it is given anew.
    private void declare(SequencedMap<String, List<Order.Aim>> aims) {
        desk.hush();
        desk.game.restore(desk.game.bookmarkAt(desk.game.length() - desk.standing().aims().size()));
        for (var unit : aims.entrySet()) {
            desk.game.play(new Order.Throw(unit.getKey(), unit.getValue())).ifPresent(desk::refuse);
        }
    }
}
