package trayfield.ui.play;

import java.util.List;
import java.util.Locale;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.kordamp.ikonli.materialdesign2.MaterialDesignU;
import trayfield.model.Phase;
import trayfield.ui.play.state.Melees;
import trayfield.ui.play.state.PlayModel;
import trayfield.ui.play.state.Scene;
import trayfield.ui.play.state.Snapshot;
import trayfield.ui.play.state.Talk;
import trayfield.ui.play.state.TurnBar;
import trayfield.ui.play.state.UndoShow;
import trayfield.ui.screen.Controls;

/// Above the board: whose turn it is, the printed sequence with the step being played lit, what must still be done, and
/// the buttons of the turn.
final class TopBar extends VBox {
    private static final double BADGE = 34;
    private static final double SMALL_BADGE = 18;

    private final PlayModel model;
    private final ScreenActions screen;
    private final KeyTable keys;
    private final SideBadge badge = new SideBadge(BADGE);
    private final Label who = new Label();
    private final Label turn = new Label();
    private final HBox names = new HBox(badge, who, turn);
    private final FlowPane sequence = new FlowPane(names);
    private final Button duties;
    private final Button melees;
    private final Button back;
    private final Button news;
    private final Button undo;
    private final Button redo;
    private final Button advice;
    private final Button end;
    private final OneRow row;
    private Scene shown;
    private PlaySettings drawnWith;

    TopBar(PlayModel model, ScreenActions screen, KeyTable keys) {
        this.model = model;
        this.screen = screen;
        this.keys = keys;
        duties = Buttons.of("button.duties", MaterialDesignS.SWORD_CROSS, model::nextDuty);
        melees = Buttons.of("button.allMelees", MaterialDesignS.SWORD, screen::fightAll);
        back = Buttons.of("button.now", MaterialDesignS.SKIP_FORWARD, model::returnToNow);
        news = Buttons.of("button.news", MaterialDesignM.MOVIE_OPEN_OUTLINE, screen::playBack);
        undo = Buttons.of("button.undo", MaterialDesignU.UNDO, model::undo);
        redo = Buttons.of("button.redo", MaterialDesignR.REDO, model::redo);
        advice = Buttons.of("button.advice", MaterialDesignL.LIGHTBULB_ON_OUTLINE, model.advice()::ask);
        end = Buttons.of("button.endTurn", MaterialDesignF.FLAG_CHECKERED, model::endTurn);
        getStyleClass().add("play-top");
        who.getStyleClass().add("play-who");
        turn.getStyleClass().add("play-turn");
        sequence.getStyleClass().addAll("play-top-row", "play-sequence");
        duties.getStyleClass().add("play-duties");
        melees.getStyleClass().add("play-duties");
        back.getStyleClass().add("play-duties");
        news.getStyleClass().add("play-duties");
        end.getStyleClass().add("tf-plate-primary");
        names.getStyleClass().add("play-names");
        row = buttons();
        getChildren().addAll(sequence, row);
    }

    private OneRow buttons() {
        List<MenuButton> menus = List.of(new MoreMenu(model, screen, keys), new ViewMenu(model, screen, keys),
                new GameMenu(model, screen, keys));
        menus.forEach(menu -> menu.setTooltip(new Tooltip(menu.getText())));
        OneRow made = new OneRow(List.of(List.of(undo, redo), menus, List.of(advice), List.of(news), List.of(melees)),
                end, duties, melees, back, news, undo, redo, advice);
        made.getChildren().addAll(menus);
        made.getStyleClass().add("play-top-row");
        return made;
    }

    void show(Snapshot snapshot) {
        if (snapshot.scene() == shown && screen.settings().equals(drawnWith)) {
            return;
        }
        shown = snapshot.scene();
        drawnWith = screen.settings();
        TurnBar bar = shown.bar();
        Talk talk = model.talk();
        Controls.shown(badge, bar.side().isPresent());
        bar.side().ifPresent(side -> badge.show(talk.scenario(), side, drawnWith.palette()));
        who.setText(bar.side().map(side -> talk.say("bar.turnOf", talk.side(side)))
                .orElse(talk.say(snapshot.over() ? "bar.over" : snapshot.seen().phase() == Phase.MISSILES ? "bar.missiles" : "bar.first")));
        turn.setText(bar.last().isPresent() ? talk.say("bar.turnOfAll", bar.turn(), bar.last().getAsInt())
                : talk.say("bar.turn", bar.turn()));
        steps(bar, talk);
        buttons(snapshot, talk);
        row.fit();
    }

    private void steps(TurnBar bar, Talk talk) {
        sequence.getChildren().setAll(names);
        for (TurnBar.Step step : bar.steps()) {
            Label label = new Label(talk.say("step." + step.kind().name()));
            label.getStyleClass().addAll("play-step", "play-step-" + step.state().name().toLowerCase(Locale.ROOT));
            step.side().ifPresent(side -> label.setGraphic(
                    new SideBadge(SMALL_BADGE).show(talk.scenario(), side, drawnWith.palette())));
            label.setAccessibleText(label.getText() + ", " + talk.say("state." + step.state().name()));
            if (step.state() == TurnBar.State.DONE) {
                label.setText(talk.say("step.done", label.getText()));
            }
            sequence.getChildren().add(label);
        }
    }

    private void buttons(Snapshot snapshot, Talk talk) {
        int owed = snapshot.standing().duties().size();
        Controls.shown(duties, owed > 0);
        duties.setText(talk.say(owed == 1 ? "bar.oneDuty" : "bar.duties", owed));
        Buttons.tell(duties, talk.say("tip.duties", keys.label("duty")));
        int ahead = Melees.ahead(snapshot.standing()).size();
        Controls.shown(melees, ahead > 0 && snapshot.seen().pending().isEmpty());
        melees.setText(talk.say(owed > 0 ? "bar.mustFight" : "bar.mayFight", ahead));
        Buttons.tell(melees, talk.say("tip.key", talk.say("tip.allMelees"), keys.label("allMelees")));
        Controls.shown(back, shown.past());
        Controls.shown(end, !shown.past());
        end.setText(talk.say(endKey(snapshot.seen().phase())));
        Controls.shown(news, !shown.past() && !snapshot.over() && shown.news() > 0);
        news.setText(talk.say("bar.news", shown.news()));
        Buttons.tell(news, talk.say("tip.key", talk.say("tip.news"), keys.label("news")));
        UndoShow undoing = shown.undo();
        Buttons.tell(undo, talk.say("tip.key", undoing.undo(), keys.label("undo")));
        Buttons.tell(redo, talk.say("tip.key", undoing.redo(), keys.label("redo")));
        faded(undo, !undoing.canUndo());
        faded(redo, !undoing.canRedo());
        Buttons.tell(advice, talk.say("tip.key", talk.say("tip.advice"), keys.label("advice")));
        faded(advice, shown.past() || !snapshot.standing().seat().toOrder() || snapshot.standing().commanded()
                || snapshot.diceDue());
        boolean canEnd = snapshot.standing().mayEnd() && snapshot.seen().pending().isEmpty();
        faded(end, !canEnd);
        Buttons.tell(end, talk.say("tip.key", end.getText(), keys.label("endTurn")));
    }

    /// What the player ends.
    private static String endKey(Phase phase) {
        return switch (phase) {
            case MISSILES -> "button.end.missiles";
            case MOVE -> "button.end.moves";
            case MELEE -> "button.end.melees";
            case FIRST, ACT, ROSTER, INITIATIVE, OVER -> "button.endTurn";
        };
    }

    /// A button that would only say why it does nothing.
    private static void faded(Button button, boolean faded) {
        button.getStyleClass().remove("play-faded");
        if (faded) {
            button.getStyleClass().add("play-faded");
        }
    }
}
