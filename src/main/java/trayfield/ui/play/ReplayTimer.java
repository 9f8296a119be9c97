package trayfield.ui.play;

import java.util.function.BooleanSupplier;
import javafx.animation.AnimationTimer;
import trayfield.ui.play.state.Watch;

/// Goes on from one thing that is shown again to the next, when the board has come to rest and been looked at.
final class ReplayTimer {
    private static final long LOOK_NANOS = 350_000_000;

    private final Watch watch;
    private final ScreenActions screen;
    private final BooleanSupplier moving;
    private long rested;
    private final AnimationTimer timer = new AnimationTimer() {
        @Override
        public void handle(long now) {
            pulse(now);
        }
    };

    /// @param moving true while something moves on the board
    ReplayTimer(Watch watch, ScreenActions screen, BooleanSupplier moving) {
        this.watch = watch;
        this.screen = screen;
        this.moving = moving;
    }

    void start() {
        rested = 0;
        timer.start();
    }

    private void pulse(long now) {
        if (!watch.replaying()) {
            timer.stop();
        } else if (rested == 0 || moving.getAsBoolean()) {
            rested = now;
        } else if (now - rested > LOOK_NANOS / screen.settings().motion().speed()) {
            rested = now;
            watch.replayNext();
        }
    }
}
