package trayfield.ui.play.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trayfield.model.Order;
import trayfield.model.Phase;

/// Fights the melees of a phase one after another, each with its dice: all that must be fought, or where none must be,
/// all that may. It waits while players throw real dice or choose whether to advance, and may be hurried to its end.
public final class Melees {
    private final Desk desk;
    private boolean running;
    private boolean hurried;
    private boolean must;
    private Optional<String> side = Optional.empty();

    Melees(Desk desk) {
        this.desk = desk;
    }

    /// One attack on each enemy that has to be fought, in file order; where none has to be, on each that may be.
    public static List<Order.Attack> ahead(Standing standing) {
        return ahead(standing, !standing.duties().isEmpty());
    }

    private static List<Order.Attack> ahead(Standing standing, boolean must) {
        List<Order.Attack> ahead = new ArrayList<>();
        if (standing.seen().phase() == Phase.MELEE) {
            standing.open().forEach((man, orders) -> {
                if (!must || standing.duties().contains(man)) {
                    orders.stream().filter(Order.Attack.class::isInstance).map(Order.Attack.class::cast)
                            .filter(order -> ahead.stream().noneMatch(other -> other.target().equals(order.target())))
                            .forEach(ahead::add);
                }
            });
        }
        return ahead;
    }

    public boolean running() {
        return running;
    }

    /// Begins with the first one; [#next] goes on.
    public void begin() {
        if (desk.orders.barred()) {
            return;
        }
        if (ahead(desk.standing()).isEmpty()) {
            desk.say(Message.note(desk.talk.say(desk.seen().phase() == Phase.MELEE ? "note.noMelee" : "note.notMelee")));
            return;
        }
        must = !desk.standing().duties().isEmpty();
        side = desk.seen().side();
        hurried = false;
        running = true;
        next();
    }

    /// True while dice or a choice are due from a player: then nothing goes on.
    public boolean waits() {
        return desk.seen().pending().isPresent();
    }

    /// True where the rest shall be fought without a rest between.
    public boolean hurried() {
        return hurried;
    }

    /// Fights the next melee; after the last one it is over.
    public void next() {
        boolean goesOn = running && desk.standing().live() && desk.handover.get().isEmpty()
                && desk.seen().side().equals(side) && desk.seen().result().isEmpty();
        if (!goesOn) {
            stop();
        } else if (!waits()) {
            List<Order.Attack> left = ahead(desk.standing(), must);
            running = !left.isEmpty();
            left.stream().findFirst().ifPresent(desk.orders::play);
            running = running && !(desk.standing().live() && !waits() && ahead(desk.standing(), must).isEmpty());
        }
    }

    /// Fights the rest at once, as far as no player has to answer; after his answer it goes on.
    public void finish() {
        hurried = running;
        while (running && !waits()) {
            next();
        }
    }

    void stop() {
        running = false;
        hurried = false;
    }
}
