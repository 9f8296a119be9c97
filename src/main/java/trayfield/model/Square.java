package trayfield.model;

import java.util.Optional;

/// A square by its column from the west and row from the south, both counted from 0. Its name counts from A and 1:
/// column 0, row 0 is `A1`; after `Z` come `AA`, `AB` and so on.
public record Square(int column, int row) implements Comparable<Square> {
    private static final int LETTERS = 26;

    public Square {
        if (column < 0 || row < 0) {
            throw new IllegalArgumentException("no square west of A or south of 1: " + column + ", " + row);
        }
    }

    /// The name of a column: A..Z, AA, AB ..
    public static String columnName(int column) {
        String last = String.valueOf((char) ('A' + column % LETTERS));
        return column < LETTERS ? last : columnName(column / LETTERS - 1) + last;
    }

    public String name() {
        return columnName(column) + (row + 1);
    }

    /// Reads a name such as `K11`; empty for anything that is no name of a square (small letters, row 0, leading zeros).
    public static Optional<Square> parse(String text) {
        int letters = 0;
        int column = 0;
        while (letters < text.length() && letters < 4 && isLetter(text.charAt(letters))) {
            column = column * LETTERS + (text.charAt(letters) - 'A' + 1);
            letters++;
        }
        int digits = text.length() - letters;
        if (letters == 0 || digits == 0 || digits > 6 || text.charAt(letters) == '0') {
            return Optional.empty();
        }
        int row = 0;
        for (int i = letters; i < text.length(); i++) {
            char digit = text.charAt(i);
            if (digit < '0' || digit > '9') {
                return Optional.empty();
            }
            row = row * 10 + (digit - '0');
        }
        return Optional.of(new Square(column - 1, row - 1));
    }

    private static boolean isLetter(char c) {
        return c >= 'A' && c <= 'Z';
    }

    /// By column, then row.
    @Override
    public int compareTo(Square other) {
        return column != other.column ? Integer.compare(column, other.column) : Integer.compare(row, other.row);
    }

    @Override
    public String toString() {
        return name();
    }
}
