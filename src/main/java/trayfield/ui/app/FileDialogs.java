package trayfield.ui.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Asks a person for files. It stands between the screens and the toolkit because not every platform has such dialogs.
interface FileDialogs {

    /// A saved game or scenario to open.
    Optional<Path> open(Path folder);

    /// Results of a trial.
    Optional<Path> openResults(Path folder);

    /// Results of the parts of a trial, any number of files; none where the person thinks better of it.
    List<Path> openParts(Path folder);

    /// Where to save.
    ///
    /// @param name suggested, with its ending
    Optional<Path> save(Kind kind, Path folder, String name);

    /// What is to be saved.
    enum Kind {
        GAME("json"), SCENARIO("json"), REPORT_TEXT("txt"), REPORT_PAGE("html"), PAGES("pdf"), PICTURE("png"), MAP("txt"),
        RESULTS("csv");

        final String ending;

        Kind(String ending) {
            this.ending = ending;
        }
    }
}
