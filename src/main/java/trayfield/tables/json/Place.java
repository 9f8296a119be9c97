package trayfield.tables.json;

/// A place in a text: line and column, both counted from 1.
public record Place(int line, int column) {
    public static final Place START = new Place(1, 1);

    /// The place of the character at this index of a text.
    static Place in(CharSequence text, int index) {
        int line = 1;
        int lineStart = 0;
        for (int i = 0; i < index; i++) {
            if (text.charAt(i) == '\n') {
                line++;
                lineStart = i + 1;
            }
        }
        return new Place(line, index - lineStart + 1);
    }

    @Override
    public String toString() {
        return line + ":" + column;
    }
}
