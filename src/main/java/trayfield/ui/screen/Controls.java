package trayfield.ui.screen;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;

/// Small things that every screen does with its controls.
public final class Controls {
    private Controls() {
    }

    /// An icon as large as the text size asks for.
    public static FontIcon icon(Ikon icon) {
        FontIcon drawn = new FontIcon(icon);
        drawn.getStyleClass().add("tf-glyph");
        return drawn;
    }

    /// Text that wraps, never cut short.
    public static Label label(String text, String... styles) {
        Label label = new Label(text);
        label.getStyleClass().addAll(styles);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    /// Shows or hides a node and the room it takes.
    public static void shown(Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }
}
