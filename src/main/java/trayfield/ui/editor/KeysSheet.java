package trayfield.ui.editor;

import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import trayfield.ui.editor.KeyTable.Binding;
import trayfield.ui.editor.state.Say;

/// All keys on one sheet, drawn from the table that the screen obeys.
final class KeysSheet {
    private static final double KEYS_PERCENT = 30;

    private KeysSheet() {
    }

    static Overlay of(KeyTable keys, Runnable close) {
        Overlay sheet = new Overlay("sheet-keys", Say.it("keys.title"), close);
        for (KeyTable.Group group : KeyTable.Group.values()) {
            sheet.add(Buttons.text(Say.it("keys.group." + group.name()), "tf-subheading"),
                    grid(keys.bindings().stream().filter(binding -> binding.group() == group && told(binding)).toList()));
        }
        sheet.add(Buttons.text(Say.it("keys.mouse")));
        sheet.button("sheet.close", close);
        return sheet;
    }

    /// Of four keys that do the same in four directions one line tells.
    private static boolean told(Binding binding) {
        return Say.maybe("keys." + binding.id()).isPresent();
    }

    private static GridPane grid(List<Binding> bindings) {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("bench-keys");
        ColumnConstraints keys = new ColumnConstraints();
        keys.setPercentWidth(KEYS_PERCENT);
        ColumnConstraints words = new ColumnConstraints();
        words.setHgrow(Priority.ALWAYS);
        grid.getColumnConstraints().addAll(keys, words);
        for (int row = 0; row < bindings.size(); row++) {
            Binding binding = bindings.get(row);
            Label label = Buttons.text(Say.maybe("keys." + binding.id() + ".label").orElseGet(binding::label), "tf-strong");
            Label does = Buttons.text(binding.words());
            GridPane.setValignment(label, VPos.TOP);
            grid.addRow(row, label, does);
        }
        return grid;
    }
}
