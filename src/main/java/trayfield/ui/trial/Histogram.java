package trayfield.ui.trial;

import java.util.List;
import javafx.geometry.HPos;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import trayfield.ui.screen.Controls;
import trayfield.ui.trial.state.Bin;

/// Bars one below the other, each with its name and number.
final class Histogram extends VBox {
    private final Label title;
    private final Label note = Controls.label("", "tf-small", "tf-soft");
    private final GridPane grid = new GridPane();

    Histogram(String name) {
        title = Paper.subheading(name);
        ColumnConstraints bar = new ColumnConstraints();
        bar.setHgrow(Priority.ALWAYS);
        bar.setFillWidth(true);
        ColumnConstraints count = new ColumnConstraints();
        count.setHalignment(HPos.RIGHT);
        grid.getColumnConstraints().addAll(new ColumnConstraints(), bar, count);
        grid.getStyleClass().add("tf-histogram");
        getStyleClass().add("tf-paper");
        getChildren().addAll(title, note, grid);
    }

    /// @param says the gist of the bars in words
    void show(String says, List<Bin> bins) {
        note.setText(says);
        grid.getChildren().clear();
        int most = bins.stream().mapToInt(Bin::count).max().orElse(1);
        for (int row = 0; row < bins.size(); row++) {
            Bin bin = bins.get(row);
            Label name = Controls.label(bin.label());
            GridPane.setHalignment(name, bin.isNumber() ? HPos.RIGHT : HPos.LEFT);
            Label count = new Label(String.valueOf(bin.count()));
            count.setMinWidth(Region.USE_PREF_SIZE);
            grid.addRow(row, name, new Bar((double) bin.count() / Math.max(1, most)), count);
        }
    }

    void rename(String name) {
        title.setText(name);
    }

    /// A bar of a part of its room.
    private static final class Bar extends Pane {
        private final double part;
        private final Region fill = new Region();

        Bar(double part) {
            this.part = part;
            getStyleClass().add("tf-histogram-track");
            fill.getStyleClass().add("tf-histogram-bar");
            fill.setManaged(false);
            getChildren().add(fill);
        }

        @Override
        protected void layoutChildren() {
            double least = part > 0 ? 2 : 0;
            fill.resizeRelocate(0, 0, Math.max(least, getWidth() * part), getHeight());
        }
    }
}
