package trayfield.ui.app;

import java.util.Optional;
import trayfield.notation.Phrases;

/// The words of this package's screens.
final class Words {
    static final Phrases ALL = Phrases.of("trayfield.ui.app.words");

    private Words() {
    }

    static String say(String key, Object... args) {
        return ALL.say(key, args);
    }

    static Optional<String> find(String key, Object... args) {
        return ALL.find(key, args);
    }
}
