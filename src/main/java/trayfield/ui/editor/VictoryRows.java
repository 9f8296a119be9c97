package trayfield.ui.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Scenario;
import trayfield.model.Scenario.Victory;
import trayfield.model.Square;
import trayfield.ui.editor.state.EditorModel;
import trayfield.ui.editor.state.Rectangle;
import trayfield.ui.editor.state.Say;
import trayfield.ui.screen.Controls;

/// The ways to win beside elimination and headquarters, one under the other, each as a sentence with fields in it.
final class VictoryRows extends VBox {
    private static final int MOST = 9999;

    private final EditorModel model;
    private final VBox rows = new VBox();
    private List<Victory> shown;
    private List<String> names = List.of();

    VictoryRows(EditorModel model) {
        this.model = model;
        rows.getStyleClass().add("bench-units");
        FlowPane more = new FlowPane(
                Buttons.small("victory.add.capture", () -> add(new Victory.Capture(side(), selected(), 1))),
                Buttons.small("victory.add.losses", () -> add(new Victory.Losses(side(), 1))),
                Buttons.small("victory.add.exit", () -> add(new Victory.Exit(side(), Facing.N, 1))));
        more.getStyleClass().add("bench-choices");
        getStyleClass().add("bench-field");
        getChildren().setAll(rows, more);
    }

    private String side() {
        return model.scenario().sides().getFirst().id();
    }

    /// The selected squares: what a capture is most often about.
    private List<Square> selected() {
        return model.bench().selection().map(Rectangle::squares).orElse(List.of());
    }

    private void add(Victory way) {
        List<Victory> ways = new ArrayList<>(model.scenario().victory());
        ways.add(way);
        model.edit(Say.it("step.terms"), Optional.empty(), draft -> draft.withVictory(ways));
    }

    /// Changes a way from its own row, which stays as it is.
    private void change(int number, Victory way) {
        List<Victory> ways = new ArrayList<>(model.scenario().victory());
        ways.set(number, way);
        shown = List.copyOf(ways);
        model.edit(Say.it("step.terms"), Optional.of("victory" + number), draft -> draft.withVictory(ways));
    }

    private void remove(int number) {
        List<Victory> ways = new ArrayList<>(model.scenario().victory());
        ways.remove(number);
        model.edit(Say.it("step.terms"), Optional.empty(), draft -> draft.withVictory(ways));
    }

    void show(Scenario scenario) {
        List<String> sides = scenario.sides().stream().map(side -> side.name()).toList();
        if (scenario.victory().equals(shown) && sides.equals(names)) {
            return;
        }
        shown = scenario.victory();
        names = sides;
        rows.getChildren().clear();
        for (int i = 0; i < shown.size(); i++) {
            rows.getChildren().add(row(scenario, i, shown.get(i)));
        }
    }

    private Victory now(int number) {
        return model.scenario().victory().get(number);
    }

    private Node row(Scenario scenario, int number, Victory way) {
        ComboBox<String> side = Fields.choice("way-side-" + number, scenario.sides().stream().map(one -> one.id()).toList(),
                id -> scenario.sides().get(Math.max(0, scenario.sideIndex(id))).name(), id -> change(number, of(now(number), id)));
        Fields.set(side, way.side());
        side.setMaxWidth(USE_PREF_SIZE);
        Spinner<Integer> count = Fields.number("way-count-" + number, 1, MOST, way.count());
        count.valueProperty().addListener((_, _, value) -> change(number, counting(now(number), value)));
        FlowPane sentence = new FlowPane(side);
        sentence.getStyleClass().add("bench-choices");
        switch (way) {
            case Victory.Losses _ -> sentence.getChildren().addAll(words("victory.losses"), count, words("victory.losses.end"));
            case Victory.Exit exit -> sentence.getChildren().addAll(words("victory.exit"), count, words("victory.exit.edge"), edge(number, exit));
            case Victory.Capture _ -> sentence.getChildren().addAll(words("victory.capture"), count);
        }
        VBox row = new VBox(new HBox(Buttons.text(Say.it("victory.number", number + 1), "tf-strong")), sentence);
        if (way instanceof Victory.Capture capture) {
            row.getChildren().add(words("victory.capture.on"));
            row.getChildren().addAll(squares(number, capture));
        }
        row.getChildren().add(Buttons.small("victory.remove", () -> remove(number)));
        row.getStyleClass().add("bench-way");
        return row;
    }

    private static Label words(String key) {
        return Buttons.text(Say.it(key));
    }

    private ComboBox<Facing> edge(int number, Victory.Exit exit) {
        ComboBox<Facing> edge = Fields.choice("way-edge-" + number, List.of(Facing.values()), way -> Say.choice("facing", way),
                way -> change(number, new Victory.Exit(now(number).side(), way, now(number).count())));
        Fields.set(edge, exit.edge());
        edge.setMaxWidth(USE_PREF_SIZE);
        return edge;
    }

    private List<Node> squares(int number, Victory.Capture capture) {
        TextField field = new TextField(Fields.squares(capture.squares()));
        field.setId("way-squares-" + number);
        Label wrong = Buttons.text("", "tf-warning", "tf-small");
        Controls.shown(wrong, false);
        Board board = model.scenario().board();
        Fields.typed(field, text -> {
            Optional<List<Square>> squares = Fields.squares(text).filter(all -> !all.isEmpty() && all.stream().allMatch(board::contains));
            Controls.shown(wrong, squares.isEmpty());
            wrong.setText(Say.it("terms.squares.wrong", board.square(board.size() - 1)));
            squares.ifPresent(all -> change(number, new Victory.Capture(now(number).side(), all, now(number).count())));
        });
        return List.of(field, wrong, Buttons.small("victory.selected", () -> {
            if (selected().isEmpty()) {
                model.say(Say.it("note.noSelection"), true);
            } else {
                change(number, new Victory.Capture(now(number).side(), selected(), now(number).count()));
                field.setText(Fields.squares(selected()));
            }
        }));
    }

    private static Victory of(Victory way, String side) {
        return switch (way) {
            case Victory.Capture capture -> new Victory.Capture(side, capture.squares(), capture.count());
            case Victory.Losses losses -> new Victory.Losses(side, losses.count());
            case Victory.Exit exit -> new Victory.Exit(side, exit.edge(), exit.count());
        };
    }

    private static Victory counting(Victory way, int count) {
        return switch (way) {
            case Victory.Capture capture -> new Victory.Capture(capture.side(), capture.squares(), count);
            case Victory.Losses losses -> new Victory.Losses(losses.side(), count);
            case Victory.Exit exit -> new Victory.Exit(exit.side(), exit.edge(), count);
        };
    }
}
