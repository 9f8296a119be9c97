package trayfield.ui.editor;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Spinner;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import trayfield.model.Scenario;
import trayfield.model.Side;
import trayfield.ui.editor.state.EditorModel;
import trayfield.ui.editor.state.Quotas;
import trayfield.ui.editor.state.Say;
import trayfield.ui.editor.state.Types;

/// The classes of a side as a whole: its quota, how far it is given out, and one class for all.
final class QuotaPane extends VBox {
    private final EditorModel model;
    private final SequencedMap<String, Spinner<Integer>> numbers = new LinkedHashMap<>();
    private final Label sum = Buttons.text("");
    /// The side whose quota can be typed now: its fields stay while it is typed.
    private Optional<Side> typed = Optional.empty();

    QuotaPane(EditorModel model) {
        this.model = model;
        getStyleClass().add("bench-field");
    }

    void show(Scenario scenario, Side side) {
        int units = Quotas.units(scenario, side.id()).size();
        int fixed = Quotas.fixed(scenario, side.id()).values().stream().mapToInt(Integer::intValue).sum();
        if (units > 0 && fixed == 0) {
            open(scenario, side, units);
            return;
        }
        typed = Optional.empty();
        getChildren().clear();
        if (units == 0) {
            return;
        }
        getChildren().add(all(side, fixed < units));
        if (fixed < units) {
            getChildren().addAll(Buttons.text(Say.it("units.quota.given", given(scenario, side))),
                    Buttons.text(Say.it("units.quota.some", units - fixed, units), "tf-warning"));
        } else {
            getChildren().add(Buttons.text(Say.it("units.fixed", given(scenario, side)), "tf-soft"));
        }
    }

    private void open(Scenario scenario, Side side, int units) {
        SequencedMap<String, Integer> quota = scenario.rosters().getOrDefault(side.id(), new LinkedHashMap<>());
        if (!typed.equals(Optional.of(side))) {
            typed = Optional.of(side);
            getChildren().setAll(all(side, false), Buttons.text(Say.it("units.quota", side.name()), "tf-strong"), counts(quota, side), sum);
        }
        numbers.forEach((unitClass, number) -> number.getValueFactory().setValue(quota.getOrDefault(unitClass, 0)));
        boolean fits = Quotas.addsUp(scenario, side.id());
        sum.setText(Say.it(fits ? "units.quota.fits" : "units.quota.off", units));
        sum.getStyleClass().removeAll("tf-soft", "tf-warning");
        sum.getStyleClass().add(fits ? "tf-soft" : "tf-warning");
    }

    /// How many of each class are fixed, and where a quota stands, of how many.
    private static String given(Scenario scenario, Side side) {
        SequencedMap<String, Integer> quota = scenario.rosters().getOrDefault(side.id(), new LinkedHashMap<>());
        SequencedMap<String, Integer> fixed = Quotas.fixed(scenario, side.id());
        SequencedMap<String, Integer> all = new LinkedHashMap<>(quota);
        fixed.forEach(all::putIfAbsent);
        return all.sequencedKeySet().stream().map(one -> quota.isEmpty() ? Say.it("units.of", one, fixed.get(one))
                : Say.it("units.ofQuota", one, fixed.getOrDefault(one, 0), quota.getOrDefault(one, 0)))
                .collect(Collectors.joining("   "));
    }

    private Node all(Side side, boolean some) {
        MenuButton menu = new MenuButton(Say.it("units.all"));
        menu.setId("units-all");
        menu.getStyleClass().addAll("tf-plate", "tf-plate-menu");
        List<MenuItem> items = new ArrayList<>();
        String any = Types.classes(model.table()).getFirst().id();
        items.add(item(Say.it("units.all.open"), draft -> Quotas.withoutClasses(draft, side.id(), any)));
        for (Types.Entry one : Types.classes(model.table())) {
            items.add(item(Say.it("units.all.class", one.id(), one.says()), draft -> Quotas.withClasses(draft, side.id(), one.id())));
        }
        if (some) {
            items.add(new SeparatorMenuItem());
            items.add(item(Say.it("units.all.rest"), draft -> Quotas.byQuota(draft, side.id())));
        }
        menu.getItems().setAll(items);
        return menu;
    }

    private MenuItem item(String text, UnaryOperator<Scenario> change) {
        MenuItem item = new MenuItem(text);
        item.setMnemonicParsing(false);
        item.setOnAction(_ -> model.edit(Say.it("step.unit"), Optional.empty(), change));
        return item;
    }

    private Node counts(SequencedMap<String, Integer> quota, Side side) {
        FlowPane counts = new FlowPane();
        counts.getStyleClass().add("bench-choices");
        numbers.clear();
        for (Types.Entry one : Types.classes(model.table())) {
            Spinner<Integer> count = Fields.number("quota-" + one.id(), 0, 99, quota.getOrDefault(one.id(), 0));
            count.valueProperty().addListener((_, _, value) -> typed(side, one.id(), value));
            numbers.put(one.id(), count);
            HBox row = new HBox(count, Buttons.text(Say.it("units.class", one.id(), one.says())));
            row.getStyleClass().add("tf-form-row");
            counts.getChildren().add(row);
        }
        return counts;
    }

    /// What is only shown is not typed.
    private void typed(Side side, String unitClass, int count) {
        int now = model.scenario().rosters().getOrDefault(side.id(), new LinkedHashMap<>()).getOrDefault(unitClass, 0);
        if (now != count) {
            model.edit(Say.it("step.quota"), Optional.of("quota" + unitClass), draft -> Quotas.set(draft, side.id(), unitClass, count));
        }
    }
}
