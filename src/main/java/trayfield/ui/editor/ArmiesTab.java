package trayfield.ui.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Spinner;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import trayfield.model.Facing;
import trayfield.model.Observation.TrayView;
import trayfield.model.Scenario;
import trayfield.model.Side;
import trayfield.model.Square;
import trayfield.tables.RuleTable;
import trayfield.ui.board.Look;
import trayfield.ui.board.tray.TrayKinds;
import trayfield.ui.editor.state.Bench;
import trayfield.ui.editor.state.EditorModel;
import trayfield.ui.editor.state.Kit;
import trayfield.ui.editor.state.Kit.Block;
import trayfield.ui.editor.state.Kit.Tool;
import trayfield.ui.editor.state.Pieces;
import trayfield.ui.editor.state.Say;
import trayfield.ui.editor.state.Symmetry;
import trayfield.ui.editor.state.Types;
import trayfield.ui.screen.Controls;
import trayfield.ui.screen.Portraits;

/// The armies: which side, which type, which way; units, their classes and quotas; one army as the image of the other.
final class ArmiesTab extends VBox {
    private static final double PORTRAIT = 54;

    private final EditorModel model;
    private final Portraits portraits = new Portraits();
    private final HBox sides = new HBox();
    private final FlowPane types = new FlowPane();
    private final HBox facings = new HBox();
    private final Label counts = Buttons.text("", "tf-soft");
    private final Label picked = Buttons.text("");
    private final Spinner<Integer> files = Fields.number("block-files", 1, Block.LARGEST, 4);
    private final Spinner<Integer> ranks = Fields.number("block-ranks", 1, Block.LARGEST, 2);
    private final UnitsPane units;
    private Shown shown;

    /// What the palette is drawn from.
    private record Shown(List<Side> sides, Kit kit, Look look) {
    }

    ArmiesTab(EditorModel model, EditorActions screen) {
        this.model = model;
        this.units = new UnitsPane(model, screen);
        getStyleClass().add("bench-form");
        sides.getStyleClass().add("bench-choices");
        types.getStyleClass().add("bench-types");
        facings.getStyleClass().add("bench-choices");
        boolean men = !Types.classes(model.table()).isEmpty();
        FlowPane block = new FlowPane(files, Buttons.beside(Say.it("armies.files")), ranks, Buttons.beside(Say.it("armies.ranks")));
        block.getStyleClass().add("bench-choices");
        Controls.shown(block, men);
        files.valueProperty().addListener((_, _, value) -> block(value, ranks.getValue()));
        ranks.valueProperty().addListener((_, _, value) -> block(files.getValue(), value));
        getChildren().setAll(Fields.named("armies.side", sides, counts), Fields.named("armies.type", types, Buttons.text(Say.it(men ? "armies.units.says" : "armies.trays.says"), "tf-small", "tf-soft")), block,
                Fields.named("armies.facing", facings), pickedBox(), units, mirror());
        Controls.shown(units, men);
    }

    private void block(int across, int deep) {
        if (!model.bench().kit().block().equals(new Block(across, deep))) {
            model.take(kit -> kit.with(Tool.ARMY).with(new Block(across, deep)));
        }
    }

    private Node pickedBox() {
        FlowPane deeds = new FlowPane(Buttons.small("armies.turnLeft", () -> model.turn(-1)),
                Buttons.small("armies.turnRight", () -> model.turn(1)), Buttons.small("armies.takeOff", model::delete));
        deeds.getStyleClass().add("bench-choices");
        return Fields.named("armies.picked", picked, deeds);
    }

    private Node mirror() {
        MenuButton menu = new MenuButton(Say.it("armies.mirror"));
        menu.setId("armies-mirror");
        menu.getStyleClass().addAll("tf-plate", "tf-plate-menu");
        menu.setOnShowing(_ -> {
            List<MenuItem> items = new ArrayList<>();
            for (Side side : model.scenario().sides()) {
                for (Symmetry symmetry : List.of(Symmetry.HALF_TURN, Symmetry.EAST_WEST, Symmetry.NORTH_SOUTH)) {
                    MenuItem item = new MenuItem(Say.it("armies.mirror.of", side.name(), Say.choice("symmetry", symmetry)));
                    item.setOnAction(_ -> model.copyDeployment(side.id(), symmetry));
                    items.add(item);
                }
            }
            menu.getItems().setAll(items);
        });
        menu.getItems().add(new MenuItem());
        return new VBox(menu, Buttons.text(Say.it("armies.mirror.says"), "tf-small", "tf-soft"));
    }

    void show(Bench bench, Look look) {
        Shown next = new Shown(bench.scenario().sides(), bench.kit(), look);
        if (!next.equals(shown)) {
            shown = next;
            sides(bench);
            types(bench, look);
            facings(bench.kit());
        }
        counts.setText(counts(bench.scenario()));
        picked.setText(bench.picked().isEmpty() ? Say.it("armies.picked.none")
                : Say.it("armies.picked.some", bench.picked().size(), names(bench)));
        units.show(bench);
    }

    private static String names(Bench bench) {
        List<String> ids = List.copyOf(bench.picked());
        String some = String.join(", ", ids.subList(0, Math.min(6, ids.size())));
        return ids.size() > 6 ? Say.it("list.more", some) : some;
    }

    private static String counts(Scenario scenario) {
        List<String> parts = new ArrayList<>();
        for (Side side : scenario.sides()) {
            long count = Pieces.of(scenario).stream().filter(piece -> piece.side().equals(side.id())).count();
            parts.add(Say.it("armies.count", side.name(), count));
        }
        return String.join("   ", parts);
    }

    private void sides(Bench bench) {
        sides.getChildren().clear();
        for (Side side : bench.scenario().sides()) {
            ToggleButton button = Buttons.toggle("side-" + side.id(), side.name(), badge(side),
                    () -> model.take(kit -> kit.with(Tool.ARMY).withSide(side.id())));
            button.setContentDisplay(ContentDisplay.LEFT);
            button.setSelected(side.id().equals(bench.kit().side()));
            HBox.setHgrow(button, Priority.ALWAYS);
            sides.getChildren().add(button);
        }
    }

    static Node badge(Side side) {
        Region badge = new Region();
        badge.getStyleClass().add("tf-badge");
        badge.setStyle("-tf-badge: " + Fields.colour(Fields.colour(side.colour())) + ";");
        return badge;
    }

    private void types(Bench bench, Look look) {
        RuleTable table = model.table();
        types.getChildren().clear();
        for (Types.Entry type : Types.of(table)) {
            TrayView tray = new TrayView("", bench.kit().side(), type.id(), Optional.empty(), new Square(0, 0), Facing.N, List.of());
            Node portrait = portraits.of(tray, TrayKinds.of(table), bench.scenario(), look, PORTRAIT);
            ToggleButton button = Buttons.tell(Buttons.toggle("type-" + type.id(), type.name(), portrait,
                    () -> model.take(kit -> kit.withType(type.id()))), type.says());
            button.setWrapText(true);
            button.getStyleClass().add("bench-type");
            button.setSelected(bench.kit().tool() == Tool.ARMY && bench.kit().type().equals(type.id()));
            types.getChildren().add(button);
        }
    }

    private void facings(Kit kit) {
        List<Ikon> arrows = List.of(MaterialDesignA.ARROW_UP_THICK, MaterialDesignA.ARROW_RIGHT_THICK,
                MaterialDesignA.ARROW_DOWN_THICK, MaterialDesignA.ARROW_LEFT_THICK);
        facings.getChildren().clear();
        for (Facing way : Facing.values()) {
            ToggleButton button = Buttons.toggle("facing-" + way, "", Controls.icon(arrows.get(way.ordinal())),
                    () -> model.take(one -> one.with(way)));
            button.setAccessibleText(Say.choice("facing", way));
            button.setSelected(kit.facing() == way);
            facings.getChildren().add(button);
        }
    }
}
