package trayfield.ui.play;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import trayfield.model.Pending.Purpose;
import trayfield.model.Phase;
import trayfield.model.Scenario;
import trayfield.play.HouseWords;
import trayfield.play.Terms;
import trayfield.ui.play.state.PlayModel;
import trayfield.ui.play.state.Snapshot;
import trayfield.ui.play.state.Talk;
import trayfield.ui.screen.Controls;

/// What the players agree on before they start: the task, how it is won, the house rules in force, and who moves
/// first, by dice where the scenario does not say.
final class BriefingSheet extends Sheet {
    private static final double LARGE_DIE = 84;

    private final PlayModel model;
    private final DiceTray dice;
    private final Label first;
    private final Button begin;
    /// The game begins with dice for the first move.
    private final boolean byDice;

    BriefingSheet(PlayModel model, ScreenActions screen, KeyTable keys, Runnable close) {
        super("sheet-briefing", model.talk().scenario().title(), close);
        this.model = model;
        Scenario scenario = model.talk().scenario();
        if (!scenario.briefing().isBlank()) {
            text(scenario.briefing());
        }
        heading(Talk.word("briefing.win"));
        new Terms(model.talk().table(), scenario).ends().forEach(this::text);
        heading(Talk.word("briefing.houseRules"));
        model.snapshot().standing().seat().houseRules().forEach(rule -> text(HouseWords.sentence(rule)));
        byDice = model.watch().seat().at(0).observation().phase() == Phase.FIRST;
        Label question = new Label(Talk.word("briefing.first"));
        question.getStyleClass().add("play-heading");
        dice = new DiceTray(model, screen, keys, LARGE_DIE);
        dice.getStyleClass().add("play-dice-large");
        first = new Label();
        addFixed(question, dice, first);
        Controls.shown(question, byDice || model.talk().scenario().firstSide().isPresent());
        first.getStyleClass().add("play-heading");
        begin = button("button.begin", this::close);
        show(model.snapshot());
    }

    void show(Snapshot snapshot) {
        boolean due = snapshot.diceDue();
        boolean rolled = model.talk().scenario().firstSide().isEmpty() && byDice;
        boolean started = snapshot.scene().number() > 1 && !due && !isFirst(snapshot);
        Controls.shown(dice, rolled && !started);
        dice.show(snapshot);
        first.setText(due ? "" : snapshot.seen().side()
                .map(side -> model.talk().say("briefing.goesFirst", model.talk().side(side))).orElse(""));
        Controls.shown(first, !first.getText().isEmpty() && !started);
        begin.setDisable(due);
    }

    private static boolean isFirst(Snapshot snapshot) {
        return snapshot.scene().dice().purpose().filter(Purpose.FIRST::equals).isPresent();
    }

    void tumble() {
        dice.tumble();
    }

    @Override
    void focusFirst() {
        if (model.snapshot().scene().dice().typed()) {
            dice.focusFirst();
        } else {
            super.focusFirst();
        }
    }
}
