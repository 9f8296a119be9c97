package trayfield.ui.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignB;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import trayfield.solo.Motives;
import trayfield.solo.Player;
import trayfield.solo.Rank;
import trayfield.ui.play.state.Commanders;
import trayfield.ui.play.state.PlayModel;
import trayfield.ui.play.state.Talk;
import trayfield.ui.screen.Controls;

/// What can be done with the game as a whole.
final class GameMenu extends MenuButton {

    GameMenu(PlayModel model, ScreenActions screen, KeyTable keys) {
        super(Talk.word("button.game"), Controls.icon(MaterialDesignM.MENU));
        setId("button-game");
        getStyleClass().addAll("tf-plate", "tf-plate-menu");
        setFocusTraversable(false);
        setOnShowing(_ -> getItems().setAll(items(model, screen, keys)));
        getItems().setAll(items(model, screen, keys));
    }

    private static List<MenuItem> items(PlayModel model, ScreenActions screen, KeyTable keys) {
        List<MenuItem> items = new ArrayList<>(List.of(
                item("menu.briefing", "", MaterialDesignB.BOOK_OPEN_VARIANT, screen::showBriefing),
                item("menu.save", keys.label("save"), MaterialDesignC.CONTENT_SAVE_OUTLINE, screen::save),
                item("menu.saveReport", "", MaterialDesignF.FILE_DOCUMENT_OUTLINE, screen::saveReport),
                item("menu.open", keys.label("open"), MaterialDesignF.FOLDER_OPEN_OUTLINE, screen::open),
                handing(model),
                new SeparatorMenuItem()));
        model.talk().scenario().sides().forEach(side -> items.add(leaders(model, screen, side.id())));
        items.addAll(List.of(
                new SeparatorMenuItem(),
                item("menu.new", "", MaterialDesignF.FLAG_OUTLINE, screen::newGame),
                item("menu.home", "", MaterialDesignH.HOME_OUTLINE, screen::home)));
        return items;
    }

    /// Who leads a side: a person, or a commander from now on.
    private static Menu leaders(PlayModel model, ScreenActions screen, String side) {
        Menu menu = new Menu(model.talk().say("menu.leads", model.talk().side(side)));
        Optional<Player> now = Optional.ofNullable(model.commanders().players().get(side));
        ToggleGroup group = new ToggleGroup();
        menu.getItems().add(leader(group, Talk.word("menu.person"), now.isEmpty(),
                () -> screen.lead(side, Optional.empty())));
        for (Rank rank : Rank.values()) {
            boolean his = now.filter(player -> player.name().equals(rank.word)).isPresent();
            menu.getItems().add(leader(group, Motives.rank(rank), his,
                    () -> screen.lead(side, Optional.of(Player.of(rank)))));
        }
        now.filter(player -> Rank.of(player.name()).isEmpty()).ifPresent(robot ->
                menu.getItems().add(leader(group, Commanders.name(robot), true, () -> { })));
        return menu;
    }

    private static MenuItem leader(ToggleGroup group, String name, boolean now, Runnable appoint) {
        RadioMenuItem item = new RadioMenuItem(name);
        item.setToggleGroup(group);
        item.setSelected(now);
        item.setOnAction(_ -> {
            if (!now) {
                appoint.run();
            }
        });
        return item;
    }

    private static MenuItem item(String key, String keys, Ikon icon, Runnable action) {
        String text = Talk.word(key);
        MenuItem item = new MenuItem(keys.isEmpty() ? text : Talk.word("menu.key", text, keys), Controls.icon(icon));
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
