package trayfield.ui.play;

import java.util.function.BooleanSupplier;
import javafx.animation.AnimationTimer;
import trayfield.ui.play.state.Melees;

/// Goes on from one melee to the next when the board has come to rest and the dice have been looked at. What is still
/// to come can be skipped.
final class MeleeTimer {
    private static final long LOOK_NANOS = 1_100_000_000;

    private final Melees melees;
    private final ScreenActions screen;
    private final BooleanSupplier moving;
    private final Runnable told;
    private long rested;
    private final AnimationTimer timer = new AnimationTimer() {
        @Override
        public void handle(long now) {
            pulse(now);
        }
    };

    /// @param moving true while something moves on the board
    /// @param told   runs when there is something to skip, or no more
    MeleeTimer(Melees melees, ScreenActions screen, BooleanSupplier moving, Runnable told) {
        this.melees = melees;
        this.screen = screen;
        this.moving = moving;
        this.told = told;
    }

    /// Watches the board as long as something moves there or melees are ahead.
    void start() {
        rested = 0;
        timer.start();
        told.run();
    }

    boolean busy() {
        return melees.running() || moving.getAsBoolean();
    }

    private void pulse(long now) {
        if (!busy()) {
            timer.stop();
            told.run();
        } else if (melees.running() && melees.hurried()) {
            melees.finish();
        } else if (rested == 0 || moving.getAsBoolean() || melees.waits()) {
            rested = now;
        } else if (now - rested > LOOK_NANOS / screen.settings().motion().speed()) {
            rested = now;
            melees.next();
        }
    }
}
