package trayfield.ui.trial;

import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import trayfield.ui.trial.state.Standing.Stage;
import trayfield.ui.trial.state.TrialDesk;

/// The page of trials: the choices, or the trial that was chosen.
public final class TrialPane extends StackPane {
    private final TrialDesk desk;
    private final ChoosingPane choosing;
    private final ResultsPane results;

    public TrialPane(TrialDesk desk, TrialHost host) {
        this.desk = desk;
        choosing = new ChoosingPane(desk, host);
        results = new ResultsPane(desk, host);
        getStylesheets().add(TrialPane.class.getResource("trial.css").toExternalForm());
        getChildren().setAll(choosing);
        desk.standingProperty().addListener(_ -> turn());
    }

    private void turn() {
        Node now = desk.stage() == Stage.CHOOSING ? choosing : results;
        if (!getChildren().contains(now)) {
            getChildren().setAll(now);
            if (getScene() != null) {
                Platform.runLater(() -> firstFocus().requestFocus());
            }
        }
    }

    /// The control that the keyboard starts at.
    public Node firstFocus() {
        return desk.stage() == Stage.CHOOSING ? choosing.firstFocus() : results.firstFocus();
    }
}
