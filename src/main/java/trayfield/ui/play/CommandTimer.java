package trayfield.ui.play;

import java.util.function.BooleanSupplier;
import trayfield.ui.play.state.Commanders;

/// Lets commanders' orders go, each when the board has come to rest and the one before has been looked at. It runs only
/// while a commander's order is due.
final class CommandTimer {
    private static final long LOOK_NANOS = 700_000_000;

    private final Commanders commanders;
    private final ScreenActions screen;
    private final Runnable pulse;
    private final RestTimer timer;

    /// @param moving true while something moves on the board, or lies over it
    /// @param pulse  runs with every frame, to show how far the thinking has come
    CommandTimer(Commanders commanders, ScreenActions screen, BooleanSupplier moving, Runnable pulse) {
        this.commanders = commanders;
        this.screen = screen;
        this.timer = new RestTimer(moving, this::pulse);
        this.pulse = pulse;
        commanders.stateProperty().addListener(_ -> watch());
        watch();
    }

    private void watch() {
        if (commanders.stateProperty().get().isPresent()) {
            timer.start();
        } else {
            timer.stop();
        }
    }

    void stop() {
        timer.stop();
    }

    private void pulse(long now) {
        pulse.run();
        if (timer.rested(now, look()) && commanders.ready()) {
            timer.again(now);
            commanders.carryOut();
        }
    }

    private double look() {
        return screen.settings().still() ? 0 : LOOK_NANOS / screen.settings().motion().speed();
    }
}
