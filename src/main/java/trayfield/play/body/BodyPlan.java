package trayfield.play.body;

import java.util.List;
import java.util.Optional;
import trayfield.model.Facing;
import trayfield.model.Order;
import trayfield.model.Square;
import trayfield.model.Verdict.Refusal;

/// How a body of men would carry out a gesture: nothing has been done yet. Every man it was planned for is a ghost or is
/// left behind.
///
/// @param orders lawful one after another in this order
/// @param ghosts where men would stand, those who need no order included
/// @param left   men who cannot follow, and stay as they are
public record BodyPlan(List<Order> orders, List<Ghost> ghosts, List<LeftBehind> left) {
    public static final BodyPlan NOTHING = new BodyPlan(List.of(), List.of(), List.of());

    public BodyPlan {
        orders = List.copyOf(orders);
        ghosts = List.copyOf(ghosts);
        left = List.copyOf(left);
    }

    /// One man as he would stand.
    public record Ghost(String man, Square at, Facing facing) {
    }

    /// One man who cannot follow, and why.
    public record LeftBehind(String man, Refusal refusal) {
    }

    public Optional<Ghost> ghost(String man) {
        return ghosts.stream().filter(ghost -> ghost.man().equals(man)).findFirst();
    }

    /// Why a man cannot follow; empty where he can.
    public Optional<Refusal> refusal(String man) {
        return left.stream().filter(one -> one.man().equals(man)).map(LeftBehind::refusal).findFirst();
    }

    /// True where every man can follow.
    public boolean whole() {
        return left.isEmpty();
    }
}
