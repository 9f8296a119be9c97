package trayfield.ui.trial;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import trayfield.model.Side;
import trayfield.ui.screen.Controls;
import trayfield.ui.trial.state.Candidate;
import trayfield.ui.trial.state.Leader;
import trayfield.ui.trial.state.Talk;
import trayfield.ui.trial.state.TrialForm;
import trayfield.ui.trial.state.TrialForm.Field;

/// How a scenario is to be tried: who leads, how many games, and the rest. What is wrong stands below its field.
final class FormSheet {
    private static final int SHORT = 8;

    private final TrialForm form;
    private final TrialHost host;
    private final TextField path;
    private final VBox houseRules = new VBox();
    private final List<Label> names = List.of(Controls.label("", "tf-strong"), Controls.label("", "tf-strong"));

    FormSheet(TrialForm form, TrialHost host) {
        this.form = form;
        this.host = host;
        this.path = input("file", form.fileProperty());
        houseRules.getStyleClass().add("tf-house-rules");
        form.chosenProperty().addListener((_, _, candidate) -> name(candidate));
        name(form.chosenProperty().get());
    }

    private void name(Candidate candidate) {
        if (candidate != null) {
            List<Side> sides = candidate.scenario().sides();
            for (int side = 0; side < names.size(); side++) {
                names.get(side).setText(Talk.say("form.leads", sides.get(side).name()));
            }
            houseRules.getChildren().setAll(form.houseRules().stream()
                    .map(rule -> host.houseRule(rule, value -> form.choose(rule.name(), value))).toList());
        }
    }

    VBox sheet() {
        List<Node> rows = new ArrayList<>(List.of(Paper.subheading(Talk.say("form.who"))));
        for (int side = 0; side < names.size(); side++) {
            rows.add(leader(side));
        }
        rows.add(veteran());
        rows.add(Paper.subheading(Talk.say("form.howMany")));
        rows.add(field(Field.GAMES, "games", form.gamesProperty()));
        rows.add(field(Field.SEED, "seed", form.seedProperty()));
        rows.add(field(Field.CORES, "cores", form.coresProperty()));
        rows.add(field(Field.PART, "part", form.partProperty(), "form.part.none"));
        rows.add(Paper.subheading(Talk.say("form.results")));
        rows.add(file());
        rows.add(Paper.subheading(Talk.say("form.houseRules")));
        rows.add(Controls.label(Talk.say("form.houseRules.says"), "tf-small", "tf-soft"));
        rows.add(houseRules);
        return Paper.sheet(rows.toArray(Node[]::new));
    }

    /// Only a veteran has something to spend.
    private Node veteran() {
        Node field = field(Field.NODES, "nodes", form.nodesProperty(), "form.nodes.none");
        List<ObjectProperty<Leader>> leaders = List.of(form.leaderProperty(0), form.leaderProperty(1));
        Runnable show = () -> Paper.present(field, leaders.stream().anyMatch(leader -> leader.get() == Leader.VETERAN));
        leaders.forEach(leader -> leader.addListener(_ -> show.run()));
        show.run();
        return field;
    }

    private Node leader(int side) {
        ObjectProperty<Leader> chosen = form.leaderProperty(side);
        ToggleGroup group = new ToggleGroup();
        FlowPane choices = new FlowPane();
        choices.getStyleClass().add("tf-choices");
        for (Leader leader : Leader.values()) {
            RadioButton button = new RadioButton(Talk.say("leader." + leader.name()));
            button.setId("leader-" + side + "-" + leader.name());
            button.setToggleGroup(group);
            button.setSelected(chosen.get() == leader);
            button.setOnAction(_ -> chosen.set(leader));
            choices.getChildren().add(button);
        }
        Node robot = robot(side);
        chosen.addListener((_, _, leader) -> Paper.present(robot, leader == Leader.ROBOT));
        Paper.present(robot, chosen.get() == Leader.ROBOT);
        VBox box = new VBox(names.get(side), choices, robot);
        box.getStyleClass().add("tf-trial-field");
        return box;
    }

    private Node robot(int side) {
        TextField command = new TextField();
        command.setId("robot-" + side);
        command.setPromptText(Talk.say("form.command"));
        command.textProperty().bindBidirectional(form.robotProperty(side));
        command.setAccessibleText(Talk.say("form.command"));
        VBox box = new VBox(command, wrong(side == 0 ? Field.FIRST_ROBOT : Field.SECOND_ROBOT),
                Controls.label(Talk.say("form.command.says"), "tf-small", "tf-soft"));
        box.getStyleClass().add("tf-indented");
        return box;
    }

    private Node field(Field field, String key, StringProperty text) {
        return field(field, key, input(key, text));
    }

    /// @param none what is meant where nothing is typed
    private Node field(Field field, String key, StringProperty text, String none) {
        TextField input = input(key, text);
        input.setPromptText(Talk.say(none));
        return field(field, key, input);
    }

    private Node field(Field field, String key, TextField input) {
        input.setPrefColumnCount(SHORT);
        input.setMaxWidth(Region.USE_PREF_SIZE);
        Label name = name(key, input);
        HBox row = new HBox(name, input);
        row.getStyleClass().add("tf-form-row");
        VBox box = new VBox(row, wrong(field), Controls.label(Talk.say("form." + key + ".says"), "tf-small", "tf-soft"));
        box.getStyleClass().add("tf-trial-field");
        return box;
    }

    private static TextField input(String id, StringProperty text) {
        TextField input = new TextField();
        input.setId(id);
        input.textProperty().bindBidirectional(text);
        return input;
    }

    private static Label name(String key, TextField input) {
        Label name = new Label(Talk.say("form." + key));
        name.setLabelFor(input);
        name.getStyleClass().add("tf-trial-name");
        return name;
    }

    private Node file() {
        path.setPromptText(Talk.say("form.noFile"));
        HBox.setHgrow(path, Priority.ALWAYS);
        Button choose = new Button(Talk.say("form.choose"));
        choose.setId("choose-file");
        choose.setMinWidth(Region.USE_PREF_SIZE);
        choose.setOnAction(_ -> host.askForResults(suggested()).ifPresent(file -> form.fileProperty().set(file.toString())));
        HBox row = new HBox(name("file", path), path, choose);
        row.getStyleClass().add("tf-form-row");
        VBox box = new VBox(row, wrong(Field.FILE), Controls.label(Talk.say("form.file.says"), "tf-small", "tf-soft"));
        box.getStyleClass().add("tf-trial-field");
        return box;
    }

    TextField fileField() {
        return path;
    }

    private String suggested() {
        Candidate candidate = form.chosenProperty().get();
        return (candidate == null ? "trial" : candidate.scenario().id()) + ".csv";
    }

    /// What is wrong with a field, as long as anything is.
    Label wrong(Field field) {
        Label label = Controls.label("", "tf-warning");
        label.setId("wrong-" + field.name());
        form.problemsProperty().addListener(_ -> tell(label, field));
        tell(label, field);
        return label;
    }

    private void tell(Label label, Field field) {
        String why = form.problemsProperty().get().get(field);
        label.setText(why);
        Paper.present(label, why != null);
    }
}
