package trayfield.files;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import trayfield.model.Loaded;
import trayfield.model.Problem;
import trayfield.tables.json.Complaints;
import trayfield.tables.json.FileText;

/// A file of UTF-8 text that grows by whole lines while something long is under way. A last line without an end was left
/// by a crash and counts for nothing.
public final class LineFile {
    /// Bytes; larger files are refused unread.
    public static final int LARGEST = 1 << 30;

    private LineFile() {
    }

    /// The whole lines of a file.
    public static Loaded<List<String>> read(Path file) {
        Complaints complaints = new Complaints(file.toString());
        List<String> lines = FileText.bytes(file, LARGEST, complaints)
                .flatMap(bytes -> FileText.text(Arrays.copyOf(bytes, end(bytes)), complaints))
                .map(text -> text.lines().toList()).orElse(List.of());
        return complaints.unlessAny(() -> lines);
    }

    /// True where a file holds no more than the beginning of its first line, or nothing at all.
    public static boolean hardlyBegun(Path file, String firstLine) {
        try {
            return Files.size(file) <= firstLine.length() && firstLine.startsWith(Files.readString(file));
        } catch (IOException unreadable) {
            // Whoever reads it next is told why.
            return false;
        }
    }

    /// Where the last whole line ends.
    private static int end(byte[] bytes) {
        int end = bytes.length;
        while (end > 0 && bytes[end - 1] != '\n') {
            end--;
        }
        return end;
    }

    /// Adds a line to a file that is there. Empty when it stands on the disk; else the problem.
    public static Optional<Problem> append(Path file, String line) {
        try {
            Files.writeString(file, line + "\n", StandardCharsets.UTF_8, StandardOpenOption.APPEND, StandardOpenOption.SYNC);
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of(WriteFault.problem(file, e));
        }
    }

    /// Cuts off what follows the last whole line, so that the next line begins where it should.
    public static Optional<Problem> dropBrokenLine(Path file) {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.truncate(end(Files.readAllBytes(file)));
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of(WriteFault.problem(file, e));
        }
    }
}
