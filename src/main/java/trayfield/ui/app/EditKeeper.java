package trayfield.ui.app;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import trayfield.files.AppFolders;
import trayfield.files.KeptEdit;
import trayfield.model.Loaded;
import trayfield.model.Problem;
import trayfield.tables.RuleTables;

/// Keeps the scenario at the bench while it is not saved, in a file of this window's own, so that two windows never meet.
/// A file whose window is gone was left by a crash, and is offered again. It never asks anything.
final class EditKeeper implements AutoCloseable {
    /// Process, second in which it started, number of the window in it.
    private static final Pattern NAME = Pattern.compile("(\\d{1,18})-(\\d{1,18})-(\\d{1,9})\\.json");
    private static final AtomicInteger WINDOWS = new AtomicInteger();

    private final Path folder;
    private final Path mine;
    private final Background thread = new Background("trayfield-edits");
    private final Consumer<Problem> complaint;
    private final AtomicReference<KeptEdit> latest = new AtomicReference<>();
    private boolean failing;

    /// An edit that was left behind.
    record Left(Path file, KeptEdit edit, Instant when) {
    }

    /// @param complaint is told, on the toolkit's thread, when keeping begins to fail
    EditKeeper(AppFolders folders, Consumer<Problem> complaint) {
        this.folder = folders.edits();
        this.complaint = complaint;
        this.mine = folder.resolve(ProcessHandle.current().pid() + "-" + started(ProcessHandle.current()) + "-"
                + WINDOWS.incrementAndGet() + ".json");
    }

    private static long started(ProcessHandle process) {
        return process.info().startInstant().map(Instant::getEpochSecond).orElse(0L);
    }

    Path file() {
        return mine;
    }

    /// Keeps the edit as it is now; of several in a row only the last is written.
    void keep(KeptEdit edit) {
        latest.set(edit);
        thread.run(this::write, problem -> {
            if (problem.isPresent() && !failing) {
                failing = true;
                complaint.accept(problem.get());
            }
        });
    }

    private Optional<Problem> write() {
        return Optional.ofNullable(latest.getAndSet(null)).flatMap(edit -> edit.write(mine));
    }

    /// Nothing is unsaved any more.
    void drop() {
        latest.set(null);
        thread.run(() -> delete(mine), problem -> problem.ifPresent(complaint));
    }

    /// What windows that are gone have left, the latest first. Files that cannot be read are no edits, and a folder that
    /// cannot be listed offers none.
    List<Left> left(RuleTables tables) {
        List<Left> left = new ArrayList<>();
        if (!Files.isDirectory(folder)) {
            return left;
        }
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.json")) {
            for (Path file : files) {
                if (!owned(file) && KeptEdit.read(file, tables) instanceof Loaded.Good<KeptEdit>(KeptEdit edit)) {
                    left.add(new Left(file, edit, Files.getLastModifiedTime(file).toInstant()));
                }
            }
        } catch (IOException | DirectoryIteratorException unreadable) {
            return List.of();
        }
        left.sort(Comparator.comparing(Left::when).reversed());
        return left;
    }

    /// True where the process that wrote a file is still there.
    private static boolean owned(Path file) {
        Matcher name = NAME.matcher(file.getFileName().toString());
        return name.matches() && ProcessHandle.of(Long.parseLong(name.group(1)))
                .filter(process -> started(process) == Long.parseLong(name.group(2))).isPresent();
    }

    /// Removes an edit; gives the problem where it stays.
    static Optional<Problem> delete(Path file) {
        try {
            Files.deleteIfExists(file);
            return Optional.empty();
        } catch (IOException fault) {
            return Optional.of(Stock.problem(file, Words.say("saves.delete.failed", String.valueOf(fault.getMessage()))));
        }
    }

    /// Writes what is left to write. An edit that is not saved stays, and is offered at the next start.
    @Override
    public void close() {
        thread.close();
    }
}
