package trayfield.notation;

import java.util.ArrayList;
import java.util.List;
import trayfield.model.Facing;
import trayfield.model.Square;

/// One word of a line, with the column of its first letter, counted from 1.
record Word(String text, int column) {

    /// Cuts a line at its spaces: exactly one between two words, none before or after.
    static List<Word> of(String line) throws Unreadable {
        if (line.isEmpty()) {
            throw new Unreadable(TextFault.EMPTY, 1, line);
        }
        return new Word(line, 1).words();
    }

    /// This text cut at its spaces.
    List<Word> words() throws Unreadable {
        List<Word> words = new ArrayList<>(4);
        int start = 0;
        while (start <= text.length()) {
            int space = text.indexOf(' ', start);
            int end = space < 0 ? text.length() : space;
            if (end == start) {
                throw part(start, start).fault(TextFault.SPACES);
            }
            words.add(part(start, end));
            start = end + 1;
        }
        return words;
    }

    /// A part of this word.
    Word part(int from, int to) {
        return new Word(text.substring(from, to), column + from);
    }

    /// This word cut in two at its one `mark`.
    List<Word> halves(char mark, TextFault otherwise) throws Unreadable {
        int at = text.indexOf(mark);
        if (at < 0) {
            throw fault(otherwise);
        }
        return List.of(part(0, at), part(at + 1, text.length()));
    }

    String id() throws Unreadable {
        if (!OrderText.isId(text)) {
            throw fault(TextFault.NO_ID);
        }
        return text;
    }

    Square square() throws Unreadable {
        return Square.parse(text).orElseThrow(() -> fault(TextFault.NO_SQUARE));
    }

    Facing facing() throws Unreadable {
        return Facing.parse(text).orElseThrow(() -> fault(TextFault.NO_FACING));
    }

    Unreadable fault(TextFault fault) {
        return new Unreadable(fault, column, text);
    }

    /// The fault of what should stand behind this word.
    Unreadable missing(TextFault fault) {
        return new Unreadable(fault, column + text.length(), text);
    }
}
