package trayfield.command;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import trayfield.files.Settings;

/// What the command line asks to be put on paper.
///
/// @param file     a scenario
/// @param output   its ending says what it becomes: `.pdf` pages, `.png` a picture, `.txt` a map in letters
/// @param trueSize many sheets to be glued to a table
/// @param trays    drawn on these sheets too
/// @param paper    empty for what is usual in the user's country
/// @param symbols  flat symbols in place of figures
/// @param square   side of a square at true size, in inches; empty for that of the rule book
/// @param sheets   most that may be made
/// @param width    of a picture, in pixels
public record PrintOrder(Path file, Path output, boolean trueSize, boolean trays, Optional<Settings.Paper> paper, boolean symbols,
        OptionalDouble square, int sheets, OptionalInt width) {
}
