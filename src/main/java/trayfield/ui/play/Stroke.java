package trayfield.ui.play;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import trayfield.ui.play.state.Talk;

/// One way to press a key: a key of the keyboard, or a sign that lies elsewhere on every keyboard.
///
/// @param code the key; UNDEFINED where the sign counts
/// @param sign what is typed, where the key does not count
public record Stroke(KeyCode code, String sign, boolean control, boolean shift) {

    static Stroke key(KeyCode code) {
        return new Stroke(code, "", false, false);
    }

    static Stroke shift(KeyCode code) {
        return new Stroke(code, "", false, true);
    }

    static Stroke control(KeyCode code) {
        return new Stroke(code, "", true, false);
    }

    /// A sign whatever keys make it, such as `?`.
    static Stroke typed(String sign) {
        return new Stroke(KeyCode.UNDEFINED, sign, false, false);
    }

    boolean is(KeyEvent event) {
        if (event.isAltDown() || event.isMetaDown() && !event.isShortcutDown()) {
            return false;
        }
        if (code == KeyCode.UNDEFINED) {
            return !event.isShortcutDown() && sign.equals(event.getText());
        }
        return event.getCode() == code && event.isShortcutDown() == control && event.isShiftDown() == shift;
    }

    /// As the overlay of keys shows it: "Ctrl+Z".
    String label() {
        if (code == KeyCode.UNDEFINED) {
            return sign;
        }
        String name = Talk.word("key." + code.name()).startsWith("key.") ? code.getName() : Talk.word("key." + code.name());
        return (control ? Talk.word("key.control") : "") + (shift ? Talk.word("key.shift") : "") + name;
    }
}
