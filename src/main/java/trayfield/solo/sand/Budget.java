package trayfield.solo.sand;

import java.util.function.BooleanSupplier;

/// What a commander may spend on one decision: nodes, each an input tried on the sand table among two score of trays;
/// among more of them an input counts for more. It counts and keeps no time, so that the same budget gives the same order on every machine. Any thread may call off the decision.
public final class Budget {
    /// Enough for any decision that looks ahead by no step.
    public static final long PLAIN = Long.MAX_VALUE;

    private final long nodes;
    private long spent;
    private final BooleanSupplier unwanted;
    private volatile boolean calledOff;

    private Budget(long nodes, BooleanSupplier unwanted) {
        this.nodes = nodes;
        this.unwanted = unwanted;
    }

    public static Budget of(long nodes) {
        return new Budget(nodes, () -> false);
    }

    /// @param unwanted tells that nobody waits for the decision any more; asked on the commander's thread
    public static Budget of(long nodes, BooleanSupplier unwanted) {
        return new Budget(nodes, unwanted);
    }

    /// The decision is not wanted any more.
    public void callOff() {
        calledOff = true;
    }

    public boolean calledOff() {
        return calledOff || unwanted.getAsBoolean();
    }

    /// Spends one node.
    public void spend() {
        spend(1);
    }

    public void spend(int some) {
        spent += some;
    }

    /// True while the decision is wanted and nodes are left.
    public boolean lasts() {
        return spent < nodes && !calledOff();
    }

    public long spent() {
        return spent;
    }
}
