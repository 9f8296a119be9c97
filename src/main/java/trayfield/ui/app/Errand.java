package trayfield.ui.app;

import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import trayfield.model.Scenario;

/// Why a table lies on the designer's bench when it is not for its own sake: the position of a game is set up there, and
/// the game goes on from it.
///
/// @param back leads back to the game as it was
/// @param play goes on from the table as it is now
record Errand(Runnable back, Consumer<Scenario> play) {
    private static final double ICON = 18;

    /// The bench with both ways over it.
    ///
    /// @param playOn plays the table, if it can be played
    Region over(Region bench, Runnable playOn) {
        Label says = new Label(Words.say("setUp.says"));
        says.setWrapText(true);
        FlowPane bar = new FlowPane(button("setUp.back", "back", back), button("setUp.play", "dice", playOn), says);
        bar.getStyleClass().addAll("tf-wood-bar", "tf-errand");
        BorderPane root = new BorderPane(bench);
        root.setTop(bar);
        return root;
    }

    private static Button button(String key, String icon, Runnable action) {
        Button button = new Button(Words.say(key), Icons.icon(icon, ICON));
        button.setId(key.replace('.', '-'));
        button.getStyleClass().add("tf-wooden");
        button.setFocusTraversable(false);
        button.setOnAction(_ -> action.run());
        return button;
    }
}
