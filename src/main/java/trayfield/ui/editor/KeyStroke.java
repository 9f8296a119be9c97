package trayfield.ui.editor;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import trayfield.ui.editor.state.Say;

/// One way to press a key: a key of the keyboard, or a sign that lies elsewhere on every keyboard.
///
/// @param code the key; UNDEFINED where the sign counts
/// @param sign what is typed, where the key does not count
record KeyStroke(KeyCode code, String sign, boolean control, boolean shift) {

    static KeyStroke key(KeyCode code) {
        return new KeyStroke(code, "", false, false);
    }

    static KeyStroke shift(KeyCode code) {
        return new KeyStroke(code, "", false, true);
    }

    static KeyStroke control(KeyCode code) {
        return new KeyStroke(code, "", true, false);
    }

    static KeyStroke controlShift(KeyCode code) {
        return new KeyStroke(code, "", true, true);
    }

    /// A sign whatever keys make it, such as `?`.
    static KeyStroke typed(String sign) {
        return new KeyStroke(KeyCode.UNDEFINED, sign, false, false);
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
        String name = Say.maybe("key." + code.name()).orElse(code.getName());
        return (control ? Say.it("key.control") : "") + (shift ? Say.it("key.shift") : "") + name;
    }
}
