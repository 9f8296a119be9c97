package trayfield.files;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import trayfield.model.Loaded;

/// The saved games of a folder, the latest first, broken ones at the end with their problems.
public record SaveShelf(List<Listed<SavedGame>> files) {
    public SaveShelf {
        files = List.copyOf(files);
    }

    /// Reads all `*.json` of a folder. A folder that is missing holds none.
    public static SaveShelf of(Path folder) {
        return new SaveShelf(FolderList.read(folder, SaveFile::read).stream()
                .sorted(Comparator.comparing(SaveShelf::saved).reversed()).toList());
    }

    private static Instant saved(Listed<SavedGame> file) {
        return file.content() instanceof Loaded.Good<SavedGame> good ? good.value().saved() : Instant.MIN;
    }
}
