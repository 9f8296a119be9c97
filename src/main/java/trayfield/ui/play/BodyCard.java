package trayfield.ui.play;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import trayfield.model.Phase;
import trayfield.model.Scenario;
import trayfield.play.body.BodyPlan;
import trayfield.ui.play.state.Bodies;
import trayfield.ui.play.state.Body;
import trayfield.ui.play.state.BodyTalk;
import trayfield.ui.play.state.Drill;
import trayfield.ui.play.state.PlayModel;
import trayfield.ui.play.state.Pointed;
import trayfield.ui.play.state.Snapshot;

/// The card of trays taken up as one body: units and men counted, what they would do, who cannot follow and why, with
/// buttons for all of it.
final class BodyCard extends VBox {
    private final PlayModel model;
    private final KeyTable keys;

    BodyCard(PlayModel model, KeyTable keys) {
        this.model = model;
        this.keys = keys;
        setId("body");
        getStyleClass().add("play-card");
    }

    void show(Snapshot snapshot, Body body) {
        BodyTalk talk = new BodyTalk(model.talk(), snapshot);
        Label title = text(talk.heading(body));
        title.getStyleClass().add("play-heading");
        Label able = text(talk.able(body));
        getChildren().setAll(title, able);
        if (snapshot.pointed() instanceof Pointed.Formation formation) {
            plan(talk, formation.plan());
        }
        getChildren().add(snapshot.seen().phase() == Phase.MISSILES ? missiles() : drills());
        if (body.units().size() > 1) {
            getChildren().add(units(body));
        }
    }

    private FlowPane units(Body body) {
        FlowPane units = new FlowPane();
        units.getStyleClass().add("play-body-units");
        for (Scenario.UnitPlan unit : model.talk().scenario().units()) {
            Integer men = body.units().get(unit.id());
            if (men != null) {
                HBox chip = new HBox(new CrestMark(unit.crest()), new Label(model.talk().say("body.chip", unit.name(), men)));
                chip.getStyleClass().add("play-body-unit");
                units.getChildren().add(chip);
            }
        }
        return units;
    }

    private void plan(BodyTalk talk, BodyPlan plan) {
        Label follows = text(talk.follows(plan));
        follows.setId("body-follows");
        follows.getStyleClass().add("play-deed-title");
        Button does = button("button.does", "confirm", MaterialDesignC.CHECK, model.bodies()::go);
        does.getStyleClass().add("tf-plate-primary");
        does.setDisable(plan.orders().isEmpty());
        getChildren().addAll(follows, row(does));
        for (String reason : talk.reasons(plan)) {
            Label line = text(reason);
            line.getStyleClass().add("play-warning");
            getChildren().add(line);
        }
    }

    private FlowPane drills() {
        Bodies bodies = model.bodies();
        return row(
                button("button.left", "left", MaterialDesignR.ROTATE_LEFT, () -> model.turn(-1)),
                button("button.right", "right", MaterialDesignR.ROTATE_RIGHT, () -> model.turn(1)),
                button("button.turnAll", "turnAll", MaterialDesignR.ROTATE_3D_VARIANT, () -> bodies.drill(Drill.TURN)),
                button("button.wheelLeft", "wheelLeft", MaterialDesignA.ARROW_LEFT_TOP_BOLD,
                        () -> bodies.drill(Drill.WHEEL_LEFT)),
                button("button.wheelRight", "wheelRight", MaterialDesignA.ARROW_RIGHT_TOP_BOLD,
                        () -> bodies.drill(Drill.WHEEL_RIGHT)),
                button("button.march", "march", MaterialDesignS.SIGN_DIRECTION, () -> bodies.drill(Drill.MARCH)),
                button("button.nextUnitToAct", "unit", MaterialDesignA.ARROW_RIGHT_BOLD_OUTLINE, () -> bodies.nextUnit(1)),
                button("button.letGo", "cancel", MaterialDesignC.CLOSE, model::cancel));
    }

    private FlowPane missiles() {
        return row(button("button.unitsThrow", "fire", MaterialDesignC.CHECK, model.declarations()::toggle),
                button("button.letGo", "cancel", MaterialDesignC.CLOSE, model::cancel));
    }

    private static FlowPane row(Button... buttons) {
        FlowPane row = new FlowPane(buttons);
        row.getStyleClass().add("play-buttons");
        return row;
    }

    private Button button(String key, String binding, Ikon icon, Runnable action) {
        Button button = Buttons.of(key, icon, action);
        button.setText(model.talk().say("button.key", model.talk().say(key), keys.label(binding)));
        return button;
    }

    private static Label text(String words) {
        Label label = new Label(words);
        label.setWrapText(true);
        return label;
    }
}
