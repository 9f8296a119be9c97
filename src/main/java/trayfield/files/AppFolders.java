package trayfield.files;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// Where the program keeps what is its own: settings, the autosave, saved games.
///
/// @param root one folder for all of it
public record AppFolders(Path root) {
    /// Names another folder in place of the platform's.
    public static final String PROPERTY = "trayfield.config";

    private static final String NAME = "trayfield";

    /// The folders of whoever runs the program.
    public static AppFolders ofThisUser() {
        String given = System.getProperty(PROPERTY);
        return given != null ? new AppFolders(Path.of(given))
                : of(System.getProperty("os.name"), System::getenv, Path.of(System.getProperty("user.home")));
    }

    /// The folders by the habits of a platform: `APPDATA` on Windows, `Library/Application Support` on a Mac, else
    /// `XDG_CONFIG_HOME` or `.config`.
    ///
    /// @param environment gives the value of a variable, null where it is not set
    static AppFolders of(String system, UnaryOperator<String> environment, Path home) {
        String os = system.toLowerCase(Locale.ROOT);
        if (os.startsWith("windows")) {
            return new AppFolders(absolute(environment.apply("APPDATA"))
                    .orElse(home.resolve("AppData").resolve("Roaming")).resolve("Trayfield"));
        }
        if (os.startsWith("mac")) {
            return new AppFolders(home.resolve("Library").resolve("Application Support").resolve("Trayfield"));
        }
        return new AppFolders(absolute(environment.apply("XDG_CONFIG_HOME")).orElse(home.resolve(".config")).resolve(NAME));
    }

    /// Relative folders are to be ignored, says the XDG specification.
    private static Optional<Path> absolute(String folder) {
        try {
            return Optional.ofNullable(folder).filter(text -> !text.isBlank()).map(Path::of).filter(Path::isAbsolute);
        } catch (InvalidPathException _) {
            return Optional.empty();
        }
    }

    public Path settings() {
        return root.resolve("settings.json");
    }

    /// The game in progress, written after every order.
    public Path autosave() {
        return root.resolve("autosave.json");
    }

    /// Saved games that nobody put elsewhere.
    public Path saves() {
        return root.resolve("saves");
    }

    /// Scenarios of the player's own that nobody put elsewhere.
    public Path scenarios() {
        return root.resolve("scenarios");
    }

    /// Scenarios being edited, kept until they are closed.
    public Path edits() {
        return root.resolve("edits");
    }

    /// Games tried out from the bench, kept until the designer goes back to it.
    public Path tryOuts() {
        return root.resolve("tryouts");
    }

    public Path log() {
        return root.resolve("trayfield.log");
    }
}
