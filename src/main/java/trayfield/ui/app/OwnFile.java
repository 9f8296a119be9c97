package trayfield.ui.app;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A file of one window alone in a folder that all windows share, so that two never meet. One whose window is gone was left
/// by a crash.
///
/// @param path names process, second in which it started, and number of the window in it
record OwnFile(Path path) {
    private static final Pattern NAME = Pattern.compile("(\\d{1,18})-(\\d{1,18})-(\\d{1,9})\\.json");
    private static final AtomicInteger WINDOWS = new AtomicInteger();

    static OwnFile in(Path folder) {
        return new OwnFile(folder.resolve(ProcessHandle.current().pid() + "-" + started(ProcessHandle.current()) + "-"
                + WINDOWS.incrementAndGet() + ".json"));
    }

    private static long started(ProcessHandle process) {
        return process.info().startInstant().map(Instant::getEpochSecond).orElse(0L);
    }

    /// Files of windows that are gone. A folder that cannot be listed has none.
    static List<Path> left(Path folder) {
        List<Path> left = new ArrayList<>();
        if (!Files.isDirectory(folder)) {
            return left;
        }
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.json")) {
            files.forEach(file -> {
                if (!owned(file)) {
                    left.add(file);
                }
            });
        } catch (IOException | DirectoryIteratorException unreadable) {
            return List.of();
        }
        return left;
    }

    /// True where the process that wrote a file is still there.
    private static boolean owned(Path file) {
        Matcher name = NAME.matcher(file.getFileName().toString());
        return name.matches() && ProcessHandle.of(Long.parseLong(name.group(1)))
                .filter(process -> started(process) == Long.parseLong(name.group(2))).isPresent();
    }
}
