package trayfield.ui.editor.state;

import java.util.Optional;
import trayfield.notation.Phrases;

/// The words of the designer's bench.
public final class Say {
    private static final Phrases WORDS = Phrases.of("trayfield.ui.editor.words");

    private Say() {
    }

    public static String it(String key, Object... args) {
        return WORDS.say(key, args);
    }

    public static Optional<String> maybe(String key, Object... args) {
        return WORDS.find(key, args);
    }

    /// The key of a choice: `brush.TREES`, `symmetry.NONE`.
    public static String choice(String group, Enum<?> value) {
        return it(group + "." + value.name());
    }
}
