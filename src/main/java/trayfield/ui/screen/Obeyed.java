package trayfield.ui.screen;

import javafx.scene.Parent;
import javafx.scene.input.KeyEvent;

/// The sign that a key types after it was obeyed: it must not land in the field of a sheet which that key opened.
public final class Obeyed {
    private boolean last;

    /// @param screen whose keys these are
    public Obeyed(Parent screen) {
        screen.addEventFilter(KeyEvent.KEY_TYPED, event -> {
            if (last) {
                event.consume();
            }
        });
        screen.addEventFilter(KeyEvent.KEY_RELEASED, _ -> last = false);
    }

    /// Another key goes down.
    public void next() {
        last = false;
    }

    /// The key that is down was obeyed.
    public void obeyed(KeyEvent event) {
        last = true;
        event.consume();
    }
}
