package trayfield.ui.print;

import trayfield.notation.Phrases;

/// The words on paper.
final class Words {
    static final Phrases ALL = Phrases.of("trayfield.ui.print.words");

    private Words() {
    }

    static String say(String key, Object... args) {
        return ALL.say(key, args);
    }
}
