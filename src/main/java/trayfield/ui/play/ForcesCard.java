package trayfield.ui.play;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import trayfield.model.Phase;
import trayfield.model.Side;
import trayfield.play.Terms;
import trayfield.ui.play.state.PlayModel;
import trayfield.ui.play.state.Snapshot;
import trayfield.ui.play.state.Talk;

/// How both sides stand, while no tray is looked at: trays on the board, lost and gone, and what wins.
final class ForcesCard extends VBox {
    private static final double BADGE = 24;

    private final PlayModel model;
    private final Talk talk;
    private final ScreenActions screen;
    private final KeyTable keys;

    ForcesCard(PlayModel model, ScreenActions screen, KeyTable keys) {
        this.model = model;
        this.talk = model.talk();
        this.screen = screen;
        this.keys = keys;
        getStyleClass().add("play-card");
    }

    void show(Snapshot snapshot) {
        getChildren().clear();
        if (!talk.scenario().units().isEmpty() && snapshot.seen().phase() == Phase.MOVE && !snapshot.scene().past()) {
            getChildren().add(bodies());
        }
        for (Side side : talk.scenario().sides()) {
            Label name = text(side.name());
            name.setGraphic(new SideBadge(BADGE).show(talk.scenario(), side.id(), screen.settings().palette()));
            name.getStyleClass().add("play-heading");
            long there = snapshot.seen().trays().stream().filter(tray -> tray.side().equals(side.id())).count();
            int lost = snapshot.seen().lost().getOrDefault(side.id(), 0);
            int exited = snapshot.seen().exited().getOrDefault(side.id(), 0);
            getChildren().addAll(name, text(exited == 0 ? talk.say("forces.side", there, lost)
                    : talk.say("forces.exited", there, lost, exited)));
        }
        Label terms = text(talk.say("briefing.win"));
        terms.getStyleClass().add("play-heading");
        getChildren().add(terms);
        new Terms(talk.table(), talk.scenario()).ends().forEach(term -> getChildren().add(text(term)));
    }

    /// To take up many at once without a key.
    private FlowPane bodies() {
        Button unit = Buttons.of("button.nextUnitToAct", MaterialDesignA.ARROW_RIGHT_BOLD_OUTLINE,
                () -> model.bodies().nextUnit(1));
        unit.setText(talk.say("button.key", unit.getText(), keys.label("unit")));
        Button all = Buttons.of("button.allMen", MaterialDesignA.ACCOUNT_GROUP_OUTLINE, model.bodies()::all);
        all.setText(talk.say("button.key", all.getText(), keys.label("all")));
        FlowPane buttons = new FlowPane(unit, all);
        buttons.getStyleClass().add("play-buttons");
        return buttons;
    }

    private static Label text(String words) {
        Label label = new Label(words);
        label.setWrapText(true);
        return label;
    }
}
