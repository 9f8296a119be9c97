package trayfield.ui.play;

import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import trayfield.model.Order;
import trayfield.model.Scenario;
import trayfield.ui.play.state.PlayModel;
import trayfield.ui.play.state.Snapshot;
import trayfield.ui.play.state.Standing;
import trayfield.ui.play.state.Talk;

/// A side's secret declaration: its units with a switch for each that can throw, and how many of its men have a target.
final class MissileCard extends VBox {
    private final PlayModel model;

    MissileCard(PlayModel model) {
        this.model = model;
        setId("missiles");
        getStyleClass().add("play-card");
    }

    void show(Snapshot snapshot) {
        Label title = text(Talk.word("missiles.title"));
        title.getStyleClass().add("play-heading");
        getChildren().setAll(title, text(Talk.word("missiles.says")));
        Button all = Buttons.of("button.allThrow", MaterialDesignA.ARROW_EXPAND_ALL, model.declarations()::all);
        FlowPane buttons = new FlowPane(all);
        buttons.getStyleClass().add("play-buttons");
        getChildren().add(buttons);
        Standing standing = snapshot.standing();
        for (Scenario.UnitPlan unit : model.talk().scenario().units()) {
            if (snapshot.seen().side().filter(unit.side()::equals).isPresent()) {
                getChildren().add(row(standing, unit));
            }
        }
    }

    private HBox row(Standing standing, Scenario.UnitPlan unit) {
        boolean declared = standing.aims().containsKey(unit.id());
        boolean may = standing.throwing().stream().anyMatch(order -> order.unit().equals(unit.id()));
        boolean thrown = standing.seen().units().stream().anyMatch(one -> one.id().equals(unit.id()) && one.thrown());
        Label name = new Label(unit.name(), new CrestMark(unit.crest()));
        VBox words = new VBox(name);
        if (declared) {
            words.getChildren().add(text(aimed(standing, unit.id())));
        } else if (!may) {
            words.getChildren().add(text(Talk.word(thrown ? "units.thrown" : "missiles.noTarget")));
        }
        HBox.setHgrow(words, Priority.ALWAYS);
        HBox row = new HBox(words);
        row.getStyleClass().add("play-roster-row");
        if (declared || may) {
            row.getChildren().add(throwing(unit.id(), declared));
        }
        return row;
    }

    private ToggleButton throwing(String unit, boolean declared) {
        ToggleButton throwing = new ToggleButton(Talk.word(declared ? "missiles.declared" : "missiles.throws"));
        throwing.setId("throw-" + unit);
        throwing.setSelected(declared);
        throwing.setFocusTraversable(false);
        throwing.setMinWidth(USE_PREF_SIZE);
        throwing.getStyleClass().addAll("tf-plate", "play-throw");
        throwing.setOnAction(_ -> model.declarations().toggle(unit));
        return throwing;
    }

    /// How many throw direct, and how many indirect.
    private String aimed(Standing standing, String unit) {
        List<Order.Aim> aims = standing.aims().get(unit);
        long direct = aims.stream().filter(aim -> standing.seat().direct(aim.man(), aim.target())).count();
        return Talk.word("missiles.aimed", direct, aims.size() - direct);
    }

    private static Label text(String words) {
        Label label = new Label(words);
        label.setWrapText(true);
        return label;
    }
}
