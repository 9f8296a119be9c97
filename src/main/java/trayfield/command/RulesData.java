package trayfield.command;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import trayfield.files.RulesFolder;
import trayfield.files.ScenarioLibrary;
import trayfield.model.Loaded;
import trayfield.model.Problem;
import trayfield.tables.RuleTables;

/// The folder of rule tables and scenarios, its tables read.
public record RulesData(Path folder, RuleTables tables) {

    /// Reads the tables of the folder named on the command line, of the program's own, or of `rules-data` in the current
    /// folder.
    public static Loaded<RulesData> read(Optional<Path> named) {
        return switch (RulesFolder.find(named)) {
            case Loaded.Bad<Path>(List<Problem> problems) -> new Loaded.Bad<>(problems);
            case Loaded.Good<Path>(Path folder) -> switch (RuleTables.readFolder(folder)) {
                case Loaded.Bad<RuleTables>(List<Problem> problems) -> new Loaded.Bad<>(problems);
                case Loaded.Good<RuleTables>(RuleTables tables) -> new Loaded.Good<>(new RulesData(folder, tables));
            };
        };
    }

    /// The scenarios of the folder, as they stand there now.
    public ScenarioLibrary scenarios() {
        return ScenarioLibrary.of(folder, tables);
    }
}
