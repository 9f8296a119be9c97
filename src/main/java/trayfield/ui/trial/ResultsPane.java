package trayfield.ui.trial;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import trayfield.ui.screen.Controls;
import trayfield.ui.trial.state.Comparing;
import trayfield.ui.trial.state.Findings;
import trayfield.ui.trial.state.Findings.OfSide;
import trayfield.ui.trial.state.Standing.Stage;
import trayfield.ui.trial.state.Talk;
import trayfield.ui.trial.state.TrialDesk;

/// A trial under way or over: how far it is, and below that what it has come to.
final class ResultsPane extends VBox {
    /// Of the height, when a page is turned.
    private static final double PAGE = 0.8;

    private final TrialDesk desk;
    private final ProgressSheet progress;
    private final VBox comparing = Paper.sheet();
    private final SharesSheet shares = new SharesSheet();
    private final Histogram endings = new Histogram(Talk.say("endings.title"));
    private final Histogram lengths = new Histogram(Talk.say("lengths.title"));
    private final List<Histogram> losses = List.of(new Histogram(""), new Histogram(""));
    private final VBox luck = Paper.sheet();
    private final HeatSheet heat;
    private final VBox found;
    private final ScrollPane scroll;
    private Optional<Findings> shown = Optional.empty();

    ResultsPane(TrialDesk desk, TrialHost host) {
        this.desk = desk;
        progress = new ProgressSheet(desk, host);
        heat = new HeatSheet(host);
        found = new VBox(shares, endings, beside(lengths, luck), beside(losses.getFirst(), losses.getLast()), heat);
        found.getStyleClass().add("tf-trial-found");
        VBox page = new VBox(progress, comparing, found);
        page.getStyleClass().add("tf-trial-page");
        scroll = Paper.scrolling(page);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().add(scroll);
        desk.standingProperty().addListener(_ -> show());
        desk.findingsProperty().addListener(_ -> show());
        desk.comparingProperty().addListener(_ -> showComparing());
        sceneProperty().addListener(_ -> show());
        addEventHandler(KeyEvent.KEY_PRESSED, this::turnPage);
        showComparing();
    }

    /// The keys that scroll anywhere: below the buttons there is nothing to be focused.
    private void turnPage(KeyEvent key) {
        double room = scroll.getContent().getLayoutBounds().getHeight() - scroll.getViewportBounds().getHeight();
        double page = room <= 0 ? 0 : PAGE * scroll.getViewportBounds().getHeight() / room;
        double to = switch (key.getCode()) {
            case PAGE_DOWN -> scroll.getVvalue() + page;
            case PAGE_UP -> scroll.getVvalue() - page;
            case HOME -> 0;
            case END -> 1;
            default -> scroll.getVvalue();
        };
        scroll.setVvalue(Math.clamp(to, 0, 1));
    }

    private static Node beside(Node one, Node other) {
        GridPane pair = new GridPane();
        pair.getStyleClass().add("tf-trial-pair");
        for (Node node : List.of(one, other)) {
            ColumnConstraints half = new ColumnConstraints();
            half.setPercentWidth(50);
            pair.getColumnConstraints().add(half);
            pair.addColumn(pair.getColumnCount() - 1, node);
        }
        return pair;
    }

    /// Nothing is drawn while the player looks elsewhere.
    private void show() {
        if (getScene() == null || desk.stage() == Stage.CHOOSING) {
            return;
        }
        progress.show(desk.standingProperty().get());
        desk.findingsProperty().get().ifPresentOrElse(progress::show, progress::clear);
        Optional<Findings> now = desk.findingsProperty().get().filter(some -> some.games() > 0);
        Paper.present(found, now.isPresent());
        now.filter(some -> shown.filter(last -> last == some).isEmpty()).ifPresent(this::show);
        shown = now;
    }

    private void show(Findings findings) {
        shares.show(findings);
        endings.show(Talk.say("endings.games", findings.games()), findings.endings());
        lengths.show(Talk.say("lengths.mean", Talk.number(findings.length())), findings.lengths());
        for (int i = 0; i < losses.size(); i++) {
            OfSide side = findings.sides().get(i);
            losses.get(i).rename(Talk.say("losses.title", side.side().name()));
            losses.get(i).show(Talk.say("losses.mean", Talk.number(side.lost())), side.losses());
        }
        luck.getChildren().setAll(Paper.subheading(Talk.say("luck.title")), Controls.label(Talk.say("luck.says"), "tf-small", "tf-soft"));
        findings.sides().forEach(side -> luck.getChildren().add(
                Controls.label(Talk.say("luck.side", side.side().name(), Talk.signed(side.luck())))));
        luck.getChildren().add(Controls.label(Talk.say("luck.luckier", Talk.share(findings.luckier()))));
        heat.show(findings);
    }

    private void showComparing() {
        Comparing now = desk.comparingProperty().get();
        Paper.present(comparing, !now.lines().isEmpty());
        comparing.getChildren().setAll(Paper.subheading(Talk.say("comparing.title")));
        now.lines().forEach(line -> comparing.getChildren().add(
                now.failed() ? Controls.label(line, "tf-warning") : Controls.label(line)));
    }

    Node firstFocus() {
        return progress.firstFocus();
    }
}
