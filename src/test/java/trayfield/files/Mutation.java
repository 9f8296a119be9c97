package trayfield.files;

import java.util.List;
import java.util.Random;

/// Makes broken files out of a sound one, the same ones for the same seed.
final class Mutation {
    private static final List<String> PIECES = List.of("{", "}", "[", "]", ",", ":", "\"", "\\", "null", "true", "-1", "0",
            "1e9", "99999999999", "\"\"", "\"end\"", "\"A1\"", "\\ud800", "\u0000", "\uFEFF", "é", "😀", "{}", "[]", " ", "\n",
            "\"format\": 1,", "modern", "ancient", "red", "tank", "s", "~", "#", "=", ">");

    private final Random random;
    private final String sound;

    Mutation(Random random, String sound) {
        this.random = random;
        this.sound = sound;
    }

    /// One to four edits, each somewhere: a piece put in, a stretch left out, doubled, moved, or one letter changed.
    String next() {
        StringBuilder text = new StringBuilder(sound);
        int edits = 1 + random.nextInt(4);
        for (int i = 0; i < edits; i++) {
            edit(text);
        }
        return text.toString();
    }

    private void edit(StringBuilder text) {
        int at = random.nextInt(text.length());
        int end = Math.min(text.length(), at + 1 + random.nextInt(random.nextInt(4) == 0 ? 200 : 8));
        switch (random.nextInt(6)) {
            case 0 -> text.insert(at, piece());
            case 1 -> text.delete(at, end);
            case 2 -> text.insert(at, text.substring(at, end));
            case 3 -> text.replace(at, end, piece());
            case 4 -> {
                String moved = text.substring(at, end);
                text.delete(at, end).insert(random.nextInt(text.length() + 1), moved);
            }
            default -> text.setCharAt(at, (char) (32 + random.nextInt(96)));
        }
        if (text.isEmpty()) {
            text.append(sound);
        }
    }

    private String piece() {
        return PIECES.get(random.nextInt(PIECES.size()));
    }
}
