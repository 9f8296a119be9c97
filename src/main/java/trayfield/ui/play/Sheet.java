package trayfield.ui.play;

import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import trayfield.ui.play.state.Talk;

/// A sheet of paper laid over the whole screen, with buttons under it. While it lies there no key of the game works.
class Sheet extends StackPane {
    private static final double LINE = 0.1;
    private static final double PAGE = 0.5;

    private final VBox content = new VBox();
    private final VBox fixed = new VBox();
    private final FlowPane buttons = new FlowPane();
    private final ScrollPane scroll = new Scroll(content);
    private final Runnable close;
    private Button first;

    /// @param close what Esc does
    Sheet(String id, String title, Runnable close) {
        this.close = close;
        setId(id);
        Label heading = new Label(title);
        heading.setWrapText(true);
        heading.getStyleClass().add("play-sheet-title");
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("play-sheet-scroll");
        content.getStyleClass().add("play-sheet-content");
        buttons.getStyleClass().add("play-sheet-buttons");
        fixed.getStyleClass().add("play-sheet-content");
        VBox paper = new VBox(heading, scroll, fixed, buttons);
        paper.getStyleClass().add("play-sheet");
        paper.setMaxHeight(USE_PREF_SIZE);
        getStyleClass().add("play-shade");
        getChildren().add(paper);
    }

    final void add(Node... nodes) {
        content.getChildren().addAll(nodes);
    }

    /// Below what scrolls, always in sight.
    final void addFixed(Node... nodes) {
        fixed.getChildren().addAll(nodes);
    }

    final Label text(String words) {
        Label label = new Label(words);
        label.setWrapText(true);
        label.setMinHeight(USE_PREF_SIZE);
        content.getChildren().add(label);
        return label;
    }

    final Label heading(String words) {
        Label label = text(words);
        label.getStyleClass().add("play-heading");
        return label;
    }

    /// A button; the first one made is where the keyboard starts.
    final Button button(String key, Runnable action) {
        Button button = new Button(Talk.word(key));
        button.setId(key.replace('.', '-'));
        button.setMnemonicParsing(false);
        button.getStyleClass().add("tf-plate");
        button.setOnAction(_ -> action.run());
        if (first == null) {
            first = button;
            button.setDefaultButton(true);
            button.getStyleClass().add("tf-plate-primary");
        }
        buttons.getChildren().add(button);
        return button;
    }

    void close() {
        close.run();
    }

    /// Scrolls by a key; false where it is none that scrolls, or nothing is to be scrolled.
    final boolean scroll(KeyCode key) {
        double step = switch (key) {
            case UP -> -LINE;
            case DOWN -> LINE;
            case PAGE_UP -> -PAGE;
            case PAGE_DOWN -> PAGE;
            default -> 0;
        };
        scroll.setVvalue(Math.clamp(scroll.getVvalue() + step, 0, 1));
        return step != 0;
    }

    /// What a key does while the sheet lies there; false where it does nothing.
    boolean key(KeyCode code) {
        return scroll(code);
    }

    void focusFirst() {
        if (first != null) {
            first.requestFocus();
        }
    }

    /// As high as its text wrapped to the width it has.
    private static final class Scroll extends ScrollPane {
        private static final double BAR = 24;

        Scroll(VBox content) {
            super(content);
            setHbarPolicy(ScrollBarPolicy.NEVER);
            setMinHeight(0);
        }

        @Override
        public Orientation getContentBias() {
            return Orientation.HORIZONTAL;
        }

        @Override
        protected double computePrefHeight(double width) {
            return snappedTopInset() + snappedBottomInset()
                    + ((VBox) getContent()).prefHeight(width < 0 ? -1 : width - BAR) + 2;
        }
    }
}
