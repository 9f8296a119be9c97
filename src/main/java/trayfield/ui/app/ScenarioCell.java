package trayfield.ui.app;

import trayfield.play.Terms;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.control.Label;

/// A row in the list of scenarios: a thumbnail, the title and the facts, or a file that cannot be read.
final class ScenarioCell extends ListCell<ScenarioEntry> {
    private static final double WARNING_SIZE = 40;

    private final Function<ScenarioEntry.Ready, Node> thumbnails;

    /// @param thumbnails the picture of a scenario, the same node each time it is asked for
    ScenarioCell(Function<ScenarioEntry.Ready, Node> thumbnails) {
        this.thumbnails = thumbnails;
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(ScenarioEntry entry, boolean empty) {
        super.updateItem(entry, empty);
        setText(null);
        switch (empty ? null : entry) {
            case null -> setGraphic(null);
            case ScenarioEntry.Ready ready -> {
                String facts = new Terms(ready.table(), ready.scenario()).shortFacts();
                row(thumbnails.apply(ready), ready.scenario().title(), facts);
            }
            case ScenarioEntry.Broken broken -> row(Icons.icon("broken", WARNING_SIZE),
                    broken.file().getFileName().toString(), Words.say("problem.count", broken.problems().size()));
        }
    }

    /// As high as its words are in the list's width: a cell by itself measures them unwrapped.
    @Override
    protected double computePrefHeight(double width) {
        return getGraphic() == null ? super.computePrefHeight(width) : snappedTopInset() + snappedBottomInset()
                + getGraphic().prefHeight(width - snappedLeftInset() - snappedRightInset());
    }

    private void row(Node picture, String title, String facts) {
        Label name = Sheet.label(title, "tf-strong");
        VBox words = new VBox(name, Sheet.label(facts, "tf-small", "tf-soft"));
        HBox.setHgrow(words, Priority.ALWAYS);
        HBox row = new HBox(picture, words);
        row.getStyleClass().add("tf-list-row");
        setGraphic(row);
        setAccessibleText(title + ". " + facts);
    }
}
