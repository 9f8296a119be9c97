package trayfield.ui.app;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;
import trayfield.ui.screen.Controls;

/// A sheet of paper on the felt: headings, paragraphs and whatever else one under the other.
final class Sheet extends VBox {

    Sheet(Node... content) {
        super(content);
        getStyleClass().add("tf-paper");
    }

    /// Without the look of paper, to stand on some.
    Sheet plain() {
        getStyleClass().setAll("tf-plain");
        return this;
    }

    Sheet heading(String text) {
        return add(label(text, "tf-heading"));
    }

    Sheet subheading(String text) {
        return add(label(text, "tf-subheading"));
    }

    Sheet text(String text, String... styles) {
        return add(label(text, styles));
    }

    Sheet add(Node... nodes) {
        getChildren().addAll(nodes);
        return this;
    }

    /// Text that wraps, never cut short.
    static Label label(String text, String... styles) {
        return Controls.label(text, styles);
    }

    /// A way to scroll that takes the page's full width and has no look of its own.
    static ScrollPane scrolling(Node page) {
        ScrollPane pane = new ScrollPane(page);
        pane.setFitToWidth(true);
        pane.getStyleClass().add("tf-scroll");
        return pane;
    }
}
