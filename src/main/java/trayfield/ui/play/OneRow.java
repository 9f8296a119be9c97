package trayfield.ui.play;

import java.util.List;
import javafx.application.Platform;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Labeled;
import javafx.scene.layout.FlowPane;

/// Buttons in one row as long as they fit it: where they do not, those whose words are missed least are shown by their
/// signs alone.
final class OneRow extends FlowPane {
    private final List<List<? extends Labeled>> groups;
    private boolean fitting;

    /// @param groups those that may lose their words, the first of them first
    OneRow(List<List<? extends Labeled>> groups, Node... buttons) {
        super(buttons);
        this.groups = groups;
        widthProperty().addListener(_ -> fit());
        // Larger text needs more room; its size is known while styles are applied, when none may be asked for.
        groups.getFirst().getFirst().fontProperty().addListener(_ -> Platform.runLater(this::fit));
    }

    /// Chooses anew which buttons have words: another one is shown, or says something else.
    void fit() {
        if (fitting || getScene() == null || getWidth() <= 0) {
            return;
        }
        fitting = true;
        groups.forEach(group -> show(group, ContentDisplay.LEFT));
        for (int wordless = 0; wordless < groups.size() && !fits(); wordless++) {
            show(groups.get(wordless), ContentDisplay.GRAPHIC_ONLY);
        }
        fitting = false;
    }

    private static void show(List<? extends Labeled> group, ContentDisplay display) {
        group.forEach(button -> button.setContentDisplay(display));
    }

    private boolean fits() {
        applyCss();
        Insets insets = getInsets();
        double wide = insets.getLeft() + insets.getRight() - getHgap();
        for (Node button : getManagedChildren()) {
            wide += Math.ceil(button.prefWidth(-1)) + getHgap();
        }
        return wide <= getWidth();
    }
}
