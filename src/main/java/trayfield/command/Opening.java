package trayfield.command;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// How the window opens.
///
/// @param file      a scenario or save to open at once
/// @param rulesData where the rule tables and scenarios are
/// @param headless  draw into memory, on no display
/// @param exitAfterStart close the window once it has been drawn, and say how long that took
/// @param players who plays which side, as the command line names them; see [PlayerChoice]
public record Opening(Optional<Path> file, RulesData rulesData, boolean headless, boolean exitAfterStart,
        List<String> players) {
    public Opening {
        players = List.copyOf(players);
    }

    /// Two people at the table.
    public Opening(Optional<Path> file, RulesData rulesData, boolean headless, boolean exitAfterStart) {
        this(file, rulesData, headless, exitAfterStart, List.of());
    }
}
