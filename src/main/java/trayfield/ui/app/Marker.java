package trayfield.ui.app;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// A file that is locked and says "open" while the program runs, and is empty when it has closed. So the next start
/// knows whether the last one ended as it should, and a second window that the first one is still there.
final class Marker implements AutoCloseable {

    /// What the start found.
    enum Found {
        CLOSED, CRASHED, RUNNING
    }

    private final FileChannel channel;
    private final FileLock lock;
    private final Found found;

    private Marker(FileChannel channel, FileLock lock, Found found) {
        this.channel = channel;
        this.lock = lock;
        this.found = found;
    }

    /// Marks the program as running. Where the file cannot be used nothing is known of the last run, which is then
    /// taken as closed.
    static Marker set(Path file) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ,
                    StandardOpenOption.WRITE);
            FileLock lock = lock(channel);
            if (lock == null) {
                return new Marker(channel, null, Found.RUNNING);
            }
            Found found = channel.size() > 0 ? Found.CRASHED : Found.CLOSED;
            channel.write(ByteBuffer.wrap("open".getBytes(StandardCharsets.US_ASCII)), 0);
            return new Marker(channel, lock, found);
        } catch (IOException unusable) {
            return new Marker(null, null, Found.CLOSED);
        }
    }

    /// The lock; null where another window has it.
    private static FileLock lock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException ofThisProcess) {
            return null;
        }
    }

    Found found() {
        return found;
    }

    /// Marks the program as closed.
    @Override
    public void close() throws IOException {
        if (channel != null) {
            if (lock != null) {
                channel.truncate(0);
            }
            channel.close();
        }
    }
}
