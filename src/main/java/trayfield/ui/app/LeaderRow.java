package trayfield.ui.app;

import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// Who leads one side: a choice, what it means in a sentence, and for a robot the command that starts it.
final class LeaderRow extends VBox {
    private final Consumer<Leader> onChoice;
    private final Label sentence = Sheet.label("", "tf-small", "tf-soft");
    private final TextField command = new TextField();
    private final HBox robot;
    private Leader.Kind kind;

    /// @param side     its place among the sides, from 0
    /// @param onChoice gets each choice
    LeaderRow(int side, String name, Leader now, Consumer<Leader> onChoice) {
        this.onChoice = onChoice;
        this.kind = now.kind();
        command.setText(now.command());
        command.setId("robot-" + side);
        command.textProperty().addListener(_ -> chosen(kind));
        HBox.setHgrow(command, Priority.ALWAYS);
        Label label = new Label(Words.say("leader.command"));
        label.setMinWidth(USE_PREF_SIZE);
        label.setLabelFor(command);
        robot = new HBox(label, command);
        robot.getStyleClass().add("tf-form-row");
        ToggleGroup group = new ToggleGroup();
        FlowPane row = new FlowPane();
        row.getStyleClass().add("tf-choices");
        for (Leader.Kind one : Leader.Kind.values()) {
            row.getChildren().add(button(side, name, one, group));
        }
        getStyleClass().add("tf-house-rule");
        getChildren().addAll(Sheet.label(name, "tf-strong"), row, sentence, robot);
        explain();
    }

    private RadioButton button(int side, String name, Leader.Kind one, ToggleGroup group) {
        RadioButton button = new RadioButton(Words.say("leader." + one.name()));
        button.setId("leader-" + side + "-" + one.name());
        button.setAccessibleText(Words.say("leader.of", name, button.getText(), Words.say("leader.says." + one.name())));
        button.setToggleGroup(group);
        button.setSelected(one == kind);
        button.selectedProperty().addListener((_, _, on) -> {
            if (on) {
                chosen(one);
            }
        });
        return button;
    }

    private void chosen(Leader.Kind one) {
        kind = one;
        explain();
        onChoice.accept(new Leader(kind, kind == Leader.Kind.ROBOT ? command.getText() : ""));
    }

    private void explain() {
        sentence.setText(Words.say("leader.says." + kind.name()));
        robot.setVisible(kind == Leader.Kind.ROBOT);
        robot.setManaged(robot.isVisible());
    }
}
