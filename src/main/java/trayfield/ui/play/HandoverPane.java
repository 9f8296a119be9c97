package trayfield.ui.play;

import javafx.animation.PauseTransition;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import trayfield.ui.play.state.Handover;
import trayfield.ui.play.state.PlayModel;
import trayfield.ui.play.state.Talk;
import trayfield.ui.screen.Controls;

/// Says who is to take the screen, and shows nothing else. It is gone by a click on its button, or by pressing Enter
/// anew and letting it go: a key that was held when it came does nothing, and no other key does anything.
final class HandoverPane extends StackPane {
    /// Longer than a held key takes to repeat for the first time.
    private static final Duration QUIET = Duration.seconds(1);

    private final PlayModel model;
    private final PauseTransition quiet = new PauseTransition(QUIET);
    /// No key that was held before is held any more.
    private boolean fresh;
    private boolean pressed;

    HandoverPane(PlayModel model, Handover handover) {
        this.model = model;
        setId("handover");
        getStyleClass().add("play-handover");
        Label who = new Label(handover.side().map(side -> Talk.word("handover.side", model.talk().side(side)))
                .orElse(Talk.word("bar.over")));
        who.getStyleClass().add("play-handover-who");
        Label what = new Label(Talk.word("handover." + handover.phase().word));
        Label away = new Label(handover.side().map(side -> Talk.word("handover.away", model.talk().side(side))).orElse(""));
        Controls.shown(away, handover.side().isPresent());
        Button take = new Button(Talk.word("button.takeScreen"));
        take.setId("button-takeScreen");
        take.setFocusTraversable(false);
        take.getStyleClass().addAll("tf-plate", "tf-plate-primary");
        take.setOnAction(_ -> model.watch().take());
        Label keys = new Label(Talk.word("handover.keys"));
        keys.getStyleClass().add("play-handover-keys");
        VBox lines = new VBox(who, what, away, take, keys);
        for (Label label : new Label[] {who, what, away, keys}) {
            label.setWrapText(true);
        }
        lines.setAlignment(Pos.CENTER);
        lines.getStyleClass().add("play-handover-lines");
        getChildren().add(lines);
        setFocusTraversable(true);
        setAccessibleText(String.join(" ", who.getText(), what.getText(), away.getText(), keys.getText()));
        quiet.setOnFinished(_ -> fresh = true);
        quiet.play();
        addEventFilter(KeyEvent.ANY, this::key);
    }

    private void key(KeyEvent event) {
        event.consume();
        if (event.getCode() != KeyCode.ENTER) {
            return;
        }
        if (event.getEventType() == KeyEvent.KEY_PRESSED) {
            pressed = fresh && !event.isControlDown() && !event.isAltDown() && !event.isShiftDown() && !event.isMetaDown();
            quiet.playFromStart();
        } else if (event.getEventType() == KeyEvent.KEY_RELEASED) {
            fresh = true;
            if (pressed) {
                model.watch().take();
            }
        }
    }
}
