package trayfield.ui.app;

import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import trayfield.model.Scenario;

/// Why a table lies on the designer's bench when it is not for its own sake: the position of a game is set up there, and
/// the game goes on from it.
///
/// @param back leads back to the game as it was
/// @param play goes on from the table as it is now
record Errand(Runnable back, Consumer<Scenario> play) {
    private static final double ICON = 18;

    /// The bench with the way back over it; the bench itself has a button to play.
    Region over(Region bench) {
        Button button = new Button(Words.say("setUp.back"), Icons.icon("back", ICON));
        button.setId("back-to-game");
        button.getStyleClass().add("tf-wooden");
        button.setFocusTraversable(false);
        button.setOnAction(_ -> back.run());
        button.setMinWidth(Region.USE_PREF_SIZE);
        Label says = new Label(Words.say("setUp.says"));
        says.setWrapText(true);
        HBox bar = new HBox(button, says);
        bar.getStyleClass().add("tf-wood-bar");
        BorderPane root = new BorderPane(bench);
        root.setTop(bar);
        return root;
    }
}
