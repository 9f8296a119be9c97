package trayfield.ui.play;

import java.util.function.BooleanSupplier;
import trayfield.ui.play.state.Watch;

/// Goes on from one thing that is shown again to the next, when the board has come to rest and been looked at.
final class ReplayTimer {
    private static final long LOOK_NANOS = 350_000_000;

    private final Watch watch;
    private final ScreenActions screen;
    private final RestTimer timer;

    /// @param moving true while something moves on the board
    ReplayTimer(Watch watch, ScreenActions screen, BooleanSupplier moving) {
        this.watch = watch;
        this.screen = screen;
        this.timer = new RestTimer(moving, this::pulse);
    }

    void start() {
        timer.begin();
    }

    private void pulse(long now) {
        if (!watch.replaying()) {
            timer.stop();
        } else if (timer.rested(now, LOOK_NANOS / screen.settings().motion().speed())) {
            timer.again(now);
            watch.replayNext();
        }
    }
}
