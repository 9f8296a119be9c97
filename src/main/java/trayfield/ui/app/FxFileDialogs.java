package trayfield.ui.app;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.stage.FileChooser;
import javafx.stage.FileChooser.ExtensionFilter;
import javafx.stage.Window;

/// The desktop's own file dialogs.
final class FxFileDialogs implements FileDialogs {
    private final Window owner;

    FxFileDialogs(Window owner) {
        this.owner = owner;
    }

    @Override
    public Optional<Path> open(Path folder) {
        FileChooser chooser = chooser("dialog.open", folder);
        chooser.getExtensionFilters().addAll(
                new ExtensionFilter(Words.say("dialog.games"), "*." + Kind.GAME.ending),
                new ExtensionFilter(Words.say("dialog.any"), "*.*"));
        return path(chooser.showOpenDialog(owner));
    }

    @Override
    public Optional<Path> openResults(Path folder) {
        return path(results("dialog.openResults", folder).showOpenDialog(owner));
    }

    @Override
    public List<Path> openParts(Path folder) {
        List<File> files = results("dialog.openParts", folder).showOpenMultipleDialog(owner);
        return files == null ? List.of() : files.stream().map(File::toPath).toList();
    }

    private static FileChooser results(String title, Path folder) {
        FileChooser chooser = chooser(title, folder);
        chooser.getExtensionFilters().addAll(
                new ExtensionFilter(Words.say("dialog.kind.csv"), "*." + Kind.RESULTS.ending),
                new ExtensionFilter(Words.say("dialog.any"), "*.*"));
        return chooser;
    }

    @Override
    public Optional<Path> save(Kind kind, Path folder, String name) {
        FileChooser chooser = chooser("dialog.save", folder);
        chooser.setInitialFileName(name);
        chooser.getExtensionFilters().add(
                new ExtensionFilter(Words.say(kind == Kind.SCENARIO ? "dialog.scenario" : "dialog.kind." + kind.ending), "*." + kind.ending));
        return path(chooser.showSaveDialog(owner));
    }

    private static FileChooser chooser(String title, Path folder) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(Words.say(title));
        if (Files.isDirectory(folder) || folder.toFile().mkdirs()) {
            chooser.setInitialDirectory(folder.toFile());
        }
        return chooser;
    }

    private static Optional<Path> path(File file) {
        return Optional.ofNullable(file).map(File::toPath);
    }
}
