package trayfield.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import trayfield.files.AtomicFile;
import trayfield.files.SaveFile;
import trayfield.files.SavedGame;
import trayfield.model.Loaded;
import trayfield.model.Problem;

/// Keeps a file up to the last order of a game, so that a crash costs none. Writing goes on behind the game's back, one
/// state at a time and never an older one after a newer; a state that is overtaken before its turn comes is left out.
public final class Autosave implements AutoCloseable {
    private static final Duration LAST_WRITE = Duration.ofSeconds(10);

    private final Path file;
    private final Consumer<Problem> failed;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private SavedGame next;
    private boolean writing;
    private boolean closed;

    /// @param failed hears, on the writer's thread, of every write that failed; the file is as it was then, and the next
    ///               order tries again
    public Autosave(Path file, Consumer<Problem> failed) {
        this.file = file;
        this.failed = failed;
        Thread.ofPlatform().daemon().name("autosave").start(this::writeOn);
    }

    /// Notes the state of a game to be written at once; does not wait for it.
    public void keep(SavedGame game) {
        lock.lock();
        try {
            next = game;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    private void writeOn() {
        Optional<SavedGame> game = take();
        while (game.isPresent()) {
            write(game.get());
            game = take();
        }
    }

    /// A fault of the program is told like any other, and must not end the writing of later orders.
    private void write(SavedGame game) {
        try {
            AtomicFile.write(file, SaveFile.write(game), AtomicFile.Backup.NONE).ifPresent(failed);
        } catch (RuntimeException fault) {
            Thread writer = Thread.currentThread();
            writer.getUncaughtExceptionHandler().uncaughtException(writer, fault);
        } finally {
            written();
        }
    }

    /// The next state to write; empty when there will be none.
    private Optional<SavedGame> take() {
        lock.lock();
        try {
            while (next == null && !closed) {
                changed.awaitUninterruptibly();
            }
            Optional<SavedGame> game = Optional.ofNullable(next);
            next = null;
            writing = game.isPresent();
            return game;
        } finally {
            lock.unlock();
        }
    }

    private void written() {
        lock.lock();
        try {
            writing = false;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /// Waits until everything noted so far is written. False where that took too long.
    public boolean flush(Duration longest) {
        lock.lock();
        try {
            long left = longest.toNanos();
            while ((next != null || writing) && left > 0) {
                left = changed.awaitNanos(left);
            }
            return next == null && !writing;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        } finally {
            lock.unlock();
        }
    }

    /// Writes what is left to write and ends.
    @Override
    public void close() {
        flush(LAST_WRITE);
        lock.lock();
        try {
            closed = true;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /// The game that the last run left behind, if it left one; a broken file comes with its problems.
    public static Optional<Loaded<SavedGame>> left(Path file) {
        return Files.exists(file) ? Optional.of(SaveFile.read(file)) : Optional.empty();
    }

    /// Forgets the game that was left behind.
    public static void discard(Path file) throws IOException {
        Files.deleteIfExists(file);
    }
}
