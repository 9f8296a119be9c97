package trayfield.ui.play.state;

import java.util.Optional;
import trayfield.model.Order;
import trayfield.model.Pending;
import trayfield.model.Verdict.Refusal;
import trayfield.play.DiceSource;

/// Gives orders to the game, a person's and a commander's by the same way, and says why a person can give none.
final class Orders {
    private final Desk desk;
    private final boolean typed;

    Orders(Desk desk) {
        this.desk = desk;
        this.typed = desk.game.dice() instanceof DiceSource.Typed;
    }

    /// Gives a person's order and, unless players throw real dice, lets the dice fall that it asks for.
    void play(Order order) {
        if (desk.handover.get().isEmpty() && !commanderAtIt()) {
            command(order);
        }
    }

    /// Gives a commander's order, likewise.
    void command(Order order) {
        desk.hush();
        Optional<Refusal> refused = desk.game.play(order);
        if (refused.isPresent()) {
            desk.refuse(refused.get());
            return;
        }
        rollAll();
    }

    /// Unless players throw real dice, lets all dice fall that are due.
    void rollAll() {
        while (desk.game.diceDue().isPresent() && !typed) {
            rollDue();
        }
    }

    /// Lets the game roll the dice that are due.
    void rollDue() {
        desk.game.rollDue().ifPresent(desk::refuse);
    }

    /// Says so where a commander's order is due, and not a person's.
    private boolean commanderAtIt() {
        boolean commanded = desk.commanded(desk.live());
        if (commanded) {
            String side = desk.live().observation().side().orElseThrow();
            desk.say(Message.refusal(desk.talk.say("refusal.commander", desk.talk.side(side))));
        }
        return commanded;
    }

    /// Says why no order can be given now, if so: an earlier moment is shown, dice or a choice are due, a commander is at
    /// it, it is over.
    boolean barred() {
        if (desk.handover.get().isPresent()) {
            return true;
        }
        if (desk.now().scene().past()) {
            desk.say(Message.refusal(desk.talk.say("refusal.past")));
            return true;
        }
        if (commanderAtIt()) {
            return true;
        }
        boolean over = desk.seen().result().isPresent();
        if (!over && desk.seen().pending().isEmpty()) {
            return false;
        }
        String tray = desk.seen().pending().orElse(null) instanceof Pending.Choice choice ? choice.tray() : "";
        desk.standing().seat().check(new Order.Attack(tray, tray)).ifPresent(desk::refuse);
        return true;
    }
}
