package trayfield.ui.editor;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import trayfield.ui.editor.state.Bench;
import trayfield.ui.editor.state.EditorModel;
import trayfield.ui.editor.state.Finding;
import trayfield.ui.editor.state.Finding.Weight;
import trayfield.ui.editor.state.Findings;
import trayfield.ui.editor.state.Say;
import trayfield.ui.screen.Controls;

/// What is wrong with the scenario, and what is hardly meant: a click goes there, a button mends it.
final class ProblemsTab extends VBox {
    private final EditorModel model;
    private final EditorActions screen;
    private final Label summary = Buttons.text("", "tf-strong");
    private final ListView<Finding> list = new ListView<>();
    private Findings shown;

    ProblemsTab(EditorModel model, EditorActions screen) {
        this.model = model;
        this.screen = screen;
        getStyleClass().add("bench-form");
        list.setId("problems");
        list.getStyleClass().add("bench-problems");
        list.setCellFactory(_ -> new Cell());
        list.setPlaceholder(Buttons.text(Say.it("problems.none"), "tf-soft"));
        list.setOnKeyPressed(key -> {
            if (key.getCode() == KeyCode.ENTER && list.getSelectionModel().getSelectedItem() != null) {
                go(list.getSelectionModel().getSelectedItem());
            }
        });
        VBox.setVgrow(list, Priority.ALWAYS);
        getChildren().setAll(summary, list, Buttons.text(Say.it("problems.says"), "tf-small", "tf-soft"));
    }

    void show(Bench bench) {
        Findings findings = bench.findings();
        summary.setText(bench.looking() ? Say.it("problems.looking") : Say.it("problems.summary", findings.refused(), findings.doubtful()));
        if (!findings.equals(shown)) {
            shown = findings;
            list.getItems().setAll(findings.all());
        }
    }

    private void go(Finding finding) {
        if (finding.squares().isEmpty()) {
            screen.form(finding.form());
        } else {
            screen.look(finding.squares());
        }
    }

    private final class Cell extends ListCell<Finding> {
        Cell() {
            setText(null);
            prefWidthProperty().set(0);
            addEventHandler(MouseEvent.MOUSE_CLICKED, _ -> {
                if (getItem() != null) {
                    go(getItem());
                }
            });
        }

        /// As high as its words are in the list's width: a cell by itself measures them unwrapped.
        @Override
        protected double computePrefHeight(double width) {
            return getGraphic() == null ? super.computePrefHeight(width) : snappedTopInset() + snappedBottomInset()
                    + getGraphic().prefHeight(width - snappedLeftInset() - snappedRightInset());
        }

        @Override
        protected void updateItem(Finding finding, boolean empty) {
            super.updateItem(finding, empty);
            setGraphic(empty || finding == null ? null : content(finding));
        }

        private Node content(Finding finding) {
            boolean refused = finding.weight() == Weight.REFUSED;
            var icon = Controls.icon(refused ? MaterialDesignA.ALERT_CIRCLE : MaterialDesignA.ALERT_OUTLINE);
            icon.getStyleClass().add(refused ? "bench-bad" : "bench-doubt");
            VBox words = new VBox(Buttons.text(finding.text()));
            words.getStyleClass().add("bench-field");
            finding.mend().ifPresent(mend -> {
                var button = Buttons.small("problems.mend", () -> model.mend(finding));
                button.setText(mend.label());
                words.getChildren().add(button);
            });
            words.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(words, Priority.ALWAYS);
            HBox row = new HBox(icon, words);
            row.getStyleClass().add("tf-form-row");
            row.setFillHeight(false);
            return row;
        }
    }
}
