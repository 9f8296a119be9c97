package trayfield.ui.app;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/// The wooden bar over every screen but Home and the game: its title, and the way back.
final class Bar {
    private static final double ICON = 18;

    private Bar() {
    }

    /// A content under its bar. Escape takes the way back too, before a list inside can swallow it.
    static Region over(Node content, String title, Runnable back) {
        Button home = new Button(Words.say("back"), Icons.icon("back", ICON));
        home.getStyleClass().add("tf-wooden");
        home.setId("back");
        home.setOnAction(_ -> back.run());
        Label heading = new Label(title);
        heading.getStyleClass().add("tf-bar-title");
        HBox bar = new HBox(home, heading);
        bar.getStyleClass().add("tf-wood-bar");
        BorderPane pane = new BorderPane(content);
        pane.setTop(Textures.grained(bar));
        pane.addEventFilter(KeyEvent.KEY_PRESSED, key -> {
            if (key.getCode() == KeyCode.ESCAPE) {
                key.consume();
                back.run();
            }
        });
        return pane;
    }
}
