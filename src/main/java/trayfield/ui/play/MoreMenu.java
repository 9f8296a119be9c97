package trayfield.ui.play;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignK;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import trayfield.ui.play.state.PlayModel;
import trayfield.ui.play.state.Talk;
import trayfield.ui.screen.Controls;

/// What is seldom done: the rosters, the keys, and what one who plays by himself may do by hand.
final class MoreMenu extends MenuButton {
    private final PlayModel model;
    private final ScreenActions screen;
    private final KeyTable keys;

    MoreMenu(PlayModel model, ScreenActions screen, KeyTable keys) {
        super(Talk.word("button.more"), Controls.icon(MaterialDesignD.DOTS_HORIZONTAL));
        this.model = model;
        this.screen = screen;
        this.keys = keys;
        setId("button-more");
        getStyleClass().addAll("tf-plate", "tf-plate-menu");
        setFocusTraversable(false);
        setOnShowing(_ -> getItems().setAll(items()));
        getItems().setAll(items());
    }

    private List<MenuItem> items() {
        List<MenuItem> items = new ArrayList<>();
        if (!model.talk().scenario().units().isEmpty()) {
            items.add(item("menu.rosters", "rosters", MaterialDesignC.CLIPBOARD_LIST_OUTLINE, screen::showRosters));
        }
        items.add(item("menu.keys", "keys", MaterialDesignK.KEYBOARD_OUTLINE, screen::showKeys));
        items.add(new SeparatorMenuItem());
        List<MenuItem> byHand = List.of(
                item("menu.throwAnew", "throwAnew", MaterialDesignD.DICE_MULTIPLE_OUTLINE, model.byHand()::throwAnew),
                item("menu.setDice", "setDice", MaterialDesignD.DICE_5_OUTLINE, screen::setDice),
                item("menu.branch", "branch", MaterialDesignS.SOURCE_BRANCH, model.byHand()::branch),
                item("menu.nextLine", "nextLine", MaterialDesignA.ARROW_DECISION_OUTLINE, model.byHand()::nextCourse),
                item("menu.setUp", "setUp", MaterialDesignT.TABLE_EDIT, screen::setUp));
        byHand.forEach(item -> item.setDisable(!model.snapshot().scene().hand().alone()));
        items.addAll(byHand);
        return items;
    }

    private MenuItem item(String key, String binding, Ikon icon, Runnable action) {
        MenuItem item = new MenuItem(Talk.word("menu.key", model.talk().say(key), keys.label(binding)), Controls.icon(icon));
        item.setId(key.replace('.', '-'));
        item.setOnAction(_ -> action.run());
        return item;
    }
}
