package trayfield.ui.screen;

import javafx.scene.Node;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A row of a list: a picture, a title and the facts below it, as high as these words are in the list's width.
public abstract class PictureCell<T> extends ListCell<T> {
    /// What the list's own edges and its scroll bar take at most.
    private static final double EDGES = 24;

    /// Starts empty, and as wide as the list.
    protected PictureCell() {
        setPrefWidth(0);
    }

    @Override
    protected final void updateItem(T item, boolean empty) {
        super.updateItem(item, empty);
        setText(null);
        setGraphic(null);
        setAccessibleText(null);
        if (!empty && item != null) {
            show(item);
        }
    }

    /// Fills the row, by [#row].
    protected abstract void show(T item);

    protected final void row(Node picture, String title, String facts) {
        VBox words = new VBox(Controls.label(title, "tf-strong"), Controls.label(facts, "tf-small", "tf-soft"));
        words.setMinHeight(Region.USE_PREF_SIZE);
        HBox.setHgrow(words, Priority.ALWAYS);
        HBox row = new HBox(picture, words);
        row.getStyleClass().add("tf-list-row");
        setGraphic(row);
        setAccessibleText(title + ". " + facts);
    }

    /// A list asks its cells how high they are without saying how wide they will be; words that wrap must know.
    @Override
    protected double computePrefHeight(double width) {
        if (getGraphic() == null || getListView() == null) {
            return super.computePrefHeight(width);
        }
        double room = width > 0 ? width : getListView().getWidth() - EDGES;
        return snappedTopInset() + snappedBottomInset()
                + getGraphic().prefHeight(Math.max(0, room - snappedLeftInset() - snappedRightInset()));
    }
}
