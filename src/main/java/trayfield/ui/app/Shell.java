package trayfield.ui.app;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import trayfield.ui.app.Notice.Answer;

/// What the window shows: the table's felt, on it one screen at a time, and over that a notice when there is one.
final class Shell extends StackPane {
    private static final int MOST_WAITING = 5;
    private static final Duration NOTE_TIME = Duration.seconds(5);

    private final Region grain = Textures.feltGrain();
    private final StackPane place = new StackPane();
    private final Label note = new Label();
    private final VBox slips = new VBox();
    private final PauseTransition noteTime = new PauseTransition(NOTE_TIME);
    private final Deque<Notice> waiting = new ArrayDeque<>();
    private Screen screen;
    private Notice notice;

    Shell() {
        getStyleClass().add("tf-table");
        note.getStyleClass().add("tf-toast");
        note.setVisible(false);
        note.setMouseTransparent(true);
        StackPane.setAlignment(note, Pos.BOTTOM_CENTER);
        noteTime.setOnFinished(_ -> note.setVisible(false));
        StackPane above = new StackPane(place, note);
        VBox.setVgrow(above, Priority.ALWAYS);
        getChildren().addAll(grain, new VBox(above, slips));
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        grain.resizeRelocate(0, 0, getWidth(), getHeight());
    }

    Screen screen() {
        return screen;
    }

    /// Puts a screen in place of the one shown so far.
    void show(Screen next) {
        if (screen != null) {
            screen.left();
        }
        screen = next;
        place.getChildren().setAll(next.root());
        Platform.runLater(this::focus);
    }

    /// Takes the screen away, so that a closed window keeps no boards and no games alive.
    void clear() {
        if (screen != null) {
            screen.left();
        }
        screen = null;
        place.getChildren().clear();
    }

    private void focus() {
        if (notice != null) {
            notice.focus();
        } else if (screen != null) {
            screen.firstFocus().requestFocus();
        }
    }

    /// Lays a notice over the screen, after those already there. The screen takes no mouse and no keys meanwhile.
    void lay(String heading, Node body, Answer... answers) {
        if (waiting.size() < MOST_WAITING) {
            waiting.add(new Notice(heading, body, List.of(answers), this::takeAway));
        }
        if (notice == null) {
            layNext();
        }
    }

    /// Says something in passing at the lower edge, for a few seconds.
    void note(String text) {
        note.setText(text);
        note.setVisible(true);
        noteTime.playFromStart();
    }

    /// Sticks a slip below whatever screen is shown, until it is taken off.
    void stick(Node slip) {
        slips.getChildren().add(slip);
    }

    void unstick(Node slip) {
        slips.getChildren().remove(slip);
    }

    /// Lays a notice that is only to be read.
    void tell(String heading, Node body) {
        lay(heading, body, new Answer(Words.say("notice.ok"), () -> { }));
    }

    private void layNext() {
        notice = waiting.poll();
        place.setDisable(notice != null);
        if (notice != null) {
            getChildren().add(notice);
        }
        Platform.runLater(this::focus);
    }

    private void takeAway() {
        getChildren().remove(notice);
        layNext();
    }
}
