package trayfield.command;

import java.nio.file.Path;
import java.util.Optional;

/// How the window opens.
///
/// @param file      a scenario or save to open at once
/// @param rulesData where the rule tables and scenarios are
/// @param headless  draw into memory, on no display
/// @param exitAfterStart close the window once it has been drawn, and say how long that took
public record Opening(Optional<Path> file, RulesData rulesData, boolean headless, boolean exitAfterStart) {
}
