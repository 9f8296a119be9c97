package trayfield.ui.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Slider;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignB;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignG;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import org.kordamp.ikonli.materialdesign2.MaterialDesignV;
import org.kordamp.ikonli.materialdesign2.MaterialDesignW;
import trayfield.model.Ground;
import trayfield.model.Side;
import trayfield.ui.editor.state.Bench;
import trayfield.ui.editor.state.Brush;
import trayfield.ui.editor.state.EditorModel;
import trayfield.ui.editor.state.Kit;
import trayfield.ui.editor.state.Kit.Tool;
import trayfield.ui.editor.state.Say;
import trayfield.ui.editor.state.Shape;
import trayfield.ui.editor.state.Stamp;
import trayfield.ui.editor.state.Symmetry;
import trayfield.ui.screen.Controls;

/// The tools at the left: brushes, how they are led, stamps, selection, symmetry. What is in hand is pressed down.
final class ToolPalette extends ScrollPane {
    private static final int ACROSS = 2;

    private final EditorModel model;
    private final KeyTable keys;
    private final List<Choice> choices = new ArrayList<>();
    private final Slider size = new Slider(1, Kit.LARGEST_BRUSH, 1);
    private final Label sizeWords = Buttons.text("");
    private final Slider level = new Slider(0, Ground.HIGHEST, 1);
    private final Label levelWords = Buttons.text("");
    private final ComboBox<Symmetry> symmetry;
    private final ComboBox<Side> side;
    private final CheckBox ground = new CheckBox(Say.it("tools.layers.ground"));
    private final CheckBox trays = new CheckBox(Say.it("tools.layers.trays"));
    private Kit told;

    /// @param number of the kit, which the words of the choice name
    private record Choice(ToggleButton button, String key, Predicate<Kit> taken, ToIntFunction<Kit> number) {
    }

    ToolPalette(EditorModel model, KeyTable keys, EditorActions screen) {
        this.model = model;
        this.keys = keys;
        getStyleClass().addAll("bench-tools", "tf-scroll");
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        symmetry = Fields.choice("symmetry", List.of(Symmetry.values()), value -> Say.choice("symmetry", value),
                value -> model.take(kit -> kit.with(value)));
        side = Fields.choice("tool-side", List.of(), Side::name, value -> model.take(kit -> kit.withSide(value.id())));
        VBox all = new VBox(heading("tools.ground"), grid(brushes()), named("tools.level", levelWords, level),
                named("tools.side", side), heading("tools.shape"), grid(shapes()), named("tools.size", sizeWords, size),
                heading("tools.stamps"), grid(stamps()), heading("tools.other"), grid(others(screen)),
                named("tools.symmetry", symmetry), named("tools.layers", new HBox(ground, trays)));
        all.getStyleClass().add("bench-tool-list");
        setContent(all);
        layer(ground, trays);
        layer(trays, ground);
        slider(size, 1, value -> kit -> kit.withSize(value));
        slider(level, 1, value -> kit -> kit.withLevel(value));
    }

    /// What selections take along; at least one of the two.
    private void layer(CheckBox box, CheckBox other) {
        box.setId(box == ground ? "layer-ground" : "layer-trays");
        box.setFocusTraversable(false);
        box.setOnAction(_ -> {
            if (!box.isSelected()) {
                other.setSelected(true);
            }
            model.take(kit -> kit.with(new Kit.Layers(ground.isSelected(), trays.isSelected())));
        });
    }

    private static Label heading(String key) {
        return Buttons.text(Say.it(key), "bench-tool-heading");
    }

    private static Node named(String key, Node... fields) {
        VBox box = new VBox(Buttons.text(Say.it(key), "tf-small"));
        if (fields.length == 2) {
            HBox line = new HBox(fields[1], fields[0]);
            HBox.setHgrow(fields[1], Priority.ALWAYS);
            line.getStyleClass().add("tf-form-row");
            ((Region) fields[0]).setMinWidth(USE_PREF_SIZE);
            box.getChildren().add(line);
        } else {
            box.getChildren().addAll(fields);
        }
        return box;
    }

    private interface Changed {
        UnaryOperator<Kit> to(int value);
    }

    private void slider(Slider slider, int tick, Changed changed) {
        slider.setMajorTickUnit(tick);
        slider.setMinorTickCount(0);
        slider.setSnapToTicks(true);
        slider.setBlockIncrement(tick);
        slider.valueProperty().addListener((_, _, value) -> {
            if (slider.isFocused() || slider.isPressed()) {
                model.take(changed.to((int) Math.round(value.doubleValue())));
            }
        });
    }

    private static GridPane grid(List<ToggleButton> buttons) {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("bench-tool-grid");
        for (int i = 0; i < buttons.size(); i++) {
            grid.add(buttons.get(i), i % ACROSS, i / ACROSS);
            GridPane.setHgrow(buttons.get(i), Priority.ALWAYS);
        }
        return grid;
    }

    private ToggleButton choice(String key, Ikon icon, Predicate<Kit> taken, UnaryOperator<Kit> take) {
        return choice(key, icon, taken, take, _ -> 0);
    }

    private ToggleButton choice(String key, Ikon icon, Predicate<Kit> taken, UnaryOperator<Kit> take, ToIntFunction<Kit> number) {
        ToggleButton button = Buttons.toggle(key.replace('.', '-'), Say.it(key), Controls.icon(icon), () -> model.take(take));
        button.setFocusTraversable(false);
        choices.add(new Choice(button, key, taken, number));
        return button;
    }

    private void tell(Choice choice, Kit kit) {
        String does = Say.maybe("does." + choice.key(), choice.number().applyAsInt(kit)).orElseGet(() -> Say.it(choice.key()));
        String stroke = keys.label(choice.key());
        Buttons.tell(choice.button(), stroke.isEmpty() ? does : Say.it("tip", does, stroke));
    }

    private List<ToggleButton> brushes() {
        List<ToggleButton> buttons = new ArrayList<>();
        for (Brush brush : Brush.values()) {
            ToggleButton button = choice("brush." + brush.name(), icon(brush),
                    kit -> kit.tool() == Tool.BRUSH && kit.brush() == brush, kit -> kit.with(brush), Kit::level);
            button.getStyleClass().add("brush-" + brush.name());
            buttons.add(button);
        }
        return buttons;
    }

    private static Ikon icon(Brush brush) {
        return switch (brush) {
            case RAISE -> MaterialDesignL.LAYERS_PLUS;
            case LOWER -> MaterialDesignL.LAYERS_MINUS;
            case LEVEL -> MaterialDesignL.LAYERS;
            case TREES -> MaterialDesignP.PINE_TREE;
            case TOWN -> MaterialDesignH.HOME_CITY;
            case RIVER -> MaterialDesignW.WAVES;
            case FORD -> MaterialDesignW.WALK;
            case SWAMP -> MaterialDesignG.GRASS;
            case ROAD -> MaterialDesignR.ROAD_VARIANT;
            case HEADQUARTERS -> MaterialDesignT.TENT;
            case ERASER -> MaterialDesignE.ERASER;
        };
    }

    private List<ToggleButton> shapes() {
        List<Ikon> icons = List.of(MaterialDesignB.BRUSH, MaterialDesignV.VECTOR_LINE, MaterialDesignR.RECTANGLE_OUTLINE,
                MaterialDesignF.FORMAT_COLOR_FILL);
        List<ToggleButton> buttons = new ArrayList<>();
        for (Shape shape : Shape.values()) {
            buttons.add(choice("shape." + shape.name(), icons.get(shape.ordinal()), kit -> kit.shape() == shape,
                    kit -> kit.with(shape), Kit::size));
        }
        return buttons;
    }

    private List<ToggleButton> stamps() {
        List<Ikon> icons = List.of(MaterialDesignH.HOME_GROUP, MaterialDesignT.TERRAIN, MaterialDesignL.LAYERS_TRIPLE_OUTLINE,
                MaterialDesignF.FOREST);
        List<ToggleButton> buttons = new ArrayList<>();
        for (Stamp stamp : Stamp.values()) {
            buttons.add(choice("stamp." + stamp.name(), icons.get(stamp.ordinal()),
                    kit -> kit.tool() == Tool.STAMP && kit.stamp() == stamp, kit -> kit.with(stamp)));
        }
        return buttons;
    }

    private List<ToggleButton> others(EditorActions screen) {
        ToggleButton army = choice("army", MaterialDesignS.SHIELD_ACCOUNT, kit -> kit.tool() == Tool.ARMY, kit -> kit.with(Tool.ARMY));
        army.setOnAction(_ -> screen.army());
        return List.of(choice("select", MaterialDesignS.SELECT_DRAG, kit -> kit.tool() == Tool.SELECT, kit -> kit.with(Tool.SELECT)),
                choice("pick", MaterialDesignE.EYEDROPPER, kit -> kit.tool() == Tool.PICK, kit -> kit.with(Tool.PICK)), army);
    }

    void show(Bench bench) {
        Kit kit = bench.kit();
        choices.forEach(choice -> choice.button().setSelected(choice.taken().test(kit)));
        if (!kit.equals(told)) {
            told = kit;
            choices.forEach(choice -> tell(choice, kit));
        }
        if (!size.isPressed()) {
            size.setValue(kit.size());
        }
        sizeWords.setText(Say.it("tools.size.words", kit.size()));
        if (!level.isPressed()) {
            level.setValue(kit.level());
        }
        levelWords.setText(String.valueOf(kit.level()));
        ground.setSelected(kit.layers().ground());
        trays.setSelected(kit.layers().trays());
        Fields.set(symmetry, kit.symmetry());
        if (!side.getItems().equals(bench.scenario().sides())) {
            side.getItems().setAll(bench.scenario().sides());
        }
        bench.scenario().sides().stream().filter(one -> one.id().equals(kit.side())).findFirst()
                .ifPresent(one -> Fields.set(side, one));
    }
}
