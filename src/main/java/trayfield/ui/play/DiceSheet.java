package trayfield.ui.play;

import javafx.application.Platform;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import trayfield.ui.play.state.PlayModel;
import trayfield.ui.play.state.Talk;
import trayfield.ui.screen.Controls;

/// Asks for the faces that the next dice shall show. What is no face is told on the sheet, and nothing is set.
final class DiceSheet extends Sheet {
    private final PlayModel model;
    private final Runnable close;
    private final TextField line = new TextField();
    private final Label wrong = new Label();

    DiceSheet(PlayModel model, Runnable close) {
        super("sheet-dice", Talk.word("dice.set.title"), close);
        this.model = model;
        this.close = close;
        text(Talk.word("dice.set.says", model.talk().table().dieFaces().value()));
        line.setId("dice-to-set");
        line.setText(Talk.faces(model.snapshot().scene().hand().set()));
        line.setPromptText(Talk.word("dice.line.prompt"));
        line.setAccessibleText(Talk.word("dice.set.title"));
        line.setOnAction(_ -> set(line.getText()));
        wrong.setId("dice-wrong");
        wrong.setWrapText(true);
        wrong.setMinHeight(USE_PREF_SIZE);
        wrong.getStyleClass().add("play-bad");
        Controls.shown(wrong, false);
        add(line, wrong);
        button("button.setDice", () -> set(line.getText()));
        button("button.setNoDice", () -> set(""));
        button("button.close", close);
    }

    private void set(String faces) {
        if (model.byHand().setDice(faces)) {
            close.run();
        } else {
            model.snapshot().message().ifPresent(message -> wrong.setText(message.text()));
            Controls.shown(wrong, true);
            focusFirst();
        }
    }

    @Override
    void focusFirst() {
        line.requestFocus();
        Platform.runLater(line::selectAll);
    }
}
