package trayfield.tables.json;

import java.util.Optional;

/// Refuses a text by its outside, before any of it is read: too large, too deep, too many values, or no text at all.
final class Limits {
    static final int DEEPEST = 64;
    /// More values than the largest board could hold trays for, but few enough to keep the memory flat.
    static final int MOST_VALUES = 1_000_000;

    private Limits() {
    }

    /// What forbids reading a text, and where: the key of its sentence and the limit that it names.
    record Breach(Place place, String key, int limit) {
    }

    static Optional<Breach> of(String text) {
        if (text.length() > FileText.LARGEST) {
            return Optional.of(new Breach(Place.START, "file.large", FileText.LARGEST >> 20));
        }
        if (text.isBlank()) {
            return Optional.of(new Breach(Place.START, "file.empty", 0));
        }
        if (text.charAt(0) == '\uFEFF') {
            return Optional.of(new Breach(Place.START, "file.bom", 0));
        }
        int nul = text.indexOf('\0');
        if (nul >= 0) {
            return Optional.of(new Breach(Place.in(text, nul), "file.binary", 0));
        }
        return shape(text);
    }

    private static Optional<Breach> shape(String text) {
        int depth = 0;
        int values = 1;
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (quoted) {
                i += c == '\\' ? 1 : 0;
                quoted = c != '"';
            } else if (c == '"') {
                quoted = true;
            } else if (c == '{' || c == '[') {
                values++;
                if (++depth > DEEPEST) {
                    return Optional.of(new Breach(Place.in(text, i), "json.deep", DEEPEST));
                }
            } else if (c == '}' || c == ']') {
                depth--;
            } else if (c == ',' && ++values > MOST_VALUES) {
                return Optional.of(new Breach(Place.in(text, i), "json.many", MOST_VALUES));
            }
        }
        return Optional.empty();
    }
}
