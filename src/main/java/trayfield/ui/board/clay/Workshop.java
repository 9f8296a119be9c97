package trayfield.ui.board.clay;

import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/// Where pictures are made that take longer than a frame: at once for pictures on paper, or on a thread beside for the
/// screen, which shows what it has meanwhile.
public final class Workshop {
    private final Executor hands;
    private final Runnable onReady;
    private final AtomicInteger open = new AtomicInteger();

    private Workshop(Executor hands, Runnable onReady) {
        this.hands = hands;
        this.onReady = onReady;
    }

    /// Every job is done when [#make] returns.
    public static Workshop atOnce() {
        return new Workshop(Runnable::run, () -> { });
    }

    /// Jobs are done in turn on one thread, which ends when nothing was asked for a while.
    ///
    /// @param onReady called on that thread after each job
    public static Workshop beside(Runnable onReady) {
        ThreadPoolExecutor one = new ThreadPoolExecutor(1, 1, 5, TimeUnit.SECONDS, new LinkedBlockingDeque<>(),
                work -> {
                    Thread thread = new Thread(work, "board-pictures");
                    thread.setDaemon(true);
                    thread.setPriority(Thread.NORM_PRIORITY - 1);
                    return thread;
                });
        one.allowCoreThreadTimeOut(true);
        return new Workshop(one, onReady);
    }

    public void make(Runnable job) {
        open.incrementAndGet();
        hands.execute(() -> {
            try {
                job.run();
            } finally {
                open.decrementAndGet();
                onReady.run();
            }
        });
    }

    /// True when nothing is being made or waits.
    public boolean idle() {
        return open.get() == 0;
    }
}
