package trayfield.ui.app;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/// A sheet of paper laid over a screen: something to be read or asked. The first answer is what Enter gives, the last one
/// what Escape gives.
final class Notice extends StackPane {
    private final Button first;

    /// One answer of a notice.
    ///
    /// @param text of its button
    record Answer(String text, Runnable action) {
    }

    /// @param answers at least one
    /// @param closed  runs before the answer given does what it says
    Notice(String heading, Node body, List<Answer> answers, Runnable closed) {
        getStyleClass().add("tf-shade");
        HBox buttons = new HBox();
        buttons.getStyleClass().add("tf-answers");
        for (Answer answer : answers) {
            Button button = new Button(answer.text());
            button.setOnAction(_ -> {
                closed.run();
                answer.action().run();
            });
            buttons.getChildren().add(button);
        }
        first = (Button) buttons.getChildren().getFirst();
        first.getStyleClass().add("tf-primary");
        first.setDefaultButton(true);
        Button last = (Button) buttons.getChildren().getLast();
        addEventHandler(KeyEvent.KEY_PRESSED, key -> {
            if (key.getCode() == KeyCode.ESCAPE) {
                key.consume();
                last.fire();
            }
        });
        getChildren().add(sheet(heading, body, buttons));
    }

    private static Sheet sheet(String heading, Node body, HBox buttons) {
        ScrollPane scroll = Sheet.scrolling(body);
        body.layoutBoundsProperty().addListener((_, _, bounds) -> scroll.setPrefViewportHeight(bounds.getHeight()));
        scroll.getStyleClass().add("tf-notice-body");
        Sheet sheet = new Sheet().heading(heading).add(scroll, buttons);
        sheet.getStyleClass().add("tf-notice-sheet");
        sheet.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        sheet.setId("notice");
        return sheet;
    }

    void focus() {
        first.requestFocus();
    }
}
