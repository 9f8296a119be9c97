package trayfield.ui.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Instant;

/// The file that tells of faults of the program. When it has grown large it is put aside, in place of the one before.
final class FaultLog {
    private static final long LARGEST = 1 << 20;

    private final Path file;

    FaultLog(Path file) {
        this.file = file;
    }

    Path file() {
        return file;
    }

    /// Adds a fault with its stack trace; false where the file cannot be written, and then it goes to standard error.
    synchronized boolean add(Instant when, Thread thread, Throwable fault) {
        StringWriter text = new StringWriter();
        text.append(when.toString()).append(' ').append(thread.getName()).append('\n');
        fault.printStackTrace(new PrintWriter(text, true));
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            if (Files.exists(file) && Files.size(file) > LARGEST) {
                Files.move(file, file.resolveSibling(file.getFileName() + ".old"), StandardCopyOption.REPLACE_EXISTING);
            }
            Files.writeString(file, text.toString(), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            return true;
        } catch (IOException unwritable) {
            System.err.print(text);
            System.err.println(unwritable);
            return false;
        }
    }
}
