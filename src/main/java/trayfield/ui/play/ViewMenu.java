package trayfield.ui.play;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import trayfield.ui.board.Look;
import trayfield.ui.board.Palette;
import trayfield.ui.play.state.Overlay;
import trayfield.ui.play.state.PlayModel;
import trayfield.ui.play.state.Talk;
import trayfield.ui.screen.Controls;

/// How the board is looked at: text size, figures or symbols, palette, motion, and what is laid over it.
final class ViewMenu extends MenuButton {
    private final PlayModel model;
    private final ScreenActions screen;
    private final KeyTable keys;

    ViewMenu(PlayModel model, ScreenActions screen, KeyTable keys) {
        super(Talk.word("button.view"), Controls.icon(MaterialDesignE.EYE_OUTLINE));
        this.model = model;
        this.screen = screen;
        this.keys = keys;
        setId("button-view");
        getStyleClass().addAll("tf-plate", "tf-plate-menu");
        setFocusTraversable(false);
        getItems().setAll(items());
        setOnShowing(_ -> getItems().setAll(items()));
    }

    private List<MenuItem> items() {
        PlaySettings now = screen.settings();
        String first = model.talk().scenario().sides().getFirst().name();
        String second = model.talk().scenario().sides().getLast().name();
        return List.of(
                choices("menu.textSize", PlaySettings.TextSize.values(), now.textSize(), now::with),
                choices("menu.style", Look.Style.values(), now.style(), now::with),
                choices("menu.palette", Palette.values(), now.palette(), now::with),
                choices("menu.speed", PlaySettings.Speed.values(), now.speed(), now::with),
                setting("menu.reduced", now.reducedMotion(), () -> now.withReducedMotion(!now.reducedMotion())),
                new SeparatorMenuItem(),
                check(named("menu.coordinates", "coordinates"), now.coordinates(), screen::toggleCoordinates),
                overlay(named("menu.threat", "threatFirst", first), Overlay.THREAT_FIRST),
                overlay(named("menu.threat", "threatSecond", second), Overlay.THREAT_SECOND),
                overlay(named("menu.arc", "arc"), Overlay.FIRE_ARC),
                overlay(named("menu.hide", "hide"), Overlay.NO_TRAYS),
                new SeparatorMenuItem(),
                plain(named("menu.zoomIn", "zoomIn"), () -> screen.zoom(1)),
                plain(named("menu.zoomOut", "zoomOut"), () -> screen.zoom(-1)),
                plain(named("menu.fit", "fit"), screen::fit));
    }

    private String named(String key, String binding, Object... args) {
        return Talk.word("menu.key", model.talk().say(key, args), keys.label(binding));
    }

    private <E extends Enum<E>> Menu choices(String key, E[] all, E current,
            Function<E, PlaySettings> with) {
        Menu menu = new Menu(model.talk().say(key));
        ToggleGroup group = new ToggleGroup();
        for (E choice : all) {
            RadioMenuItem item = new RadioMenuItem(Talk.word(key + "." + choice.name().toLowerCase(Locale.ROOT)));
            item.setToggleGroup(group);
            item.setSelected(choice == current);
            item.setOnAction(_ -> screen.settings(with.apply(choice)));
            menu.getItems().add(item);
        }
        return menu;
    }

    private MenuItem setting(String key, boolean on, Supplier<PlaySettings> next) {
        return check(Talk.word(key), on, () -> screen.settings(next.get()));
    }

    private MenuItem overlay(String text, Overlay overlay) {
        return check(text, model.snapshot().overlays().contains(overlay), () -> model.toggle(overlay));
    }

    private static MenuItem check(String text, boolean on, Runnable action) {
        CheckMenuItem item = new CheckMenuItem(text);
        item.setSelected(on);
        item.setOnAction(_ -> action.run());
        return item;
    }

    private static MenuItem plain(String text, Runnable action) {
        MenuItem item = new MenuItem(text);
        item.setOnAction(_ -> action.run());
        return item;
    }
}
