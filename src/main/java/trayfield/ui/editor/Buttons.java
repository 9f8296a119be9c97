package trayfield.ui.editor;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.util.Duration;
import org.kordamp.ikonli.Ikon;
import trayfield.ui.editor.state.Say;
import trayfield.ui.screen.Controls;

/// Buttons and labels of the bench.
final class Buttons {
    private static final Duration SOON = Duration.millis(400);

    private Buttons() {
    }

    /// A button with an icon and a word; its id is its key.
    static Button of(String key, Ikon icon, Runnable action) {
        Button button = new Button(Say.it(key), Controls.icon(icon));
        finish(button, key, action);
        return button;
    }

    /// A small button in the text of a panel.
    static Button small(String key, Runnable action) {
        Button button = new Button(Say.it(key));
        finish(button, key, action);
        button.getStyleClass().add("bench-small");
        return button;
    }

    private static void finish(ButtonBase button, String key, Runnable action) {
        button.setId(key.replace('.', '-'));
        button.setMnemonicParsing(false);
        button.setMinWidth(Button.USE_PREF_SIZE);
        button.getStyleClass().add("tf-plate");
        button.setOnAction(_ -> action.run());
    }

    /// A button that stays down while its choice is taken; pressing it again changes nothing.
    static ToggleButton toggle(String id, String words, Node graphic, Runnable action) {
        ToggleButton button = new ToggleButton(words, graphic);
        button.setId(id);
        button.setMnemonicParsing(false);
        button.getStyleClass().add("bench-toggle");
        button.setContentDisplay(ContentDisplay.TOP);
        button.setMaxWidth(Double.MAX_VALUE);
        button.setOnAction(_ -> {
            button.setSelected(true);
            action.run();
        });
        return button;
    }

    /// Says more of a control.
    static <T extends ButtonBase> T tell(T button, String more) {
        if (button.getTooltip() == null) {
            Tooltip tooltip = new Tooltip();
            tooltip.setShowDelay(SOON);
            button.setTooltip(tooltip);
        }
        button.getTooltip().setText(more);
        button.setAccessibleHelp(more);
        return button;
    }

    static Label text(String words, String... styles) {
        Label label = new Label(words);
        label.setWrapText(true);
        label.setMinHeight(Label.USE_PREF_SIZE);
        label.getStyleClass().addAll(styles);
        return label;
    }

    /// A word beside a field, never cut.
    static Label beside(String words) {
        Label label = new Label(words);
        label.setMinWidth(Label.USE_PREF_SIZE);
        return label;
    }
}
