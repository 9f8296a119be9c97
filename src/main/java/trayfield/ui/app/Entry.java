package trayfield.ui.app;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// One of Home's large entries: an icon, what it does, and a line that says more.
final class Entry extends Button {

    /// @param key of the entry's words: `key` names it, `key.more` says more
    Entry(String icon, String key, Runnable action) {
        Label title = new Label(Words.say(key));
        title.getStyleClass().add("tf-entry-title");
        Label more = new Label(Words.say(key + ".more"));
        more.getStyleClass().add("tf-entry-more");
        VBox words = new VBox(title, more);
        words.setAlignment(Pos.CENTER_LEFT);
        HBox row = new HBox(Icons.icon(icon, 38), words);
        row.getStyleClass().add("tf-entry-row");
        setGraphic(row);
        setText(Words.say(key));
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        setAccessibleHelp(Words.say(key + ".more"));
        setMaxWidth(Double.MAX_VALUE);
        getStyleClass().addAll("tf-entry", "tf-wooden");
        setOnAction(_ -> action.run());
    }
}
