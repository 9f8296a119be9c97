package trayfield.ui.app;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import trayfield.files.AppFolders;
import trayfield.files.KeptEdit;
import trayfield.model.Loaded;
import trayfield.model.Problem;
import trayfield.tables.RuleTables;

/// Keeps the scenario at the bench while it is not saved, in a file of this window's own, so that two windows never meet.
/// A file whose window is gone was left by a crash, and is offered again. It never asks anything.
final class EditKeeper implements AutoCloseable {
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
        this.mine = OwnFile.in(folder).path();
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
        thread.run(() -> GameKeeper.delete(mine), problem -> problem.ifPresent(complaint));
    }

    /// What windows that are gone have left, the latest first. Files that cannot be read are no edits.
    List<Left> left(RuleTables tables) {
        List<Left> left = new ArrayList<>();
        for (Path file : OwnFile.left(folder)) {
            if (KeptEdit.read(file, tables) instanceof Loaded.Good<KeptEdit>(KeptEdit edit)) {
                left.add(new Left(file, edit, Instant.ofEpochMilli(file.toFile().lastModified())));
            }
        }
        left.sort(Comparator.comparing(Left::when).reversed());
        return left;
    }

    /// Writes what is left to write. An edit that is not saved stays, and is offered at the next start.
    @Override
    public void close() {
        thread.close();
    }
}
