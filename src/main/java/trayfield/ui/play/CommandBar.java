package trayfield.ui.play;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import trayfield.ui.play.state.Command;
import trayfield.ui.play.state.Commanders;
import trayfield.ui.play.state.PlayModel;
import trayfield.ui.play.state.Talk;
import trayfield.ui.screen.Controls;

/// The sign below the board while a commander's order is due: whose, how far he has thought, and how to hold him.
final class CommandBar extends FlowPane {
    private static final double BADGE = 22;

    private final PlayModel model;
    private final Commanders commanders;
    private final ScreenActions screen;
    private final KeyTable keys;
    private final SideBadge badge = new SideBadge(BADGE);
    private final Label who = new Label();
    private final ProgressBar share = new ProgressBar();
    private final Button pause;
    private final Button step;
    private final Button speed;
    private final Button takeOver;

    CommandBar(PlayModel model, ScreenActions screen, KeyTable keys) {
        this.model = model;
        this.commanders = model.commanders();
        this.screen = screen;
        this.keys = keys;
        pause = Buttons.of("button.pause", MaterialDesignP.PAUSE, screen::pause);
        step = Buttons.of("button.step", MaterialDesignS.STEP_FORWARD, commanders::step);
        speed = Buttons.of("button.speed", MaterialDesignS.SPEEDOMETER, screen::nextSpeed);
        takeOver = Buttons.of("button.takeOver", MaterialDesignA.ACCOUNT_ARROW_LEFT, this::takeOver);
        setId("command");
        getStyleClass().add("play-command");
        who.getStyleClass().add("play-command-who");
        share.getStyleClass().add("play-command-share");
        HBox names = new HBox(badge, who, share);
        names.setAlignment(Pos.CENTER_LEFT);
        names.getStyleClass().add("play-names");
        getChildren().addAll(names, pause, step, speed, takeOver);
        commanders.stateProperty().addListener(_ -> show());
        show();
    }

    private void takeOver() {
        commanders.stateProperty().get().ifPresent(command -> screen.lead(command.side(), Optional.empty()));
    }

    void show() {
        setVisible(commanders.stateProperty().get().isPresent());
        commanders.stateProperty().get().ifPresent(this::show);
    }

    private void show(Command command) {
        Talk talk = model.talk();
        badge.show(talk.scenario(), command.side(), screen.settings().palette());
        String key = command.paused() ? "command.paused" : command.thinks() ? "command.thinks" : "command.moves";
        who.setText(talk.say(key, talk.side(command.side()), command.who()));
        pause.setText(talk.say("button.key", talk.say(command.paused() ? "button.goOn" : "button.pause"), keys.label("pause")));
        step.setText(talk.say("button.key", talk.say("button.step"), keys.label("step")));
        pause.setGraphic(Controls.icon(command.paused() ? MaterialDesignP.PLAY : MaterialDesignP.PAUSE));
        String pace = screen.settings().speed().name().toLowerCase(Locale.ROOT);
        speed.setText(talk.say("button.speed", talk.say("menu.speed." + pace)));
        Buttons.tell(pause, keys.label("pause"));
        Buttons.tell(step, talk.say("tip.key", talk.say("tip.step"), keys.label("step")));
        Buttons.tell(speed, talk.say("tip.speed"));
        Buttons.tell(takeOver, talk.say("tip.takeOver", talk.side(command.side())));
        pulse();
    }

    /// How far the thinking has come; of one who does not look ahead nothing is shown.
    void pulse() {
        OptionalLong nodes = commanders.stateProperty().get().filter(Command::thinks).map(Command::nodes)
                .orElse(OptionalLong.empty());
        Controls.shown(share, nodes.isPresent());
        nodes.ifPresent(all -> share.setProgress(Math.min(1, (double) commanders.spent() / all)));
    }
}
