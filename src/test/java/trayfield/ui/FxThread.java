package trayfield.ui;

import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.application.Platform;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.stage.Stage;

/** Runs a test's steps where the toolkit wants them; starts it at first use, on the headless platform of the build. */
public final class FxThread {
    private static final int SECONDS = 120;

    static {
        CountDownLatch started = new CountDownLatch(1);
        Platform.startup(started::countDown);
        Platform.setImplicitExit(false);
        await(started, "The toolkit did not start");
    }

    private FxThread() {}

    /** Waits for the step and hands on what it returns; what it throws becomes the cause of an error here. */
    public static <T> T call(Callable<T> step) {
        FutureTask<T> task = new FutureTask<>(step);
        if (Platform.isFxApplicationThread()) {
            task.run();
        } else {
            Platform.runLater(task);
        }
        try {
            return task.get(SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException failed) {
            throw new AssertionError(failed.getCause().toString(), failed.getCause());
        } catch (InterruptedException | TimeoutException failed) {
            throw new AssertionError(failed);
        }
    }

    public static void run(Runnable step) {
        call(() -> {
            step.run();
            return null;
        });
    }

    /// Lets that many frames of a scene be laid out.
    public static void pulses(Scene scene, int count) {
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

    public static void pause(int millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
    }

    /// Closes a window and lets go of what it showed: the Headless platform keeps closed windows, and with them all
    /// pictures of their boards.
    public static void close(Stage stage) {
        if (stage.getScene() != null) {
            stage.getScene().setRoot(new Group());
        }
        stage.close();
    }
}
