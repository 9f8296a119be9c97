package trayfield.ui.play;

import javafx.scene.control.ButtonBase;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.util.Duration;
import org.kordamp.ikonli.Ikon;
import trayfield.ui.play.state.Talk;
import trayfield.ui.screen.Controls;

/// Buttons of the playing screen: an icon, a word, and the key that does the same as a tooltip. Pressing one leaves the
/// keyboard where it was, on the board.
final class Buttons {
    private static final Duration SOON = Duration.millis(400);

    private Buttons() {
    }

    /// @param key of the word on the button; the tooltip is that of the key's action, if it has one
    static Button of(String key, Ikon icon, Runnable action) {
        Button button = new Button(Talk.word(key), Controls.icon(icon));
        button.setId(key.replace('.', '-'));
        button.getStyleClass().add("tf-plate");
        button.setFocusTraversable(false);
        button.setOnAction(_ -> action.run());
        return button;
    }

    /// Says more of a button, or why it does nothing now.
    static void tell(ButtonBase button, String more) {
        if (more.isEmpty()) {
            button.setTooltip(null);
        } else if (button.getTooltip() == null || !button.getTooltip().getText().equals(more)) {
            Tooltip tooltip = new Tooltip(more);
            tooltip.setShowDelay(SOON);
            button.setTooltip(tooltip);
        }
        button.setAccessibleText(button.getText() + ". " + more);
    }
}
