package trayfield.ui.trial;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import trayfield.ui.board.BoardPicture;
import trayfield.ui.screen.Controls;
import trayfield.ui.trial.state.Candidate;
import trayfield.ui.trial.state.Talk;
import trayfield.ui.trial.state.TrialDesk;
import trayfield.ui.trial.state.TrialForm;
import trayfield.ui.trial.state.TrialForm.Field;

/// Choosing a scenario and how to try it.
final class ChoosingPane extends HBox {
    private static final int THUMBNAIL_WIDTH = 120;
    private static final int THUMBNAIL_HEIGHT = 84;

    private final TrialDesk desk;
    private final TrialForm form;
    private final TrialHost host;
    private final FormSheet fields;
    private final ListView<Candidate> list = new ListView<>();
    private final Button start = new Button(Talk.say("choose.start"));
    private final Map<Candidate, Node> thumbnails = new HashMap<>();

    ChoosingPane(TrialDesk desk, TrialHost host) {
        this.desk = desk;
        this.form = desk.form();
        this.host = host;
        this.fields = new FormSheet(form, host);
        getStyleClass().add("tf-columns");
        start.setId("start");
        start.getStyleClass().add("tf-primary");
        start.setOnAction(_ -> desk.start());
        start.setMinWidth(Region.USE_PREF_SIZE);
        start.disableProperty().bind(Bindings.createBooleanBinding(() -> form.order().isEmpty(), form.chosenProperty(),
                form.problemsProperty()));
        ScrollPane scroll = Paper.scrolling(fields.sheet());
        BorderPane right = new BorderPane(scroll);
        right.setBottom(footer());
        HBox.setHgrow(right, Priority.ALWAYS);
        getChildren().addAll(left(), right);
        watch();
    }

    private void watch() {
        form.candidatesProperty().addListener((_, _, all) -> {
            list.setPlaceholder(Controls.label(Talk.say("choose.none")));
            list.getItems().setAll(all);
            list.getSelectionModel().select(form.chosenProperty().get());
        });
        list.getItems().setAll(form.candidatesProperty().get());
        list.getSelectionModel().select(form.chosenProperty().get());
        form.chosenProperty().addListener((_, _, candidate) -> list.getSelectionModel().select(candidate));
        list.getSelectionModel().selectedItemProperty().addListener((_, _, candidate) -> {
            if (candidate != null) {
                form.chosenProperty().set(candidate);
            }
        });
    }

    private static Button wide(String words, Runnable action) {
        Button button = new Button(words);
        button.setMaxWidth(Double.MAX_VALUE);
        button.setOnAction(_ -> action.run());
        return button;
    }

    private void join() {
        List<Path> files = host.askForParts();
        if (!files.isEmpty()) {
            desk.join(files, host.files());
        }
    }

    private Node left() {
        list.setId("scenarios");
        list.getStyleClass().add("tf-list");
        list.setCellFactory(_ -> new CandidateCell(this::thumbnail));
        list.setPlaceholder(Controls.label(Talk.say("choose.reading"), "tf-soft"));
        list.setOnKeyPressed(key -> {
            if (key.getCode() == KeyCode.ENTER) {
                start.fire();
            }
        });
        VBox.setVgrow(list, Priority.ALWAYS);
        Button file = wide(Talk.say("choose.file"), () -> host.openScenario(form::add));
        file.setId("scenario-file");
        Button join = wide(Talk.say("choose.join"), this::join);
        join.setId("join");
        VBox column = new VBox(list, file, join, onPaper(fields.wrong(Field.JOIN)));
        column.getStyleClass().add("tf-trial-list");
        return column;
    }

    /// On a slip of paper, that is there as long as the words are.
    private static Node onPaper(Label words) {
        VBox paper = new VBox(words);
        paper.getStyleClass().add("tf-slip");
        paper.visibleProperty().bind(words.visibleProperty());
        paper.managedProperty().bind(words.visibleProperty());
        return paper;
    }

    private Node thumbnail(Candidate candidate) {
        return thumbnails.computeIfAbsent(candidate, _ -> {
            Region picture = host.thumbnail(BoardPicture.of(candidate.scenario()), THUMBNAIL_WIDTH, THUMBNAIL_HEIGHT);
            picture.setMinWidth(THUMBNAIL_WIDTH);
            return picture;
        });
    }

    private Node footer() {
        Label summary = Controls.label("", "tf-on-felt");
        summary.textProperty().bind(Bindings.createStringBinding(this::summary, form.chosenProperty(), form.gamesProperty(),
                form.leaderProperty(0), form.leaderProperty(1), form.problemsProperty()));
        HBox.setHgrow(summary, Priority.ALWAYS);
        summary.setMaxWidth(Double.MAX_VALUE);
        HBox footer = new HBox(summary, start);
        footer.getStyleClass().add("tf-footer");
        return footer;
    }

    /// The trial in a line, or that something in the form is wrong.
    private String summary() {
        Candidate candidate = form.chosenProperty().get();
        if (!form.problemsProperty().get().isEmpty()) {
            return Talk.say("choose.wrong");
        }
        return candidate == null ? "" : Talk.say("choose.summary", form.gamesProperty().get(),
                Talk.say("leader." + form.leaderProperty(0).get().name()),
                Talk.say("leader." + form.leaderProperty(1).get().name()));
    }

    Node firstFocus() {
        return form.problemsProperty().get().containsKey(Field.FILE) ? fields.fileField() : list;
    }
}
