package trayfield.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The folder of rule tables and scenarios.
 *
 * @param folder may not exist: whoever reads from it says so
 */
public record RulesData(Path folder) {

    /** The folder named on the command line, or the program's own, or {@code rules-data} in the current folder. */
    static RulesData locate(Optional<Path> named) {
        return new RulesData(named.or(RulesData::ofTheProgram).orElse(Path.of("rules-data")));
    }

    private static Optional<Path> ofTheProgram() {
        return Optional.ofNullable(System.getProperty("trayfield.home"))
                .map(home -> Path.of(home, "rules-data"))
                .filter(Files::isDirectory);
    }
}
