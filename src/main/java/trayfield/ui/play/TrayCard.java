package trayfield.ui.play;

import java.util.Optional;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import trayfield.model.Observation.TrayView;
import trayfield.model.Phase;
import trayfield.ui.play.state.Hand;
import trayfield.ui.play.state.PlayModel;
import trayfield.ui.play.state.Pointed;
import trayfield.ui.play.state.Snapshot;
import trayfield.ui.play.state.SquareTalk;
import trayfield.ui.play.state.Talk;

/// The card of a tray: picture, printed numbers, what it has done and can still do, with buttons for it.
final class TrayCard extends VBox {
    private static final double PICTURE = 84;
    private static final double SMALL_PICTURE = 44;

    private final PlayModel model;
    private final ScreenActions screen;
    private final KeyTable keys;

    TrayCard(PlayModel model, ScreenActions screen, KeyTable keys) {
        this.model = model;
        this.screen = screen;
        this.keys = keys;
        getStyleClass().add("play-card");
    }

    void show(Snapshot snapshot, TrayView tray) {
        Talk talk = model.talk();
        SquareTalk squares = new SquareTalk(talk, snapshot);
        getChildren().setAll(header(tray, squares), numbers(snapshot, tray));
        List<TrayView> stack = snapshot.seen().on(tray.at());
        if (stack.size() > 1) {
            getChildren().add(stack(stack, tray));
        }
        if (!tray.done().isEmpty()) {
            getChildren().add(line("card.done", squares.done(tray)));
        }
        Optional<Hand> hand = snapshot.hand().filter(held -> held.tray().id().equals(tray.id()) && held.mine());
        hand.ifPresent(held -> abilities(snapshot, held));
    }

    private HBox header(TrayView tray, SquareTalk squares) {
        Talk talk = model.talk();
        Label name = new Label(talk.tray(tray));
        name.getStyleClass().add("play-heading");
        Label side = new Label(talk.say("card.side", talk.side(tray.side()), talk.facing(tray.facing())),
                new SideBadge(18).show(talk.scenario(), tray.side(), screen.settings().palette()));
        Label place = new Label(talk.say("square.on", tray.at().name(), squares.ground(tray.at())));
        VBox words = new VBox(name, side, place);
        words.getStyleClass().add("play-card-words");
        for (Label label : List.of(name, side, place)) {
            label.setWrapText(true);
        }
        HBox.setHgrow(words, Priority.ALWAYS);
        HBox header = new HBox(screen.portrait(tray, PICTURE), words);
        header.getStyleClass().add("play-card-header");
        return header;
    }

    private VBox numbers(Snapshot snapshot, TrayView tray) {
        VBox lines = new VBox();
        model.talk().idiom().card(model.talk(), snapshot.standing(), tray).forEach(line -> lines.getChildren().add(text(line)));
        lines.getStyleClass().add("play-card-numbers");
        return lines;
    }

    private VBox stack(List<TrayView> stack, TrayView chosen) {
        Talk talk = model.talk();
        FlowPane row = new FlowPane();
        row.getStyleClass().add("play-stack");
        for (TrayView tray : stack) {
            Button pick = new Button(tray.id(),
                    screen.portrait(tray, SMALL_PICTURE));
            pick.setId("pick-" + tray.id());
            pick.getStyleClass().add("play-pick");
            pick.setFocusTraversable(false);
            pick.setAccessibleText(talk.tray(tray));
            if (tray.id().equals(chosen.id())) {
                pick.getStyleClass().add("play-picked");
            }
            pick.setOnAction(_ -> model.select(tray.id()));
            row.getChildren().add(pick);
        }
        return new VBox(text(talk.say("card.stack", stack.size(), keys.label("stack"))), row);
    }

    private void abilities(Snapshot snapshot, Hand hand) {
        if (snapshot.standing().duties().contains(hand.tray().id())) {
            Label duty = text(model.talk().say("card.duty"));
            duty.getStyleClass().add("play-warning");
            getChildren().add(duty);
        }
        if (snapshot.seen().phase() == Phase.MISSILES) {
            missiles(snapshot, hand);
            return;
        }
        String can = can(hand);
        getChildren().add(can.isEmpty() ? line("card.canNothing") : line("card.can", can));
        FlowPane buttons = new FlowPane();
        buttons.getStyleClass().add("play-buttons");
        if (snapshot.pointed() instanceof Pointed.Way way && way.path().size() == 1) {
            Button turn = Buttons.of("button.turn", MaterialDesignC.CHECK, () -> model.order(way.order()));
            turn.setText(model.talk().say("button.turnTo", model.talk().facing(way.facing()), keys.label("confirm")));
            turn.getStyleClass().add("tf-plate-primary");
            buttons.getChildren().add(turn);
        }
        if (hand.canTurn() || hand.canMove()) {
            buttons.getChildren().addAll(button("button.left", "left", MaterialDesignR.ROTATE_LEFT, () -> model.turn(-1)),
                    button("button.right", "right", MaterialDesignR.ROTATE_RIGHT, () -> model.turn(1)));
        }
        if (!hand.fireTargets().isEmpty() || !hand.meleeTargets().isEmpty() || !hand.runDowns().isEmpty()) {
            buttons.getChildren().add(button("button.target", "target", MaterialDesignT.TARGET, model::nextTarget));
        }
        if (model.talk().facts(hand.tray().type()).weapons().size() > 1 && !hand.fireTargets().isEmpty()) {
            buttons.getChildren().add(button("button.weapon", "weapon", MaterialDesignP.PISTOL, model::nextWeapon));
            snapshot.touch().weapon().ifPresent(chosen ->
                    getChildren().add(line("card.chosen", model.talk().words().weapon(chosen))));
        }
        hand.tray().unit().ifPresent(_ -> buttons.getChildren().add(button("button.unit", "unit",
                MaterialDesignA.ACCOUNT_GROUP_OUTLINE, () -> model.bodies().unitOf(hand.tray().id()))));
        buttons.getChildren().add(button("button.next", "nextTray", MaterialDesignA.ARROW_RIGHT_BOLD_OUTLINE,
                () -> model.nextTray(1)));
        getChildren().add(buttons);
    }

    private void missiles(Snapshot snapshot, Hand hand) {
        String unit = hand.tray().unit().orElse("");
        boolean declared = snapshot.standing().aims().containsKey(unit);
        FlowPane buttons = new FlowPane();
        buttons.getStyleClass().add("play-buttons");
        if (declared || snapshot.standing().canAct(hand.tray().id())) {
            Button toggle = button(declared ? "button.takeBack" : "button.unitThrows", "fire",
                    declared ? MaterialDesignC.CLOSE : MaterialDesignC.CHECK, model.declarations()::toggle);
            toggle.setId("button-unitThrows");
            buttons.getChildren().add(toggle);
        }
        buttons.getChildren().addAll(
                button("button.nextUnit", "nextTray", MaterialDesignA.ARROW_RIGHT_BOLD_OUTLINE, () -> model.nextTray(1)),
                button("button.allUnits", "cancel", MaterialDesignA.ARROW_LEFT_BOLD_OUTLINE, model::cancel));
        getChildren().add(buttons);
    }

    private String can(Hand hand) {
        Talk talk = model.talk();
        List<String> can = new ArrayList<>();
        if (hand.canMove()) {
            can.add(talk.say("can.move"));
        } else if (hand.canTurn()) {
            can.add(talk.say("can.turn"));
        }
        count(can, "can.fire", hand.fireTargets().size());
        count(can, "can.attack", hand.meleeTargets().size());
        count(can, "can.runDown", hand.runDowns().size());
        return String.join(", ", can);
    }

    private void count(List<String> into, String key, int number) {
        if (number > 0) {
            into.add(model.talk().say(key, number));
        }
    }

    private Button button(String key, String binding, Ikon icon, Runnable action) {
        Button button = Buttons.of(key, icon, action);
        button.setText(model.talk().say("button.key", model.talk().say(key), keys.label(binding)));
        return button;
    }

    private Label line(String key, Object... args) {
        return text(model.talk().say(key, args));
    }

    private static Label text(String words) {
        Label label = new Label(words);
        label.setWrapText(true);
        return label;
    }
}
