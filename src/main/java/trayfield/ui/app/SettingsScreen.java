package trayfield.ui.app;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import trayfield.ui.board.BoardPicture;
import trayfield.ui.board.Look;
import trayfield.ui.board.Palette;
import trayfield.ui.play.PlaySettings;

/// How the player likes the program. Every change holds at once.
final class SettingsScreen implements Screen {
    private static final int SAMPLE_WIDTH = 420;
    private static final int SAMPLE_HEIGHT = 200;

    private final Likings likings;
    private final Thumbnail sample;
    private final Region root;
    private final Node first;

    SettingsScreen(Likings likings, Easel easel, Navigator navigator) {
        this.likings = likings;
        this.sample = new Thumbnail(easel, SAMPLE_WIDTH, SAMPLE_HEIGHT);
        VBox sizes = choice("textSize", PlaySettings.TextSize.values(), PlaySettings::textSize,
                size -> change(likings.play().with(size)));
        first = ((FlowPane) sizes.getChildren().getFirst()).getChildren().getFirst();
        Sheet page = new Sheet().subheading(Words.say("settings.textSize")).add(sizes)
                .subheading(Words.say("settings.board"))
                .add(choice("style", Look.Style.values(), PlaySettings::style, style -> change(likings.play().with(style))),
                        choice("palette", Palette.values(), PlaySettings::palette, colours -> change(likings.play().with(colours))),
                        toggle("coordinates", likings.play().coordinates(), on -> change(likings.play().withCoordinates(on))), sample)
                .subheading(Words.say("settings.motion"))
                .add(choice("speed", PlaySettings.Speed.values(), PlaySettings::speed, speed -> change(likings.play().with(speed))),
                        toggle("reducedMotion", likings.play().reducedMotion(), on -> change(likings.play().withReducedMotion(on))));
        page.getStyleClass().add("tf-page");
        StackPane middle = new StackPane(page);
        middle.getStyleClass().add("tf-page-margin");
        ScrollPane scroll = Sheet.scrolling(middle);
        root = Bar.over(scroll, title(), navigator::home);
        showSample();
    }

    private void change(PlaySettings changed) {
        likings.set(changed);
        showSample();
    }

    private void showSample() {
        sample.show(Sample.board());
    }

    private <E extends Enum<E>> VBox choice(String key, E[] values, Function<PlaySettings, E> now, Consumer<E> chosen) {
        ToggleGroup group = new ToggleGroup();
        FlowPane row = new FlowPane();
        row.getStyleClass().add("tf-choices");
        for (E value : List.of(values)) {
            RadioButton button = new RadioButton(Words.say(key + "." + value.name()));
            button.setId(key + "-" + value.name());
            button.setToggleGroup(group);
            button.setSelected(now.apply(likings.play()) == value);
            button.selectedProperty().addListener((_, _, on) -> {
                if (on) {
                    chosen.accept(value);
                }
            });
            row.getChildren().add(button);
        }
        return new VBox(row);
    }

    private static Node toggle(String key, boolean now, Consumer<Boolean> chosen) {
        CheckBox box = new CheckBox(Words.say("settings." + key));
        box.setId(key);
        box.setSelected(now);
        box.selectedProperty().addListener((_, _, on) -> chosen.accept(on));
        Label says = Sheet.label(Words.say("settings." + key + ".says"), "tf-small", "tf-soft");
        return new VBox(box, says);
    }

    @Override
    public Region root() {
        return root;
    }

    @Override
    public String title() {
        return Words.say("settings.title");
    }

    @Override
    public Node firstFocus() {
        return first;
    }
}
