package trayfield.ui.app;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// A table as printed in a rule book. Numbers are never cut short; words wrap where there is no room.
final class Grid extends GridPane {
    private final List<String> columns;
    private final List<String> wordy;
    private int rows;

    /// @param columns as the words `rules.column.` name them
    /// @param wordy   the columns that hold words
    Grid(List<String> columns, List<String> wordy) {
        this.columns = columns;
        this.wordy = wordy;
        getStyleClass().add("tf-grid");
        line("tf-grid-head", columns.stream().map(column -> Words.say("rules.column." + column)).toList());
    }

    Grid row(String... cells) {
        line("tf-grid-cell", List.of(cells));
        return this;
    }

    private void line(String style, List<String> cells) {
        for (int column = 0; column < cells.size(); column++) {
            Label cell = Sheet.label(cells.get(column), style);
            cell.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
            if (wordy.contains(columns.get(column))) {
                GridPane.setHgrow(cell, Priority.ALWAYS);
            } else {
                cell.setMinWidth(Region.USE_PREF_SIZE);
            }
            add(cell, column, rows);
        }
        rows++;
    }
}
