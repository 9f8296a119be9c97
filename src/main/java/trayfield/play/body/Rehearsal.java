package trayfield.play.body;

import java.util.ArrayList;
import java.util.List;
import trayfield.model.Order;
import trayfield.model.Position;
import trayfield.model.Square;
import trayfield.model.Verdict;
import trayfield.play.body.BodyPlan.Ghost;
import trayfield.play.body.BodyPlan.LeftBehind;
import trayfield.rules.Reach;
import trayfield.rules.Rulebook;

/// A body's orders given one after another on a table of their own: what the next man can do hangs on those before him.
final class Rehearsal {
    private final Rulebook book;
    private final Position start;
    private final List<Order> orders = new ArrayList<>();
    private final List<Ghost> ghosts = new ArrayList<>();
    private final List<LeftBehind> left = new ArrayList<>();
    private Position now;

    Rehearsal(Rulebook book, Position start) {
        this.book = book;
        this.start = start;
        this.now = start;
    }

    Position now() {
        return now;
    }

    Square at(int tray) {
        return now.board().square(now.square(tray));
    }

    String id(int tray) {
        return now.muster().id(tray);
    }

    Reach reach(int tray) {
        return book.reach(now, id(tray));
    }

    boolean lawful(Order order) {
        return book.check(now, order).isEmpty();
    }

    /// Gives an order that is known to be lawful.
    void give(int tray, Order order) {
        switch (book.apply(now, order)) {
            case Verdict.Step step -> now = step.after();
            case Verdict.Refusal refusal -> throw new IllegalStateException(order + " was found lawful: " + refusal);
        }
        orders.add(order);
        stays(tray);
    }

    /// The man stands there as he does now when all is done.
    void stays(int tray) {
        ghosts.add(new Ghost(id(tray), at(tray), now.facing(tray)));
    }

    void leave(LeftBehind man) {
        left.add(man);
    }

    int leftBehind() {
        return left.size();
    }

    Reasons reasons() {
        return new Reasons(book, start, now);
    }

    BodyPlan plan() {
        return new BodyPlan(orders, ghosts, left);
    }
}
