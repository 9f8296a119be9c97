package trayfield.ui.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.layout.VBox;
import trayfield.model.HouseRule;
import trayfield.model.Scenario;
import trayfield.model.Scenario.Setting;
import trayfield.play.HouseWords;
import trayfield.ui.editor.state.EditorModel;
import trayfield.ui.editor.state.Say;

/// The house rules that a scenario asks for; what it does not ask for is left to the rule table and the players.
final class HouseRules extends VBox {
    private static final String LEFT = "";

    private final EditorModel model;
    private List<Setting> shown;

    HouseRules(EditorModel model) {
        this.model = model;
        getStyleClass().add("bench-units");
    }

    void show(Scenario scenario) {
        if (scenario.options().equals(shown)) {
            return;
        }
        shown = scenario.options();
        getChildren().setAll(model.table().houseRules().stream().map(rule -> row(scenario, rule)).toList());
    }

    private Node row(Scenario scenario, HouseRule rule) {
        List<String> values = Stream.concat(Stream.of(LEFT), rule.values().stream()).toList();
        ComboBox<String> choice = Fields.choice("house-" + rule.name(), values, value -> words(rule, value),
                value -> set(rule.name(), value));
        String value = scenario.options().stream().filter(setting -> setting.name().equals(rule.name())).findFirst()
                .map(Setting::value).orElse(LEFT);
        Fields.set(choice, value);
        VBox row = new VBox(Buttons.text(Say.it("house.rule", HouseWords.name(rule), rule.rule().label())), choice);
        if (!value.equals(LEFT)) {
            row.getChildren().add(Buttons.text(HouseWords.sentence(rule, value), "tf-small", "tf-soft"));
        }
        return row;
    }

    private static String words(HouseRule rule, String value) {
        return value.equals(LEFT) ? Say.it("house.left")
                : rule.isSwitch() ? Say.it("house." + value) : HouseWords.value(rule, value);
    }

    private void set(String name, String value) {
        model.edit(Say.it("step.houseRule"), Optional.empty(), draft -> {
            List<Setting> settings = new ArrayList<>(draft.options());
            settings.removeIf(setting -> setting.name().equals(name));
            if (!value.equals(LEFT)) {
                settings.add(new Setting(name, value));
            }
            return draft.withOptions(settings);
        });
    }
}
