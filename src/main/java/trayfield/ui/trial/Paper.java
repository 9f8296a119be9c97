package trayfield.ui.trial;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import trayfield.ui.screen.Controls;

/// Sheets of paper and the words on them.
final class Paper {
    private Paper() {
    }

    static VBox sheet(Node... content) {
        VBox sheet = new VBox(content);
        sheet.getStyleClass().add("tf-paper");
        return sheet;
    }

    static Label subheading(String text) {
        return Controls.label(text, "tf-subheading");
    }

    static ScrollPane scrolling(Node page) {
        ScrollPane pane = new ScrollPane(page);
        pane.setFitToWidth(true);
        pane.getStyleClass().add("tf-scroll");
        return pane;
    }

    /// Shows a node only while it has something to say.
    static void present(Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }
}
