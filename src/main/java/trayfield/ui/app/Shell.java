package trayfield.ui.app;

import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/// What the window shows: the table's felt, and on it one screen at a time.
final class Shell extends StackPane {
    private final StackPane place = new StackPane();
    private Screen screen;

    Shell() {
        getStyleClass().add("tf-table");
        Region grain = Textures.feltGrain();
        getChildren().addAll(grain, place);
        widthProperty().addListener(_ -> grain.resizeRelocate(0, 0, getWidth(), getHeight()));
        heightProperty().addListener(_ -> grain.resizeRelocate(0, 0, getWidth(), getHeight()));
    }

    Screen screen() {
        return screen;
    }

    /// Puts a screen in place of the one shown so far.
    void show(Screen next) {
        if (screen != null) {
            screen.left();
        }
        screen = next;
        place.getChildren().setAll(next.root());
        Platform.runLater(next.firstFocus()::requestFocus);
    }

    /// A screen's content under a wooden bar with its title and the way back, which Escape takes too.
    static Region withBar(String title, Node content, Runnable back) {
        Button home = new Button(Words.say("back"), Icons.icon("back", 18));
        home.getStyleClass().add("tf-wooden");
        home.setId("back");
        home.setOnAction(_ -> back.run());
        Label heading = new Label(title);
        heading.getStyleClass().add("tf-bar-title");
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox bar = new HBox(home, heading, space);
        bar.getStyleClass().add("tf-wood-bar");
        BorderPane pane = new BorderPane(content);
        pane.setTop(bar);
        pane.addEventHandler(KeyEvent.KEY_PRESSED, key -> {
            if (key.getCode() == KeyCode.ESCAPE) {
                key.consume();
                back.run();
            }
        });
        return pane;
    }
}
