package trayfield.ui.play;

import atlantafx.base.theme.PrimerLight;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
import trayfield.ui.FxThread;

/// The toolkit for tests of the playing screen: started once, with the theme of the program.
final class Toolkit {
    private static final int SECONDS = 120;

    private Toolkit() {
    }

    static void start() {
        FxThread.run(() -> Application.setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheet()));
    }

    /// Runs something on the toolkit's thread and waits for it.
    static <T> T fx(Callable<T> work) {
        if (!Platform.isFxApplicationThread()) {
            return FxThread.call(work);
        }
        try {
            return work.call();
        } catch (Exception failure) {
            throw new AssertionError(failure);
        }
    }

    static void run(Runnable work) {
        fx(() -> {
            work.run();
            return null;
        });
    }

    /// Lets that many frames of a scene be laid out.
    static void pulses(Scene scene, int count) {
        for (int i = 0; i < count; i++) {
            CountDownLatch pulse = new CountDownLatch(1);
            run(() -> {
                Runnable[] listener = new Runnable[1];
                listener[0] = () -> {
                    scene.removePostLayoutPulseListener(listener[0]);
                    pulse.countDown();
                };
                scene.addPostLayoutPulseListener(listener[0]);
                Platform.requestNextPulse();
            });
            await(pulse, "no pulse");
        }
    }

    private static void await(CountDownLatch latch, String failure) {
        try {
            if (!latch.await(SECONDS, TimeUnit.SECONDS)) {
                throw new AssertionError(failure);
            }
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
    }

    static void pause(int millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
    }
}
