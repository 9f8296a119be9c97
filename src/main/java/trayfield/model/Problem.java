package trayfield.model;

import java.util.OptionalInt;

/// One thing wrong with a file, and where.
///
/// @param file   the file's name as the user gave it, or what stands for it
/// @param line   counted from 1, where known
/// @param column counted from 1, where known
/// @param path   the place inside the file, such as `trays[3].at`; empty for the whole file
/// @param text   what is wrong, as a sentence for the user
public record Problem(String file, OptionalInt line, OptionalInt column, String path, String text) {

    /// Something wrong with a file as a whole.
    public static Problem ofFile(String file, String text) {
        return new Problem(file, OptionalInt.empty(), OptionalInt.empty(), "", text);
    }

    /// The whole in one line: `file:12:5: trays[3].at: text`.
    public String oneLine() {
        StringBuilder all = new StringBuilder(file);
        line.ifPresent(number -> all.append(':').append(number));
        column.ifPresent(number -> all.append(':').append(number));
        if (!path.isEmpty()) {
            all.append(": ").append(path);
        }
        return all.append(": ").append(text).toString();
    }
}
