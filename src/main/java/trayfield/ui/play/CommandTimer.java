package trayfield.ui.play;

import java.util.function.BooleanSupplier;
import javafx.animation.AnimationTimer;
import trayfield.ui.play.state.Commanders;

/// Lets commanders' orders go, each when the board has come to rest and the one before has been looked at. It runs only
/// while a commander's order is due.
final class CommandTimer {
    private static final long LOOK_NANOS = 700_000_000;

    private final Commanders commanders;
    private final ScreenActions screen;
    private final BooleanSupplier moving;
    private final Runnable pulse;
    private long rested;
    private final AnimationTimer timer = new AnimationTimer() {
        @Override
        public void handle(long now) {
            pulse(now);
        }
    };

    /// @param moving true while something moves on the board, or lies over it
    /// @param pulse  runs with every frame, to show how far the thinking has come
    CommandTimer(Commanders commanders, ScreenActions screen, BooleanSupplier moving, Runnable pulse) {
        this.commanders = commanders;
        this.screen = screen;
        this.moving = moving;
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
        if (rested == 0 || moving.getAsBoolean()) {
            rested = now;
        } else if (commanders.ready() && now - rested >= look()) {
            rested = now;
            commanders.carryOut();
        }
    }

    private long look() {
        return screen.settings().still() ? 0 : (long) (LOOK_NANOS / screen.settings().motion().speed());
    }
}
