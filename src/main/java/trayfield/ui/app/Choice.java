package trayfield.ui.app;

import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;

/// One of a few things to choose, each a radio button, named by the words of its kind.
final class Choice<E extends Enum<E>> extends FlowPane {
    private E chosen;
    private Runnable onChoice = () -> { };

    /// @param key of the words, before the names of the values; also of the buttons' ids
    Choice(String key, E[] values, E first) {
        chosen = first;
        getStyleClass().add("tf-choices");
        ToggleGroup group = new ToggleGroup();
        for (E value : values) {
            RadioButton button = new RadioButton(Words.say(key + "." + value.name()));
            button.setId(key + "-" + value.name());
            button.setToggleGroup(group);
            button.setSelected(value == first);
            button.selectedProperty().addListener((_, _, on) -> {
                if (on) {
                    chosen = value;
                    onChoice.run();
                }
            });
            getChildren().add(button);
        }
    }

    /// @param listener runs after each choice
    void onChoice(Runnable listener) {
        onChoice = listener;
    }

    E chosen() {
        return chosen;
    }
}
