package trayfield.files;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import trayfield.model.Loaded;
import trayfield.tables.json.Words;

/// The JSON files of a folder, each read for itself.
final class FolderList {
    private static final Words WORDS = Words.of(FolderList.class);

    private FolderList() {
    }

    /// All `*.json`, by name. A folder that is missing holds none; one that cannot be listed stands for them all.
    static <T> List<Listed<T>> read(Path folder, Function<Path, Loaded<T>> reader) {
        List<Path> files = new ArrayList<>();
        if (Files.isDirectory(folder)) {
            try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, "*.json")) {
                found.forEach(files::add);
            } catch (IOException | DirectoryIteratorException _) {
                return List.of(new Listed<>(folder,
                        new Loaded.Bad<>(List.of(Problems.ofFile(folder, WORDS.say("folder.unlistable"))))));
            }
        }
        files.sort(Comparator.comparing(file -> file.getFileName().toString()));
        return files.stream().map(file -> new Listed<>(file, reader.apply(file))).toList();
    }
}
