package trayfield.ui.play;

import java.util.function.BooleanSupplier;
import trayfield.ui.play.state.Melees;

/// Goes on from one melee to the next when the board has come to rest and the dice have been looked at. What is still
/// to come can be skipped.
final class MeleeTimer {
    private static final long LOOK_NANOS = 1_100_000_000;

    private final Melees melees;
    private final ScreenActions screen;
    private final BooleanSupplier moving;
    private final Runnable told;
    private final RestTimer timer;

    /// @param moving true while something moves on the board
    /// @param told   runs when there is something to skip, or no more
    MeleeTimer(Melees melees, ScreenActions screen, BooleanSupplier moving, Runnable told) {
        this.melees = melees;
        this.screen = screen;
        this.moving = moving;
        this.told = told;
        this.timer = new RestTimer(moving, this::pulse);
    }

    /// Watches the board as long as something moves there or melees are ahead.
    void start() {
        timer.begin();
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
        } else if (melees.waits()) {
            timer.again(now);
        } else if (timer.rested(now, LOOK_NANOS / screen.settings().motion().speed())) {
            timer.again(now);
            melees.next();
        }
    }
}
