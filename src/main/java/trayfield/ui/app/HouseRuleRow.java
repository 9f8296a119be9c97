package trayfield.ui.app;

import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import trayfield.model.HouseRule;
import trayfield.play.HouseWords;

/// One house rule: a switch or a choice, what it does in a sentence, and the clause it changes.
final class HouseRuleRow extends VBox {
    private final HouseRule rule;
    private final Label sentence = new Label();
    private final Consumer<String> onChoice;

    /// @param onChoice gets each value chosen
    HouseRuleRow(HouseRule rule, Consumer<String> onChoice) {
        this.rule = rule;
        this.onChoice = onChoice;
        getStyleClass().add("tf-house-rule");
        sentence.setWrapText(true);
        sentence.getStyleClass().add("tf-soft");
        getChildren().addAll(rule.isSwitch() ? checkBox() : choices(), sentence);
        explain(rule.value());
    }

    private Node checkBox() {
        CheckBox box = new CheckBox(HouseWords.name(rule));
        box.setId("house-" + rule.name());
        box.setSelected(rule.value().equals("true"));
        box.setWrapText(true);
        box.selectedProperty().addListener((_, _, on) -> chosen(String.valueOf(on)));
        return box;
    }

    private Node choices() {
        ToggleGroup group = new ToggleGroup();
        FlowPane row = new FlowPane();
        row.getStyleClass().add("tf-choices");
        for (String value : rule.values()) {
            RadioButton button = new RadioButton(HouseWords.value(rule, value));
            button.setId("house-" + rule.name() + "-" + value);
            button.setToggleGroup(group);
            button.setSelected(value.equals(rule.value()));
            button.selectedProperty().addListener((_, _, on) -> {
                if (on) {
                    chosen(value);
                }
            });
            row.getChildren().add(button);
        }
        return new VBox(new Label(HouseWords.name(rule)), row);
    }

    private void chosen(String value) {
        explain(value);
        onChoice.accept(value);
    }

    private void explain(String value) {
        sentence.setText(HouseWords.sentence(rule, value));
    }
}
