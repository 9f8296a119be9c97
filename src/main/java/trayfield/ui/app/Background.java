package trayfield.ui.app;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.application.Platform;

/// One thread beside the toolkit's, for reading and writing files or for drawing: jobs are done in the order given, their
/// results handed over on the toolkit's thread. What a job throws goes to that thread's uncaught-exception handler.
final class Background implements AutoCloseable {
    private static final int PATIENCE_SECONDS = 5;

    private final ExecutorService thread;
    private final CountDownLatch held = new CountDownLatch(1);

    /// @param name of the thread
    Background(String name) {
        this.thread = Executors.newSingleThreadExecutor(
                Thread.ofPlatform().daemon().priority(Thread.MIN_PRIORITY + 2).name(name).factory());
    }

    <T> void run(Supplier<T> job, Consumer<T> then) {
        if (thread.isShutdown()) {
            return;
        }
        thread.execute(() -> {
            T result = job.get();
            Platform.runLater(() -> then.accept(result));
        });
    }

    /// Begins with nothing before [#release].
    void hold() {
        thread.execute(() -> {
            try {
                held.await();
            } catch (InterruptedException abandoned) {
                Thread.currentThread().interrupt();
            }
        });
    }

    void release() {
        held.countDown();
    }

    /// Gives up what has not been begun.
    void abandon() {
        thread.shutdownNow();
    }

    /// Finishes what was given to it, for a few seconds at most.
    @Override
    public void close() {
        thread.shutdown();
        try {
            if (!thread.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                thread.shutdownNow();
            }
        } catch (InterruptedException interrupted) {
            thread.shutdownNow();
            Thread.currentThread().interrupt();
        }
    }
}
