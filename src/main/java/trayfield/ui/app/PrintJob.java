package trayfield.ui.app;

import java.nio.file.Path;
import java.util.Optional;
import trayfield.model.Problem;
import trayfield.ui.print.Progress;

/// Something to be written for paper; may run on any thread.
@FunctionalInterface
interface PrintJob {
    /// Writes a file, whole or not at all; gives the problem where that fails or was called off.
    Optional<Problem> write(Path file, Progress progress);
}
