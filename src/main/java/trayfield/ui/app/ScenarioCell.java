package trayfield.ui.app;

import java.util.function.Function;
import javafx.scene.Node;
import trayfield.play.Terms;
import trayfield.ui.screen.PictureCell;

/// A row in the list of scenarios: a thumbnail, the title and the facts, or a file that cannot be read.
final class ScenarioCell extends PictureCell<ScenarioEntry> {
    private static final double WARNING_SIZE = 40;

    private final Function<ScenarioEntry.Ready, Node> thumbnails;

    /// @param thumbnails the picture of a scenario, the same node each time it is asked for
    ScenarioCell(Function<ScenarioEntry.Ready, Node> thumbnails) {
        this.thumbnails = thumbnails;
    }

    @Override
    protected void show(ScenarioEntry entry) {
        switch (entry) {
            case ScenarioEntry.Ready ready -> row(thumbnails.apply(ready), ready.scenario().title(),
                    new Terms(ready.table(), ready.scenario()).shortFacts());
            case ScenarioEntry.Broken broken -> row(Icons.icon("broken", WARNING_SIZE),
                    broken.file().getFileName().toString(), Words.say("problem.count", broken.problems().size()));
        }
    }
}
