package trayfield.ui.play;

import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import javafx.animation.AnimationTimer;

/// Runs with every frame and knows how long the board has been at rest: what happens of itself waits until what happened
/// before has been looked at. Times are those of frames, in nanoseconds.
final class RestTimer extends AnimationTimer {
    private final BooleanSupplier moving;
    private final LongConsumer pulse;
    private long since;

    /// @param moving true while something moves on the board
    /// @param pulse  runs with every frame, with its time
    RestTimer(BooleanSupplier moving, LongConsumer pulse) {
        this.moving = moving;
        this.pulse = pulse;
    }

    @Override
    public void handle(long now) {
        pulse.accept(now);
    }

    /// Starts with a board that has yet to come to rest.
    void begin() {
        since = 0;
        start();
    }

    /// True once the board has been at rest for so long. To be asked with every frame.
    boolean rested(long now, double nanos) {
        if (since == 0 || moving.getAsBoolean()) {
            since = now;
            return false;
        }
        return now - since >= nanos;
    }

    /// Something has been done, which is to be looked at in its turn.
    void again(long now) {
        since = now;
    }
}
