package trayfield.ui.editor;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.function.UnaryOperator;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ColorPicker;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import trayfield.model.Board;
import trayfield.model.Scenario;
import trayfield.model.Scenario.AtLimit;
import trayfield.model.Side;
import trayfield.model.Square;
import trayfield.ui.editor.state.Bench;
import trayfield.ui.editor.state.EditorModel;
import trayfield.ui.editor.state.Finding;
import trayfield.ui.editor.state.Say;
import trayfield.ui.screen.Controls;

/// The terms of a scenario as a form: what it is called, who fights, how the game ends, by which house rules. Each field
/// is explained, and what is wrong with it stands below it as it is typed.
final class TermsTab extends VBox {
    private static final int LATEST = 30;

    private final EditorModel model;
    private final TextField title = new TextField();
    private final TextField id = new TextField();
    private final TextArea briefing = new TextArea();
    private final Label wrong = Buttons.text("", "tf-warning");
    private final List<SideFields> sides = new ArrayList<>();
    private final VictoryRows victory;
    private final CheckBox limited = new CheckBox(Say.it("terms.limit"));
    private final Spinner<Integer> limit = Fields.number("turn-limit", 1, 999, LATEST);
    private final ComboBox<String> atLimit;
    private final ComboBox<String> first;
    private final HouseRules houseRules;

    TermsTab(EditorModel model) {
        this.model = model;
        getStyleClass().add("bench-form");
        title.setId("terms-title");
        id.setId("terms-id");
        briefing.setId("terms-briefing");
        briefing.setWrapText(true);
        briefing.setPrefRowCount(5);
        Fields.typed(title, text -> edit("title", draft -> draft.named(draft.id(), text, draft.briefing())));
        Fields.typed(id, text -> edit("id", draft -> draft.named(text, draft.title(), draft.briefing())));
        Fields.typed(briefing, text -> edit("briefing", draft -> draft.named(draft.id(), draft.title(), text)));
        sides.add(new SideFields(0));
        sides.add(new SideFields(1));
        victory = new VictoryRows(model);
        atLimit = Fields.choice("at-limit", List.of(), this::atLimitWords, value -> edit("atLimit",
                draft -> draft.withLimit(draft.turnLimit(), atLimit(value))));
        first = Fields.choice("first-side", List.of(), value -> value.isEmpty() ? Say.it("terms.first.dice") : sideName(value),
                value -> edit("first", draft -> draft.withFirstSide(Optional.of(value).filter(side -> !side.isEmpty()))));
        houseRules = new HouseRules(model);
        limited.setId("limited");
        limited.setOnAction(_ -> limit());
        limit.valueProperty().addListener((_, _, _) -> {
            if (limited.isSelected()) {
                limit();
            }
        });
        HBox limitRow = new HBox(limited, limit);
        limitRow.getStyleClass().add("tf-form-row");
        getChildren().setAll(wrong, Fields.named("terms.title", title), Fields.named("terms.id", id),
                Fields.named("terms.briefing", briefing), Fields.named("terms.sides", sides.get(0), sides.get(1)),
                Fields.named("terms.ends", victory), Fields.named("terms.limits", limitRow, atLimit),
                Fields.named("terms.first", first), Fields.named("terms.houseRules", houseRules));
    }

    private void edit(String field, UnaryOperator<Scenario> change) {
        model.edit(Say.it("step.terms"), Optional.of("terms." + field), change);
    }

    private void limit() {
        OptionalInt turns = limited.isSelected() ? OptionalInt.of(limit.getValue()) : OptionalInt.empty();
        edit("limit", draft -> draft.withLimit(turns, turns.isEmpty() ? new AtLimit.Draw() : draft.atLimit()));
    }

    private static AtLimit atLimit(String value) {
        return switch (value) {
            case "draw" -> new AtLimit.Draw();
            case "losses" -> new AtLimit.FewerLosses();
            case String side -> new AtLimit.Wins(side);
        };
    }

    private static String atLimit(AtLimit limit) {
        return switch (limit) {
            case AtLimit.Draw() -> "draw";
            case AtLimit.FewerLosses() -> "losses";
            case AtLimit.Wins(String side) -> side;
        };
    }

    private String atLimitWords(String value) {
        return switch (value) {
            case "draw", "losses" -> Say.it("terms.atLimit." + value);
            case String side -> Say.it("terms.atLimit.side", sideName(side));
        };
    }

    private String sideName(String side) {
        int index = model.scenario().sideIndex(side);
        return index < 0 ? side : model.scenario().sides().get(index).name();
    }

    void show(Bench bench) {
        Scenario scenario = bench.scenario();
        Fields.set(title, scenario.title());
        Fields.set(id, scenario.id());
        Fields.set(briefing, scenario.briefing());
        List<String> found = bench.findings().all().stream().filter(finding -> finding.squares().isEmpty())
                .map(Finding::text).toList();
        wrong.setText(String.join("\n", found));
        Controls.shown(wrong, !found.isEmpty());
        sides.forEach(side -> side.show(scenario));
        victory.show(scenario);
        limited.setSelected(scenario.turnLimit().isPresent());
        limit.setDisable(scenario.turnLimit().isEmpty());
        scenario.turnLimit().ifPresent(turns -> {
            if (limit.getValue() != turns) {
                limit.getValueFactory().setValue(turns);
            }
        });
        atLimit.setDisable(scenario.turnLimit().isEmpty());
        items(atLimit, List.of("draw", "losses", scenario.sides().get(0).id(), scenario.sides().get(1).id()));
        Fields.set(atLimit, atLimit(scenario.atLimit()));
        items(first, List.of("", scenario.sides().get(0).id(), scenario.sides().get(1).id()));
        Fields.set(first, scenario.firstSide().orElse(""));
        houseRules.show(scenario);
    }

    private static void items(ComboBox<String> box, List<String> values) {
        if (!box.getItems().equals(values)) {
            box.getItems().setAll(values);
        }
    }

    /// One side: name, colour, headquarters.
    private final class SideFields extends VBox {
        private final int number;
        private final TextField name = new TextField();
        private final ColorPicker colour = new ColorPicker();
        private final TextField camp = new TextField();
        private final Label campWrong = Buttons.text("", "tf-warning", "tf-small");

        SideFields(int number) {
            this.number = number;
            name.setId("side-name-" + number);
            camp.setId("side-camp-" + number);
            camp.setPromptText(Say.it("terms.camp.none"));
            colour.getStyleClass().add("bench-colour");
            colour.setId("side-colour-" + number);
            Fields.typed(name, text -> edit("name" + number, draft -> sides(draft,
                    new Side(draft.sides().get(number).id(), text, draft.sides().get(number).colour()))));
            colour.setOnAction(_ -> edit("colour" + number, draft -> sides(draft, new Side(draft.sides().get(number).id(),
                    draft.sides().get(number).name(), Fields.colour(colour.getValue())))));
            Fields.typed(camp, this::campTyped);
            HBox.setHgrow(name, Priority.ALWAYS);
            HBox.setHgrow(camp, Priority.ALWAYS);
            HBox row = new HBox(colour, name);
            row.getStyleClass().add("tf-form-row");
            HBox campRow = new HBox(Buttons.beside(Say.it("terms.camp")), camp);
            campRow.getStyleClass().add("tf-form-row");
            getStyleClass().add("bench-side-fields");
            getChildren().setAll(row, campRow, campWrong);
            Controls.shown(campWrong, false);
        }

        private Scenario sides(Scenario draft, Side changed) {
            return draft.withSides(number == 0 ? List.of(changed, draft.sides().get(1)) : List.of(draft.sides().get(0), changed));
        }

        private void campTyped(String text) {
            Board board = model.scenario().board();
            Optional<List<Square>> squares = Fields.squares(text).filter(all -> all.stream().allMatch(board::contains));
            Controls.shown(campWrong, squares.isEmpty());
            campWrong.setText(Say.it("terms.squares.wrong", board.square(board.size() - 1)));
            squares.ifPresent(all -> edit("camp" + number, draft -> {
                SequencedMap<String, List<Square>> camps = new LinkedHashMap<>();
                for (Side side : draft.sides()) {
                    List<Square> held = side.id().equals(draft.sides().get(number).id()) ? all
                            : draft.headquarters().getOrDefault(side.id(), List.of());
                    if (!held.isEmpty()) {
                        camps.put(side.id(), held);
                    }
                }
                return draft.withHeadquarters(camps);
            }));
        }

        void show(Scenario scenario) {
            Side side = scenario.sides().get(number);
            Fields.set(name, side.name());
            if (!Fields.colour(colour.getValue()).equals(side.colour())) {
                colour.setValue(Fields.colour(side.colour()));
            }
            Fields.set(camp, Fields.squares(scenario.headquarters().getOrDefault(side.id(), List.of())));
        }
    }
}
