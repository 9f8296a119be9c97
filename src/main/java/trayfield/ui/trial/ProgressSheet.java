package trayfield.ui.trial;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import trayfield.solo.trial.TrialPage;
import trayfield.ui.screen.Controls;
import trayfield.ui.trial.state.Findings;
import trayfield.ui.trial.state.Standing;
import trayfield.ui.trial.state.Standing.Stage;
import trayfield.ui.trial.state.Talk;
import trayfield.ui.trial.state.TrialDesk;

/// How far the trial is, its verdict so far, and what can be done with it.
final class ProgressSheet extends VBox {
    private final TrialDesk desk;
    private final TrialHost host;
    private final Label title = Controls.label("", "tf-heading");
    private final Label verdict = Controls.label("", "tf-trial-verdict");
    private final Label apart = Controls.label("", "tf-warning");
    private final ProgressBar bar = new ProgressBar(0);
    private final Label stage = Controls.label("");
    private final Label pace = Controls.label("", "tf-soft");
    private final Label file = Controls.label("", "tf-small", "tf-soft");
    private final Button cancel = button("cancel");
    private final Button goOn = button("goOn");
    private final Button save = button("save");
    private final Button compare = button("compare");
    private final Button again = button("again");

    ProgressSheet(TrialDesk desk, TrialHost host) {
        this.desk = desk;
        this.host = host;
        getStyleClass().add("tf-paper");
        bar.setMaxWidth(Double.MAX_VALUE);
        bar.getStyleClass().add("tf-trial-progress");
        goOn.getStyleClass().add("tf-primary");
        cancel.setOnAction(_ -> desk.cancel());
        goOn.setOnAction(_ -> desk.goOn());
        again.setOnAction(_ -> desk.chooseAgain());
        save.setOnAction(_ -> saveReport());
        compare.setOnAction(_ -> host.askForOtherResults().ifPresent(other -> desk.compare(other, host.files())));
        FlowPane buttons = new FlowPane(cancel, goOn, save, compare, again);
        buttons.getStyleClass().add("tf-trial-buttons");
        getChildren().addAll(title, verdict, apart, bar, stage, pace, file, buttons);
    }

    private static Button button(String key) {
        Button button = new Button(Talk.say("trial." + key));
        button.setId(key);
        return button;
    }

    /// Before a trial has anything to tell.
    void clear() {
        verdict.setText("");
        Paper.present(apart, false);
    }

    private void saveReport() {
        desk.findingsProperty().get().ifPresent(found -> host.saveReport(found.scenario().id() + "-trial.html",
                () -> TrialPage.of(found.scenario().title(), found.verdicts())));
    }

    void show(Standing standing) {
        Stage now = standing.stage();
        desk.order().ifPresent(order -> title.setText(order.candidate().scenario().title()));
        file.setText(desk.order().map(order -> order.file().map(path -> Talk.say("trial.file", path))
                .orElse(Talk.say("trial.noFile"))).orElse(""));
        Paper.present(file, !file.getText().isEmpty());
        int total = standing.progress().total();
        bar.setProgress(now == Stage.OPENING ? -1 : total == 0 ? 0 : (double) standing.progress().done() / total);
        stage.setText(Talk.stage(standing));
        pace.setText(Talk.pace(standing));
        Paper.present(pace, !pace.getText().isEmpty());
        Node focused = getScene() == null ? null : getScene().getFocusOwner();
        buttons(now);
        if (focused instanceof Button button && buttons().contains(button) && (!button.isVisible() || button.isDisabled())) {
            firstFocus().requestFocus();
        }
    }

    private void buttons(Stage now) {
        boolean found = desk.findingsProperty().get().filter(some -> some.games() > 0).isPresent();
        Paper.present(cancel, now.busy());
        Paper.present(goOn, now == Stage.CANCELLED || now == Stage.FAILED);
        Paper.present(again, !now.busy());
        save.setDisable(!found);
        compare.setDisable(!found || now.busy());
    }

    private List<Button> buttons() {
        return List.of(cancel, goOn, save, compare, again);
    }

    void show(Findings findings) {
        title.setText(findings.scenario().title());
        verdict.setText(findings.verdicts().fairness());
        apart.setText(Talk.apart(findings));
        Paper.present(apart, !apart.getText().isEmpty());
        buttons(desk.stage());
    }

    Node firstFocus() {
        return Stream.of(cancel, goOn, save, again).filter(one -> one.isVisible() && !one.isDisabled()).findFirst().orElse(again);
    }
}
