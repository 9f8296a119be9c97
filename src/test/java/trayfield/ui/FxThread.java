package trayfield.ui;

import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.application.Platform;
import javafx.scene.Group;
import javafx.stage.Stage;

/** Runs a test's steps where the toolkit wants them; starts it at first use, on the headless platform of the build. */
public final class FxThread {
    private static final int SECONDS = 120;

    static {
        CountDownLatch started = new CountDownLatch(1);
        Platform.startup(started::countDown);
        Platform.setImplicitExit(false);
        try {
            if (!started.await(SECONDS, TimeUnit.SECONDS)) {
                throw new AssertionError("The toolkit did not start");
            }
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
    }

    private FxThread() {}

    /** Waits for the step and hands on what it returns; what it throws becomes the cause of an error here. */
    public static <T> T call(Callable<T> step) {
        FutureTask<T> task = new FutureTask<>(step);
        Platform.runLater(task);
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

    /// Closes a window and lets go of what it showed: the Headless platform keeps closed windows, and with them all
    /// pictures of their boards.
    public static void close(Stage stage) {
        if (stage.getScene() != null) {
            stage.getScene().setRoot(new Group());
        }
        stage.close();
    }
}
