package trayfield.ui.screen;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import trayfield.notation.Phrases;

/// One way to press a key: a key of the keyboard, or a sign that lies elsewhere on every keyboard.
///
/// @param code the key; UNDEFINED where the sign counts
/// @param sign what is typed, where the key does not count
public record Stroke(KeyCode code, String sign, boolean control, boolean shift) {
    private static final Phrases WORDS = Phrases.of("trayfield.ui.screen.words");

    /// Stands between strokes that do the same.
    static final String OR = WORDS.say("keys.or");

    public static Stroke key(KeyCode code) {
        return new Stroke(code, "", false, false);
    }

    public static Stroke shift(KeyCode code) {
        return new Stroke(code, "", false, true);
    }

    public static Stroke control(KeyCode code) {
        return new Stroke(code, "", true, false);
    }

    public static Stroke controlShift(KeyCode code) {
        return new Stroke(code, "", true, true);
    }

    /// A sign whatever keys make it, such as `?`.
    public static Stroke typed(String sign) {
        return new Stroke(KeyCode.UNDEFINED, sign, false, false);
    }

    public boolean is(KeyEvent event) {
        if (event.isAltDown() || event.isMetaDown() && !event.isShortcutDown()) {
            return false;
        }
        if (code == KeyCode.UNDEFINED) {
            return !event.isShortcutDown() && sign.equals(event.getText());
        }
        return event.getCode() == code && event.isShortcutDown() == control && event.isShiftDown() == shift;
    }

    /// As the sheet of keys shows it: "Ctrl+Z".
    public String label() {
        if (code == KeyCode.UNDEFINED) {
            return sign;
        }
        String name = WORDS.find("key." + code.name()).orElse(code.getName());
        return (control ? WORDS.say("key.control") : "") + (shift ? WORDS.say("key.shift") : "") + name;
    }
}
