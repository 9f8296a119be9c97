package trayfield.ui.play;

import java.util.List;
import java.util.Locale;
import javafx.geometry.VPos;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import trayfield.ui.play.state.Talk;

/// All keys on one sheet, drawn from the table that the screen obeys.
final class KeysSheet extends Sheet {

    KeysSheet(Talk talk, KeyTable keys, Runnable close) {
        super("sheet-keys", Talk.word("keys.title"), close);
        for (KeyTable.Group group : KeyTable.Group.values()) {
            heading(talk.say("keys.group." + group.name().toLowerCase(Locale.ROOT)));
            List<KeyTable.Binding> bindings = keys.bindings().stream().filter(key -> key.group() == group).toList();
            add(grid(talk, bindings));
        }
        text(talk.say("keys.mouse"));
        button("button.close", close);
    }

    private static GridPane grid(Talk talk, List<KeyTable.Binding> bindings) {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("play-keys");
        ColumnConstraints keyColumn = new ColumnConstraints();
        keyColumn.setPercentWidth(32);
        ColumnConstraints wordColumn = new ColumnConstraints();
        wordColumn.setHgrow(Priority.ALWAYS);
        grid.getColumnConstraints().addAll(keyColumn, wordColumn);
        for (int row = 0; row < bindings.size(); row++) {
            Label key = new Label(bindings.get(row).label());
            key.getStyleClass().add("play-key");
            Label words = new Label(bindings.get(row).words(talk));
            for (Label label : List.of(key, words)) {
                label.setWrapText(true);
                label.setMinHeight(USE_PREF_SIZE);
                GridPane.setValignment(label, VPos.TOP);
            }
            grid.addRow(row, key, words);
        }
        return grid;
    }
}
