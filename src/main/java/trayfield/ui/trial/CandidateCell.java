package trayfield.ui.trial;

import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import trayfield.play.Terms;
import trayfield.ui.trial.state.Candidate;

/// A row in the list of scenarios: a thumbnail, the title and the facts.
final class CandidateCell extends ListCell<Candidate> {
    private final Function<Candidate, Node> thumbnails;

    /// @param thumbnails the picture of a scenario, the same node each time it is asked for
    CandidateCell(Function<Candidate, Node> thumbnails) {
        this.thumbnails = thumbnails;
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(Candidate candidate, boolean empty) {
        super.updateItem(candidate, empty);
        setText(null);
        setGraphic(null);
        if (!empty && candidate != null) {
            String title = candidate.scenario().title();
            String facts = new Terms(candidate.table(), candidate.scenario()).shortFacts();
            VBox words = new VBox(Paper.label(title, "tf-strong"), Paper.label(facts, "tf-small", "tf-soft"));
            HBox.setHgrow(words, Priority.ALWAYS);
            HBox row = new HBox(thumbnails.apply(candidate), words);
            row.getStyleClass().add("tf-list-row");
            setGraphic(row);
            setAccessibleText(title + ". " + facts);
        }
    }
}
