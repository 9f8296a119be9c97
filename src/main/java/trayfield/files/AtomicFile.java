package trayfield.files;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import trayfield.model.Problem;

/// Writes a file whole or not at all: a sibling is written and forced to the disk, then put in the file's place in one
/// step. Whatever fails (a full disk, a folder that may not be written to, lost power), the file is either as it was or
/// as it shall be.
public final class AtomicFile {

    /// Whether the file's last content stays beside it, with `.bak` after its name.
    public enum Backup {
        KEEP, NONE
    }

    private static final Disk DISK = new Disk() {
    };
    /// No two writes, of whatever program or thread, share a sibling.
    private static final AtomicLong WRITES = new AtomicLong();

    private AtomicFile() {
    }

    /// Writes a text as UTF-8. Empty when it stands on the disk; else the problem, and the file is as it was.
    public static Optional<Problem> write(Path file, String text, Backup backup) {
        return write(file, text, backup, DISK);
    }

    static Optional<Problem> write(Path file, String text, Backup backup, Disk disk) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return write(file, sibling -> disk.write(sibling, bytes), backup, disk);
    }

    /// Writes what a source pours out, without ever holding all of it in memory. Empty when it stands on the disk; else
    /// the problem, and the file is as it was.
    public static Optional<Problem> write(Path file, Source source) {
        return write(file, sibling -> DISK.write(sibling, source), Backup.NONE, DISK);
    }

    /// What is to stand in a file.
    @FunctionalInterface
    public interface Source {
        /// Leaves the stream open.
        void pourInto(OutputStream out) throws IOException;
    }

    @FunctionalInterface
    private interface FirstStep {
        void write(Path sibling) throws IOException;
    }

    private static Optional<Problem> write(Path file, FirstStep content, Backup backup, Disk disk) {
        try {
            replace(followLink(file.toAbsolutePath()), content, backup, disk);
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of(WriteFault.problem(file, e));
        }
    }

    private static void replace(Path file, FirstStep content, Backup backup, Disk disk) throws IOException {
        if (Files.isDirectory(file)) {
            throw new WriteFault.IsFolder(file);
        }
        Files.createDirectories(file.getParent());
        Path sibling = sibling(file, "." + ProcessHandle.current().pid() + "-" + WRITES.incrementAndGet() + ".tmp");
        try {
            content.write(sibling);
            if (backup == Backup.KEEP && Files.exists(file)) {
                disk.copy(file, sibling(file, ".bak"));
            }
            disk.move(sibling, file);
        } catch (IOException | RuntimeException e) {
            removeAfter(e, sibling);
            throw e;
        }
        forceFolder(file.getParent());
    }

    static Path sibling(Path file, String suffix) {
        return file.resolveSibling(file.getFileName() + suffix);
    }

    /// A link is not replaced but what it points at.
    private static Path followLink(Path file) throws IOException {
        return Files.isSymbolicLink(file) && Files.exists(file) ? file.toRealPath() : file;
    }

    private static void removeAfter(Exception fault, Path sibling) {
        try {
            Files.deleteIfExists(sibling);
        } catch (IOException e) {
            fault.addSuppressed(e);
        }
    }

    /// Makes the new name itself last. Some systems cannot open folders; there the file is whole all the same, and only
    /// the moment when its name is safe is the system's own.
    private static void forceFolder(Path folder) {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException unsupported) {
            return;
        }
    }

    /// The steps that a disk can fail at.
    interface Disk {
        default void write(Path file, byte[] bytes) throws IOException {
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE,
                    StandardOpenOption.TRUNCATE_EXISTING)) {
                for (ByteBuffer left = ByteBuffer.wrap(bytes); left.hasRemaining();) {
                    channel.write(left);
                }
                channel.force(true);
            }
        }

        default void write(Path file, Source source) throws IOException {
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE,
                    StandardOpenOption.TRUNCATE_EXISTING)) {
                OutputStream out = new BufferedOutputStream(Channels.newOutputStream(channel));
                source.pourInto(out);
                out.flush();
                channel.force(true);
            }
        }

        default void copy(Path from, Path to) throws IOException {
            Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
        }

        default void move(Path from, Path to) throws IOException {
            try {
                moveAtOnce(from, to);
            } catch (AtomicMoveNotSupportedException _) {
                Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
            }
        }

        default void moveAtOnce(Path from, Path to) throws IOException {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        }
    }
}
