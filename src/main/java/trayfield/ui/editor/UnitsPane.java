package trayfield.ui.editor;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ColorPicker;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import trayfield.model.Scenario;
import trayfield.model.Scenario.Post;
import trayfield.model.Scenario.UnitPlan;
import trayfield.model.Side;
import trayfield.ui.editor.state.Army;
import trayfield.ui.editor.state.Bench;
import trayfield.ui.editor.state.EditorModel;
import trayfield.ui.editor.state.Quotas;
import trayfield.ui.editor.state.Say;
import trayfield.ui.editor.state.Types;
import trayfield.ui.screen.Controls;

/// The Ancient units of the side in hand: crest, name, class or quota.
final class UnitsPane extends VBox {
    private static final String COMMANDER = "";

    private final EditorModel model;
    private final EditorActions screen;
    private final VBox rows = new VBox();
    private final QuotaPane quota;
    private Shown shown;

    /// What the rows are drawn from: names are left out, for they are typed in the rows themselves.
    private record Shown(Side side, List<String> ids, List<String> crests, List<Optional<String>> classes, List<Integer> men) {
    }

    UnitsPane(EditorModel model, EditorActions screen) {
        this.model = model;
        this.screen = screen;
        this.quota = new QuotaPane(model);
        rows.getStyleClass().add("bench-units");
        getStyleClass().add("bench-field");
        getChildren().setAll(Buttons.text(Say.it("units.title"), "tf-strong"), rows, quota);
    }

    void show(Bench bench) {
        if (Types.classes(model.table()).isEmpty()) {
            return;
        }
        Scenario scenario = bench.scenario();
        Side side = scenario.sides().get(Math.max(0, scenario.sideIndex(bench.kit().side())));
        List<UnitPlan> units = Quotas.units(scenario, side.id());
        Shown next = new Shown(side, units.stream().map(UnitPlan::id).toList(), units.stream().map(UnitPlan::crest).toList(),
                units.stream().map(UnitPlan::unitClass).toList(), units.stream().map(unit -> unit.men().size()).toList());
        if (!next.equals(shown)) {
            shown = next;
            boolean focused = rows.isFocusWithin();
            rows.getChildren().setAll(units.isEmpty() ? List.of(Buttons.text(Say.it("units.none"), "tf-soft"))
                    : units.stream().map(this::row).toList());
            if (focused) {
                screen.toBoard();
            }
        }
        quota.show(scenario, side);
    }

    private Node row(UnitPlan unit) {
        ColorPicker crest = new ColorPicker(Fields.colour(unit.crest()));
        crest.getStyleClass().add("bench-colour");
        crest.setAccessibleText(Say.it("units.crest"));
        crest.setOnAction(_ -> change(unit.id(), "crest", one -> new UnitPlan(one.id(), one.side(), one.name(),
                Fields.colour(crest.getValue()), one.unitClass(), one.men())));
        TextField name = Fields.typed(new TextField(unit.name()), text -> change(unit.id(), "name",
                one -> new UnitPlan(one.id(), one.side(), text, one.crest(), one.unitClass(), one.men())));
        HBox.setHgrow(name, Priority.ALWAYS);
        name.setMinWidth(60);
        List<String> classes = Stream.concat(Stream.of(COMMANDER), Types.classes(model.table()).stream().map(Types.Entry::id)).toList();
        ComboBox<String> unitClass = Fields.choice("class-" + unit.id(), classes,
                value -> value.equals(COMMANDER) ? Say.it("units.open") : value, value -> classOf(unit, value));
        unitClass.setMaxWidth(USE_PREF_SIZE);
        unitClass.getStyleClass().add("bench-class");
        Fields.set(unitClass, unit.unitClass().orElse(COMMANDER));
        Button pick = Buttons.tell(Buttons.small("units.pick", () -> pick(unit.id())), Say.it("units.pick.says", unit.men().size()));
        pick.setText(String.valueOf(unit.men().size()));
        pick.setGraphic(Controls.icon(MaterialDesignS.SHIELD_ACCOUNT_OUTLINE));
        pick.setMinWidth(USE_PREF_SIZE);
        HBox row = new HBox(crest, name, unitClass, pick);
        row.getStyleClass().add("tf-form-row");
        return row;
    }

    private void pick(String id) {
        model.scenario().units().stream().filter(unit -> unit.id().equals(id)).findFirst().ifPresent(unit -> {
            screen.army();
            model.pick(Army.men(id, unit.men().size()));
            screen.look(unit.men().stream().map(Post::at).toList());
        });
    }

    private void change(String id, String what, UnaryOperator<UnitPlan> change) {
        model.edit(Say.it("step.unit"), Optional.of(what + id), draft -> draft.withUnits(draft.units().stream()
                .map(unit -> unit.id().equals(id) ? change.apply(unit) : unit).toList()));
    }

    private void classOf(UnitPlan unit, String value) {
        model.edit(Say.it("step.unit"), Optional.empty(), draft -> Quotas.withClass(draft, unit.id(),
                Optional.of(value).filter(one -> !one.equals(COMMANDER))));
    }
}
