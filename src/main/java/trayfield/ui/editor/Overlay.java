package trayfield.ui.editor;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import trayfield.ui.editor.state.Say;

/// A sheet of paper laid over the bench, with buttons under it. While it lies there no key of the bench works.
final class Overlay extends StackPane {
    private final VBox content = new VBox();
    private final FlowPane buttons = new FlowPane();
    private final Runnable close;
    private Node first;

    /// @param close what Escape does
    Overlay(String id, String title, Runnable close) {
        this.close = close;
        setId(id);
        content.getStyleClass().add("bench-form");
        ScrollPane scroll = new ScrollPane(content);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("tf-scroll");
        content.layoutBoundsProperty().addListener((_, _, bounds) -> scroll.setPrefViewportHeight(bounds.getHeight()));
        buttons.getStyleClass().add("bench-answers");
        buttons.setAlignment(Pos.CENTER_RIGHT);
        VBox paper = new VBox(Buttons.text(title, "tf-heading"), scroll, buttons);
        paper.getStyleClass().addAll("tf-paper", "bench-sheet");
        paper.setMaxHeight(USE_PREF_SIZE);
        getStyleClass().add("tf-shade");
        getChildren().add(paper);
    }

    Overlay add(Node... nodes) {
        content.getChildren().addAll(nodes);
        return this;
    }

    /// A button under the sheet; the first one is what Enter presses.
    Button button(String key, Runnable action) {
        Button button = new Button(Say.it(key));
        button.setId(key.replace('.', '-'));
        button.setOnAction(_ -> action.run());
        if (buttons.getChildren().isEmpty()) {
            button.setDefaultButton(true);
            button.getStyleClass().add("tf-primary");
            first = button;
        }
        buttons.getChildren().add(button);
        return button;
    }

    /// The keyboard starts here rather than at the first button.
    void startAt(Node node) {
        first = node;
    }

    void close() {
        close.run();
    }

    void focusFirst() {
        if (first != null) {
            first.requestFocus();
        }
    }
}
