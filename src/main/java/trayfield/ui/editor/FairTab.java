package trayfield.ui.editor;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import trayfield.model.Scenario;
import trayfield.model.Side;
import trayfield.ui.editor.state.Bench;
import trayfield.ui.editor.state.Fairness;
import trayfield.ui.editor.state.Fairness.Account;
import trayfield.ui.editor.state.Say;

/// Both sides beside one another: what they have and how soon they can use it.
final class FairTab extends VBox {
    private static final double NAMES_PERCENT = 50;

    private final GridPane grid = new GridPane();
    private Fairness shown;
    private List<Side> sides = List.of();

    FairTab() {
        getStyleClass().add("bench-form");
        grid.getStyleClass().add("tf-grid");
        grid.setId("fair");
        ColumnConstraints names = new ColumnConstraints();
        names.setPercentWidth(NAMES_PERCENT);
        ColumnConstraints numbers = new ColumnConstraints();
        numbers.setPercentWidth((100 - NAMES_PERCENT) / 2);
        grid.getColumnConstraints().setAll(names, numbers, numbers);
        getChildren().setAll(Buttons.text(Say.it("fair.title"), "tf-subheading"), grid,
                Buttons.text(Say.it("fair.says"), "tf-small", "tf-soft"));
    }

    void show(Bench bench) {
        Fairness fairness = bench.findings().fairness().orElse(null);
        if (fairness == shown && sides.equals(bench.scenario().sides())) {
            return;
        }
        shown = fairness;
        sides = bench.scenario().sides();
        grid.getChildren().clear();
        if (fairness == null) {
            grid.add(Buttons.text(Say.it("fair.broken"), "tf-soft"), 0, 0, 3, 1);
            return;
        }
        heading(bench.scenario());
        row(1, "fair.trays", account -> String.valueOf(account.trays()));
        row(2, "fair.power", account -> String.valueOf(account.power()));
        for (int turn = 1; turn <= 3; turn++) {
            int index = turn - 1;
            row(2 + turn, "fair.ground." + turn, account -> String.valueOf(account.ground().get(index)));
        }
        row(6, "fair.fire", account -> turn(account.firstFire()));
        row(7, "fair.contact", account -> turn(account.firstContact()));
    }

    private void heading(Scenario scenario) {
        grid.add(cell("", "tf-grid-head"), 0, 0);
        for (int i = 0; i < 2; i++) {
            // One above the other: beside its badge a name would be broken in the middle.
            VBox name = new VBox(ArmiesTab.badge(scenario.sides().get(i)), Buttons.text(scenario.sides().get(i).name()));
            name.getStyleClass().addAll("bench-field", "tf-grid-head");
            grid.add(name, i + 1, 0);
        }
    }

    private void row(int number, String key, Function<Account, String> value) {
        grid.add(cell(Say.it(key), "tf-grid-cell"), 0, number);
        for (int i = 0; i < 2; i++) {
            grid.add(cell(value.apply(shown.sides().get(i)), "tf-grid-cell", "tf-strong"), i + 1, number);
        }
    }

    /// As large as its place in the grid, so that the lines meet.
    private static Label cell(String words, String... styles) {
        Label cell = Buttons.text(words, styles);
        cell.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        return cell;
    }

    private static String turn(OptionalInt turn) {
        return turn.isPresent() ? Say.it("fair.turn", turn.getAsInt()) : Say.it("fair.never");
    }
}
