package trayfield.ui.board.tray;

/// What a player should see of a tray's turn.
///
/// @param selected the tray in the player's hand: lifted, with a ring
/// @param mustAct  it owes something: an exclamation mark on a flag
public record TrayState(Activity activity, boolean selected, boolean mustAct) {
    public static final TrayState PLAIN = new TrayState(Activity.PLAIN, false, false);

    /// Nothing to tell, still able to act (a pip), or done for this turn (dimmed, with a tick).
    public enum Activity {
        PLAIN, CAN_ACT, DONE
    }

    public static TrayState of(Activity activity) {
        return new TrayState(activity, false, false);
    }

    public TrayState select() {
        return new TrayState(activity, true, mustAct);
    }

    public TrayState owing() {
        return new TrayState(activity, selected, true);
    }
}
