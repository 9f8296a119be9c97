package trayfield.ui.trial;

import java.util.function.Function;
import javafx.scene.Node;
import trayfield.play.Terms;
import trayfield.ui.screen.PictureCell;
import trayfield.ui.trial.state.Candidate;

/// A row in the list of scenarios: a thumbnail, the title and the facts.
final class CandidateCell extends PictureCell<Candidate> {
    private final Function<Candidate, Node> thumbnails;

    /// @param thumbnails the picture of a scenario, the same node each time it is asked for
    CandidateCell(Function<Candidate, Node> thumbnails) {
        this.thumbnails = thumbnails;
    }

    @Override
    protected void show(Candidate candidate) {
        row(thumbnails.apply(candidate), candidate.scenario().title(),
                new Terms(candidate.table(), candidate.scenario()).shortFacts());
    }
}
