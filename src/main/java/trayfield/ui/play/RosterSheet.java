package trayfield.ui.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import trayfield.model.Scenario;
import trayfield.ui.play.state.PlayModel;
import trayfield.ui.play.state.RosterDraft;
import trayfield.ui.play.state.Talk;

/// A side's roster as a paper form: a line for each unit, a class to tick on each. It can be handed in when the quota adds
/// up. Arrows go from line to line, the letter of a class ticks it.
final class RosterSheet extends Sheet {
    private final RosterDraft draft;
    private final FlowPane quota = new FlowPane();
    private final List<Row> rows = new ArrayList<>();
    private final Button confirm;

    RosterSheet(PlayModel model, RosterDraft draft, Runnable close) {
        super("sheet-roster", Talk.word("roster.title", model.talk().side(draft.side())), close);
        this.draft = draft;
        quota.getStyleClass().add("play-quota");
        text(Talk.word("roster.says"));
        for (Scenario.UnitPlan unit : draft.units()) {
            Row row = new Row(unit);
            rows.add(row);
            add(row);
        }
        addFixed(quota);
        confirm = button("button.handIn", draft::confirm);
        button("button.example", () -> {
            draft.example();
            tell();
        });
        button("button.clearRoster", () -> {
            draft.clear();
            tell();
        });
        button("button.lookAtBoard", close);
        tell();
    }

    String side() {
        return draft.side();
    }

    private void tell() {
        rows.forEach(Row::tell);
        quota.getChildren().clear();
        for (String one : draft.classes()) {
            int left = draft.left(one);
            Label label = new Label(left < 0 ? Talk.word("roster.over", one, -left)
                    : Talk.word(left == 0 ? "roster.full" : "roster.left", one, left));
            label.getStyleClass().add(left < 0 ? "play-bad" : left == 0 ? "play-good" : "play-quota-left");
            quota.getChildren().add(label);
        }
        confirm.setDisable(!draft.complete());
    }

    @Override
    void focusFirst() {
        rows.stream().filter(row -> draft.chosen(row.unit.id()).isEmpty()).findFirst()
                .ifPresentOrElse(Row::requestFocus, super::focusFirst);
    }

    @Override
    boolean key(KeyCode code) {
        int at = focused();
        if (at < 0 || code != KeyCode.UP && code != KeyCode.DOWN) {
            return super.key(code);
        }
        rows.get(Math.clamp(at + (code == KeyCode.DOWN ? 1 : -1), 0, rows.size() - 1)).requestFocus();
        return true;
    }

    private int focused() {
        for (int i = 0; i < rows.size(); i++) {
            if (rows.get(i).isFocused()) {
                return i;
            }
        }
        return -1;
    }

    /// The line of one unit.
    private final class Row extends HBox {
        private final Scenario.UnitPlan unit;
        private final List<ToggleButton> ticks = new ArrayList<>();

        Row(Scenario.UnitPlan unit) {
            this.unit = unit;
            setId("roster-" + unit.id());
            getStyleClass().add("play-roster-row");
            setFocusTraversable(true);
            Label name = new Label(unit.name(), new CrestMark(unit.crest()));
            name.getStyleClass().add("play-roster-name");
            name.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(name, Priority.ALWAYS);
            getChildren().addAll(name, new Label(Talk.word("roster.men", unit.men().size())));
            draft.classes().forEach(this::tick);
            addEventHandler(KeyEvent.KEY_PRESSED, this::letter);
            setOnMousePressed(_ -> requestFocus());
        }

        private void tick(String unitClass) {
            ToggleButton tick = new ToggleButton(unitClass);
            tick.setId("tick-" + unit.id() + "-" + unitClass);
            tick.getStyleClass().addAll("tf-plate", "play-tick");
            tick.setFocusTraversable(false);
            tick.setOnAction(_ -> choose(unitClass));
            ticks.add(tick);
            getChildren().add(tick);
        }

        private void letter(KeyEvent event) {
            String letter = event.getText().toUpperCase(Locale.ROOT);
            if (draft.classes().contains(letter) && !event.isControlDown()) {
                choose(letter);
                RosterSheet.this.key(KeyCode.DOWN);
                event.consume();
            }
        }

        private void choose(String unitClass) {
            draft.choose(unit.id(), unitClass);
            RosterSheet.this.tell();
        }

        private void tell() {
            String chosen = draft.chosen(unit.id()).orElse("");
            ticks.forEach(tick -> tick.setSelected(tick.getText().equals(chosen)));
            setAccessibleText(Talk.word("roster.row", unit.name(), chosen.isEmpty() ? Talk.word("roster.none") : chosen));
        }
    }
}
