package trayfield.ui.editor;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;
import org.kordamp.ikonli.materialdesign2.MaterialDesignK;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.kordamp.ikonli.materialdesign2.MaterialDesignU;
import trayfield.ui.editor.state.Bench;
import trayfield.ui.editor.state.EditorModel;
import trayfield.ui.editor.state.Say;
import trayfield.ui.editor.state.Turn;
import trayfield.ui.screen.Controls;

/// The wooden bar above the board: the scenario's title with the mark of what is not saved, undo, and what is done with
/// the table as a whole.
final class TopBar extends HBox {
    private static final double WIDE = 1250;

    private final EditorModel model;
    private final EditorActions screen;
    private final EditorHost host;
    private final KeyTable keys;
    private final Label title = new Label();
    private final Label file = new Label();
    private final Button undo;
    private final Button redo;
    private final Button play;

    TopBar(EditorModel model, EditorActions screen, EditorHost host, KeyTable keys) {
        this.model = model;
        this.screen = screen;
        this.host = host;
        this.keys = keys;
        getStyleClass().addAll("tf-wood-bar", "bench-top");
        title.setId("bench-title");
        title.getStyleClass().add("bench-title");
        title.setTextOverrun(OverrunStyle.ELLIPSIS);
        title.setMinWidth(0);
        file.setId("bench-file-name");
        file.getStyleClass().add("tf-small");
        file.setMinWidth(0);
        undo = tool("bench.undo", MaterialDesignU.UNDO, model::undo);
        redo = tool("bench.redo", MaterialDesignR.REDO, model::redo);
        play = Buttons.tell(tool("bench.play", MaterialDesignP.PLAY, screen::play), Say.it("tip", Say.it("bench.play.says"), keys.label("play")));
        play.getStyleClass().add("tf-plate-primary");
        widthProperty().addListener((_, _, width) -> fit(width.doubleValue()));
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        getChildren().setAll(tool("bench.home", MaterialDesignH.HOME_OUTLINE, screen::home), title, file, gap, undo, redo,
                fileMenu(),
                menu("bench.table", MaterialDesignM.MENU, tableItems()), play,
                Buttons.tell(iconOnly("bench.keys", MaterialDesignK.KEYBOARD, screen::showKeys), Say.it("keys.title")));
    }

    private static Button tool(String key, Ikon icon, Runnable action) {
        Button button = Buttons.of(key, icon, action);
        button.setFocusTraversable(false);
        button.setMinWidth(USE_PREF_SIZE);
        return button;
    }

    private static Button iconOnly(String key, Ikon icon, Runnable action) {
        Button button = tool(key, icon, action);
        button.setAccessibleText(button.getText());
        button.setText("");
        return button;
    }

    private static MenuButton menu(String key, Ikon icon, List<MenuItem> items) {
        MenuButton menu = new MenuButton(Say.it(key), Controls.icon(icon));
        menu.setId(key.replace('.', '-'));
        menu.getStyleClass().addAll("tf-plate", "tf-plate-menu");
        menu.setFocusTraversable(false);
        menu.setMinWidth(USE_PREF_SIZE);
        menu.getItems().setAll(items);
        return menu;
    }

    private MenuButton fileMenu() {
        Menu recent = new Menu(Say.it("file.recent"), Controls.icon(MaterialDesignH.HISTORY));
        recent.setId("file-recent");
        MenuButton file = menu("bench.file", MaterialDesignF.FILE_OUTLINE, fileItems(recent));
        file.setOnShowing(_ -> {
            recent.getItems().setAll(host.recent().stream().map(this::recent).toList());
            recent.setDisable(recent.getItems().isEmpty());
        });
        return file;
    }

    private MenuItem recent(Path path) {
        MenuItem item = new MenuItem(Say.it("file.recent.one", path.getFileName(), path.toAbsolutePath().getParent()));
        item.setMnemonicParsing(false);
        item.setOnAction(_ -> host.open(path));
        return item;
    }

    private List<MenuItem> fileItems(Menu recent) {
        List<MenuItem> items = new ArrayList<>(List.of(
                item("file.new", "new", MaterialDesignF.FILE_PLUS, screen::start),
                item("file.open", "open", MaterialDesignF.FOLDER_OPEN_OUTLINE, screen::open), recent,
                item("file.save", "save", MaterialDesignC.CONTENT_SAVE_OUTLINE, screen::save),
                item("file.saveAs", "saveAs", MaterialDesignC.CONTENT_SAVE_EDIT_OUTLINE, screen::saveAs),
                item("file.revert", "", MaterialDesignR.RESTORE, screen::revert)));
        if (!host.deeds().isEmpty()) {
            items.add(new SeparatorMenuItem());
            host.deeds().forEach(deed -> {
                MenuItem item = new MenuItem(deed.label(), Controls.icon(deed.icon()));
                item.setOnAction(_ -> deed.action().run());
                items.add(item);
            });
        }
        return items;
    }

    private List<MenuItem> tableItems() {
        return List.of(item("table.resize", "resize", MaterialDesignR.RESIZE, screen::resize),
                item("table.crop", "", MaterialDesignC.CROP, model.selection()::crop),
                new SeparatorMenuItem(),
                item("table.copy", "copy", MaterialDesignC.CONTENT_COPY, model.selection()::copy),
                item("table.cut", "cut", MaterialDesignC.CONTENT_CUT, model.selection()::cut),
                item("table.paste", "paste", MaterialDesignC.CONTENT_PASTE, model.selection()::paste),
                item("table.all", "all", MaterialDesignS.SELECTION, model.selection()::all),
                new SeparatorMenuItem(),
                item("table.right", "right", MaterialDesignR.ROTATE_RIGHT, () -> model.selection().turn(Turn.RIGHT)),
                item("table.left", "left", MaterialDesignR.ROTATE_LEFT, () -> model.selection().turn(Turn.LEFT)),
                item("table.flip", "flip", MaterialDesignF.FLIP_HORIZONTAL, () -> model.selection().turn(Turn.FLIP_EAST_WEST)),
                item("table.flipDown", "flip.down", MaterialDesignF.FLIP_VERTICAL, () -> model.selection().turn(Turn.FLIP_NORTH_SOUTH)),
                new SeparatorMenuItem(),
                item("table.symbols", "symbols", MaterialDesignP.PALETTE_OUTLINE, screen::toggleSymbols),
                item("table.trays", "hide", MaterialDesignE.EYE_OFF_OUTLINE, screen::hideTrays));
    }

    private MenuItem item(String key, String binding, Ikon icon, Runnable action) {
        String stroke = binding.isEmpty() ? "" : keys.label(binding);
        MenuItem item = new MenuItem(stroke.isEmpty() ? Say.it(key) : Say.it("menu.key", Say.it(key), stroke), Controls.icon(icon));
        item.setId(key.replace('.', '-'));
        item.setMnemonicParsing(false);
        item.setOnAction(_ -> action.run());
        return item;
    }

    /// In a narrow window undo and redo are shown by their signs alone, and the file not at all.
    private void fit(double width) {
        boolean wide = width > WIDE;
        for (Button button : List.of(undo, redo)) {
            button.setContentDisplay(wide ? ContentDisplay.LEFT : ContentDisplay.GRAPHIC_ONLY);
        }
        Controls.shown(file, wide);
    }

    void show(Bench bench) {
        title.setText(Say.it(bench.unsaved() ? "bench.unsaved" : "bench.saved", bench.scenario().title()));
        file.setText(host.fileName().orElseGet(() -> Say.it("bench.noFile")));
        able(undo, bench.undo(), "undo");
        able(redo, bench.redo(), "redo");
        play.getStyleClass().remove("bench-faded");
        if (!bench.findings().sound()) {
            play.getStyleClass().add("bench-faded");
        }
    }

    private void able(Button button, Optional<String> step, String binding) {
        button.setDisable(step.isEmpty());
        Buttons.tell(button, Say.it("tip", step.map(what -> Say.it("bench." + binding + ".what", what))
                .orElseGet(() -> Say.it("bench." + binding)), keys.label(binding)));
    }
}
