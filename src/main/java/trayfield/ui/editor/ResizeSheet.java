package trayfield.ui.editor;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import trayfield.model.Board;
import trayfield.model.Square;
import trayfield.ui.editor.state.EditorModel;
import trayfield.ui.editor.state.Resizing;
import trayfield.ui.editor.state.Resizing.Anchor;
import trayfield.ui.editor.state.Resizing.Plan;
import trayfield.ui.editor.state.Say;
import trayfield.ui.screen.Controls;

/// Asks for the board's new size and for the part of it that stays, and lists what would be lost before it is done.
final class ResizeSheet {
    private static final int ROW = 3;
    private static final int NAMED = 12;
    private static final List<Ikon> ARROWS = List.of(MaterialDesignA.ARROW_TOP_LEFT, MaterialDesignA.ARROW_UP,
            MaterialDesignA.ARROW_TOP_RIGHT, MaterialDesignA.ARROW_LEFT, MaterialDesignC.CIRCLE_MEDIUM,
            MaterialDesignA.ARROW_RIGHT, MaterialDesignA.ARROW_BOTTOM_LEFT, MaterialDesignA.ARROW_DOWN,
            MaterialDesignA.ARROW_BOTTOM_RIGHT);

    private final EditorModel model;
    private final Overlay sheet;
    private final Spinner<Integer> columns;
    private final Spinner<Integer> rows;
    private final Label losses = Buttons.text("", "bench-losses");
    private final List<ToggleButton> anchors = new ArrayList<>();
    private final Button done;
    private Anchor anchor = Anchor.SOUTH_WEST;

    private ResizeSheet(EditorModel model, Runnable close) {
        this.model = model;
        this.sheet = new Overlay("sheet-resize", Say.it("resize.title"), close);
        Board board = model.scenario().board();
        columns = Fields.number("resize-columns", 1, Board.LARGEST, board.columns());
        rows = Fields.number("resize-rows", 1, Board.LARGEST, board.rows());
        HBox size = new HBox(Buttons.text(Say.it("resize.columns")), columns, Buttons.text(Say.it("resize.rows")), rows);
        size.getStyleClass().add("tf-form-row");
        sheet.add(Buttons.text(Say.it("resize.says")), size, Buttons.text(Say.it("resize.anchor"), "tf-strong"), anchors(), losses);
        done = sheet.button("resize.done", () -> {
            model.resize(plan());
            close.run();
        });
        sheet.button("sheet.cancel", close);
        columns.valueProperty().addListener(_ -> show());
        rows.valueProperty().addListener(_ -> show());
        sheet.startAt(columns);
        show();
    }

    static Overlay of(EditorModel model, Runnable close) {
        return new ResizeSheet(model, close).sheet;
    }

    private GridPane anchors() {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("bench-anchors");
        for (Anchor one : Anchor.values()) {
            ToggleButton button = Buttons.tell(Buttons.toggle("anchor-" + one.name(), "", Controls.icon(ARROWS.get(one.ordinal())),
                    () -> {
                        anchor = one;
                        show();
                    }), Say.choice("anchor", one));
            button.setAccessibleText(Say.choice("anchor", one));
            anchors.add(button);
            grid.add(button, one.ordinal() % ROW, one.ordinal() / ROW);
        }
        return grid;
    }

    private Plan plan() {
        return Resizing.to(model.scenario(), columns.getValue(), rows.getValue(), anchor);
    }

    private void show() {
        anchors.forEach(button -> button.setSelected(anchors.indexOf(button) == anchor.ordinal()));
        Plan plan = plan();
        List<String> lost = new ArrayList<>();
        if (plan.ground() > 0) {
            lost.add(Say.it("resize.lost.ground", plan.ground()));
        }
        list(lost, "resize.lost.trays", plan.trays());
        list(lost, "resize.lost.headquarters", plan.headquarters().stream().map(Square::name).toList());
        list(lost, "resize.lost.objectives", plan.objectives().stream().map(Square::name).toList());
        losses.setText(lost.isEmpty() ? Say.it("resize.lost.nothing") : Say.it("resize.lost", String.join("\n", lost)));
        losses.getStyleClass().remove("tf-warning");
        if (!lost.isEmpty()) {
            losses.getStyleClass().add("tf-warning");
        }
        done.setText(Say.it(lost.isEmpty() ? "resize.done" : "resize.anyway"));
    }

    private static void list(List<String> lost, String key, List<String> names) {
        if (!names.isEmpty()) {
            String some = String.join(", ", names.subList(0, Math.min(NAMED, names.size())));
            lost.add(Say.it(key, names.size(), names.size() > NAMED ? Say.it("list.more", some) : some));
        }
    }
}
