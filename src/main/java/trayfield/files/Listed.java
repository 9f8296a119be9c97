package trayfield.files;

import java.nio.file.Path;
import trayfield.model.Loaded;

/// A file of a list as it was found: its content, or why it has none. A bad file disturbs no other.
public record Listed<T>(Path file, Loaded<T> content) {
}
