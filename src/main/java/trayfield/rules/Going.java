package trayfield.rules;

import trayfield.model.Facing;

/// What a rule book says of one tray's steps in one position. [PathSearch] finds from it where the tray can go; squares
/// are numbers.
public interface Going {
    int BLOCKED = -1;

    /// The whole move, in parts.
    int allowance();

    /// The least that any step costs, in parts; at least 1.
    int leastStep();

    /// Parts that the step costs, or [#BLOCKED] where the tray cannot go that way.
    int step(int from, int to);

    /// True when the tray may come into the square that way at all.
    default boolean mayArrive(int square, Facing way) {
        return true;
    }

    /// What entering the square that way compels to; see [Contact].
    int compelled(int square, Facing way);

    /// True where entering the square ends the move whatever is near, as a ford does.
    boolean halts(int square);

    /// True when nothing else forbids the tray to end its move there, facing so.
    boolean mayEnd(int square, Facing facing);

    /// True for a tray that may run down enemies at all.
    default boolean runsDown() {
        return false;
    }

    /// Parts of a last step that runs down the enemy on the square, or [#BLOCKED].
    default int runDown(int from, int to) {
        return BLOCKED;
    }
}
