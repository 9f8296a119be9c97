package trayfield.ui.play;

import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import trayfield.model.Side;
import trayfield.play.Terms;
import trayfield.ui.play.state.Snapshot;
import trayfield.ui.play.state.Talk;

/// How both sides stand, while no tray is looked at: trays on the board, lost and gone, and what wins.
final class ForcesCard extends VBox {
    private static final double BADGE = 24;

    private final Talk talk;
    private final ScreenActions screen;

    ForcesCard(Talk talk, ScreenActions screen) {
        this.talk = talk;
        this.screen = screen;
        getStyleClass().add("play-card");
    }

    void show(Snapshot snapshot) {
        getChildren().clear();
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

    private static Label text(String words) {
        Label label = new Label(words);
        label.setWrapText(true);
        return label;
    }
}
