package trayfield.files;

import java.nio.file.Path;
import trayfield.model.Problem;

/// Problems of a file as a whole.
final class Problems {
    private Problems() {
    }

    static Problem ofFile(Path file, String text) {
        return Problem.ofFile(file.toString(), text);
    }
}
