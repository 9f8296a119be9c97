package trayfield.notation;

import java.util.List;

/// The lines of a record's header, read one by one.
final class HeaderLines {
    private final List<String> lines;
    private int line;

    HeaderLines(List<String> lines) {
        this.lines = lines;
    }

    /// The line last read, counted from 1.
    int line() {
        return line;
    }

    /// The line that names the format; another number in its place is a record of a newer program.
    void first(String expected) throws Unreadable {
        String text = next();
        if (text.equals(expected)) {
            return;
        }
        String stem = expected.substring(0, expected.lastIndexOf(' ') + 1);
        throw new Unreadable(text.startsWith(stem) ? TextFault.NEWER_RECORD : TextFault.NO_RECORD, 1, text);
    }

    /// What stands after a key and one space.
    Word value(String key) throws Unreadable {
        String text = next();
        if (!text.startsWith(key + ' ')) {
            throw new Unreadable(TextFault.HEADER_LINE, 1, key);
        }
        return new Word(text, 1).part(key.length() + 1, text.length());
    }

    private String next() {
        line++;
        return line <= lines.size() ? lines.get(line - 1) : "";
    }
}
