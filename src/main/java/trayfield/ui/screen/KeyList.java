package trayfield.ui.screen;

import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;

/// Keys at the left and what they do at the right, nothing cut short.
public final class KeyList extends GridPane {
    private static final double KEYS_PERCENT = 32;

    /// One line of the list.
    public record Line(String keys, String does) {
    }

    public KeyList(List<Line> lines) {
        getStyleClass().add("tf-keys");
        ColumnConstraints keys = new ColumnConstraints();
        keys.setPercentWidth(KEYS_PERCENT);
        ColumnConstraints does = new ColumnConstraints();
        does.setHgrow(Priority.ALWAYS);
        getColumnConstraints().addAll(keys, does);
        for (int row = 0; row < lines.size(); row++) {
            Label label = label(lines.get(row).keys());
            label.getStyleClass().add("tf-strong");
            addRow(row, label, label(lines.get(row).does()));
        }
    }

    private static Label label(String words) {
        Label label = new Label(words);
        label.setWrapText(true);
        label.setMinHeight(USE_PREF_SIZE);
        setValignment(label, VPos.TOP);
        return label;
    }
}
