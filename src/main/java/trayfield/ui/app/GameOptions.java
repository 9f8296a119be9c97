package trayfield.ui.app;

import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import trayfield.play.Undo;

/// How a new game is to be played: by whom, with which dice, by which house rules.
final class GameOptions {
    private final NewGameModel model;
    private final VBox houseRules = new VBox();
    private final VBox leaders = new VBox();

    GameOptions(NewGameModel model) {
        this.model = model;
        houseRules.getStyleClass().add("tf-house-rules");
        leaders.getStyleClass().add("tf-house-rules");
        model.chosenProperty().addListener((_, _, _) -> {
            showHouseRules();
            showLeaders();
        });
        showHouseRules();
        showLeaders();
    }

    Sheet sheet() {
        return new Sheet().subheading(Words.say("newGame.players"))
                .add(leaders, people())
                .subheading(Words.say("newGame.dice"))
                .add(choice("dice", model.diceProperty(), NewGameModel.Dice.values()), seed())
                .subheading(Words.say("newGame.houseRules"))
                .add(houseRules);
    }

    /// Whose undo it is where people lead both sides.
    private Node people() {
        Node people = choice("players", model.playersProperty(), Undo.Players.values());
        people.visibleProperty().bind(Bindings.createBooleanBinding(model::peopleAlone, model.leadersProperty()));
        people.managedProperty().bind(people.visibleProperty());
        return people;
    }

    private void showLeaders() {
        leaders.getChildren().clear();
        if (model.chosenProperty().get() instanceof ScenarioEntry.Ready ready) {
            for (int side = 0; side < model.leadersProperty().get().size(); side++) {
                int index = side;
                leaders.getChildren().add(new LeaderRow(side, ready.scenario().sides().get(side).name(),
                        model.leadersProperty().get().get(side), leader -> model.lead(index, leader)));
            }
        }
    }

    private static <E extends Enum<E>> Node choice(String key, ObjectProperty<E> property, E[] values) {
        ToggleGroup group = new ToggleGroup();
        VBox column = new VBox();
        column.getStyleClass().add("tf-choices");
        for (E value : values) {
            RadioButton button = new RadioButton(Words.say(key + "." + value.name()));
            button.setId(key + "-" + value.name());
            button.setToggleGroup(group);
            button.setWrapText(true);
            button.setSelected(property.get() == value);
            button.selectedProperty().addListener((_, _, on) -> {
                if (on) {
                    property.set(value);
                }
            });
            column.getChildren().add(button);
        }
        return column;
    }

    private Node seed() {
        TextField field = new TextField();
        field.setId("seed");
        field.textProperty().bindBidirectional(model.seedProperty());
        Label name = new Label(Words.say("newGame.seed"));
        name.setLabelFor(field);
        Button another = new Button(Words.say("newGame.anotherSeed"));
        another.setOnAction(_ -> model.anotherSeed());
        name.setMinWidth(Region.USE_PREF_SIZE);
        another.setMinWidth(Region.USE_PREF_SIZE);
        field.setPrefColumnCount(8);
        HBox row = new HBox(name, field, another);
        row.getStyleClass().add("tf-form-row");
        Label wrong = Sheet.label(Words.say("newGame.wrongSeed"), "tf-warning");
        VBox box = new VBox(row, wrong, Sheet.label(Words.say("newGame.seed.says"), "tf-small", "tf-soft"));
        box.getStyleClass().add("tf-indented");
        box.visibleProperty().bind(model.diceProperty().isEqualTo(NewGameModel.Dice.PROGRAM));
        box.managedProperty().bind(box.visibleProperty());
        wrong.setVisible(false);
        wrong.managedProperty().bind(wrong.visibleProperty());
        model.seedProperty().addListener(_ -> wrong.setVisible(model.typedSeed().isEmpty()));
        return box;
    }

    private void showHouseRules() {
        houseRules.getChildren().setAll(model.houseRulesProperty().get().stream()
                .map(rule -> new HouseRuleRow(rule, value -> model.choose(rule.name(), value))).toList());
    }
}
