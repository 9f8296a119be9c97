package trayfield.ui.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import trayfield.model.RuleRef;
import trayfield.play.Report;
import trayfield.ui.play.state.PlayModel;
import trayfield.ui.play.state.Snapshot;
import trayfield.ui.play.state.Talk;
import trayfield.ui.screen.Controls;

/// The battle report: every event in a sentence with its clause. Clicking one shows the board as it was then and the
/// place; the buttons step back and forth.
final class ReportPane extends VBox {
    private final PlayModel model;
    private final ObservableList<Report.Line> lines = FXCollections.observableArrayList();
    private final ListView<Report.Line> list = new ListView<>(lines);
    private final Button branch;
    private final LineMenu courses;
    private final OneRow line;
    private int shownNumber = -1;

    /// @param look shows the place of a line on the board
    ReportPane(PlayModel model, KeyTable keys, Consumer<Report.Line> look) {
        this.model = model;
        this.branch = Buttons.of("button.branch", MaterialDesignS.SOURCE_BRANCH, model.byHand()::branch);
        this.courses = new LineMenu(model);
        this.line = new OneRow(List.of(List.of(branch)), branch, courses);
        getStyleClass().add("play-report");
        list.setId("report");
        list.setCellFactory(_ -> new LineCell());
        list.setOnMouseClicked(_ -> chosen().ifPresent(look));
        list.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER) {
                chosen().ifPresent(look);
                event.consume();
            }
        });
        VBox.setVgrow(list, Priority.ALWAYS);
        getChildren().addAll(head(keys), list);
        model.reportProperty().addListener((_, _, next) -> take(next));
        take(model.reportProperty().get());
    }

    private Optional<Report.Line> chosen() {
        return Optional.ofNullable(list.getSelectionModel().getSelectedItem());
    }

    private VBox head(KeyTable keys) {
        Label title = new Label(Talk.word("report.title"));
        title.getStyleClass().add("play-heading");
        Button back = Buttons.of("button.back", MaterialDesignC.CHEVRON_LEFT, () -> model.lookBy(-1));
        Button forth = Buttons.of("button.forth", MaterialDesignC.CHEVRON_RIGHT, () -> model.lookBy(1));
        Buttons.tell(back, keys.label("back"));
        Buttons.tell(forth, keys.label("forth"));
        Buttons.tell(branch, Talk.word("tip.key", Talk.word("tip.branch"), keys.label("branch")));
        for (Button button : List.of(back, forth, branch)) {
            button.getStyleClass().add("play-narrow");
        }
        OneRow steps = new OneRow(List.of(List.of(back, forth)), title, back, forth);
        steps.getStyleClass().add("play-report-head");
        line.getStyleClass().add("play-report-head");
        VBox head = new VBox(steps, line);
        head.getStyleClass().add("play-report-heads");
        return head;
    }

    private void take(List<Report.Line> next) {
        int same = 0;
        while (same < next.size() && same < lines.size() && lines.get(same).equals(next.get(same))) {
            same++;
        }
        lines.remove(same, lines.size());
        lines.addAll(next.subList(same, next.size()));
        toEnd();
    }

    /// Once more after the cells have their heights: until then the list only guesses where its end is.
    private void toEnd() {
        int last = Math.max(0, lines.size() - 1);
        list.scrollTo(last);
        Platform.runLater(() -> list.scrollTo(last));
    }

    /// The way to another line, while an earlier moment is looked at, and the list of lines.
    private void showLine(Snapshot snapshot) {
        boolean may = snapshot.scene().past() && snapshot.scene().hand().alone();
        boolean changed = courses.show(snapshot.scene().hand()) || may != branch.isVisible();
        if (changed) {
            Controls.shown(branch, may);
            Controls.shown(line, may || courses.isVisible());
            line.fit();
        }
    }

    /// Marks what is shown on the board while an earlier moment is looked at.
    void show(Snapshot snapshot) {
        showLine(snapshot);
        int number = snapshot.scene().past() ? snapshot.scene().number() : -1;
        if (number == shownNumber) {
            return;
        }
        shownNumber = number;
        list.refresh();
        int last = -1;
        for (int i = 0; i < lines.size() && number >= 0; i++) {
            last = lines.get(i).number() <= number ? i : last;
        }
        if (number < 0) {
            list.getSelectionModel().clearSelection();
            toEnd();
        } else if (last >= 0) {
            list.scrollTo(Math.max(0, last - 2));
        }
    }

    /// A sentence, its clause under it; the beginning of a turn is a heading.
    private final class LineCell extends ListCell<Report.Line> {
        private final Label sentence = new Label();
        private final Label clause = new Label();
        private final VBox box = new VBox(sentence, clause);

        LineCell() {
            sentence.setWrapText(true);
            sentence.setMinHeight(USE_PREF_SIZE);
            clause.getStyleClass().add("play-clause");
            box.getStyleClass().add("play-line");
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(Report.Line line, boolean empty) {
            super.updateItem(line, empty);
            getStyleClass().removeAll("play-line-heading", "play-line-shown");
            if (empty || line == null) {
                setGraphic(null);
                return;
            }
            sentence.setText(line.sentence());
            clause.setText(line.rule().map(RuleRef::label).orElse(""));
            Controls.shown(clause, line.rule().isPresent());
            if (line.heading()) {
                getStyleClass().add("play-line-heading");
            }
            if (line.number() == shownNumber) {
                getStyleClass().add("play-line-shown");
            }
            setGraphic(box);
        }
    }
}
