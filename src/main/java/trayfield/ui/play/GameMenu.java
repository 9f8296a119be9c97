package trayfield.ui.play;

import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignB;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import trayfield.ui.play.state.PlayModel;
import trayfield.ui.play.state.Talk;

/// What can be done with the game as a whole.
final class GameMenu extends MenuButton {

    GameMenu(PlayModel model, ScreenActions screen, KeyTable keys) {
        super(Talk.word("button.game"), Buttons.icon(MaterialDesignM.MENU));
        setId("button-game");
        getStyleClass().addAll("play-button", "play-menu");
        setFocusTraversable(false);
        getItems().setAll(
                item("menu.briefing", "", MaterialDesignB.BOOK_OPEN_VARIANT, screen::showBriefing),
                item("menu.save", keys.label("save"), MaterialDesignC.CONTENT_SAVE_OUTLINE, screen::save),
                item("menu.saveReport", "", MaterialDesignF.FILE_DOCUMENT_OUTLINE, screen::saveReport),
                item("menu.open", keys.label("open"), MaterialDesignF.FOLDER_OPEN_OUTLINE, screen::open),
                handing(model),
                new SeparatorMenuItem(),
                item("menu.new", "", MaterialDesignF.FLAG_OUTLINE, screen::newGame),
                item("menu.home", "", MaterialDesignH.HOME_OUTLINE, screen::home));
    }

    private static MenuItem item(String key, String keys, Ikon icon, Runnable action) {
        String text = Talk.word(key);
        MenuItem item = new MenuItem(keys.isEmpty() ? text : Talk.word("menu.key", text, keys), Buttons.icon(icon));
        item.setOnAction(_ -> action.run());
        return item;
    }

    private static MenuItem handing(PlayModel model) {
        CheckMenuItem item = new CheckMenuItem(Talk.word("menu.handOver"));
        item.setSelected(model.watch().handing());
        item.setDisable(model.watch().secrets());
        item.setOnAction(_ -> model.watch().hand(item.isSelected()));
        return item;
    }
}
