package trayfield.ui.app;

import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// Home: the program's name in trays on the felt, the last game, and the ways to all else.
final class HomeScreen implements Screen {
    private final ScrollPane root;
    private final ContinueCard last;
    private final Entry newGame;

    HomeScreen(Navigator navigator, HomeModel model, Easel easel) {
        last = new ContinueCard(model, navigator, easel);
        newGame = new Entry("dice", "home.newGame", navigator::newGame);
        VBox entries = new VBox(Stream.of(newGame, new Entry("editor", "home.editor", navigator::editor), new Entry("folder", "home.open", navigator::openFile),
                new Entry("saves", "home.saves", navigator::savedGames), new Entry("book", "home.rules", navigator::rules),
                new Entry("gear", "home.settings", navigator::settings), new Entry("info", "home.about", navigator::about))
                .map(Textures::grained).toArray(Node[]::new));
        entries.getStyleClass().add("tf-home-entries");
        model.lastProperty().addListener(_ -> moveFocus());
        entries.setMinWidth(Region.USE_PREF_SIZE);
        HBox columns = new HBox(last, entries);
        columns.setFillHeight(false);
        columns.getStyleClass().add("tf-home-columns");
        HBox.setHgrow(last, Priority.ALWAYS);
        VBox page = new VBox(banner(), columns);
        page.getStyleClass().add("tf-home");
        page.setAlignment(Pos.TOP_CENTER);
        columns.setMaxWidth(Region.USE_PREF_SIZE);
        root = Sheet.scrolling(page);
        root.setFitToHeight(true);
    }

    private static Node banner() {
        Label motto = new Label(Words.say("home.motto"));
        motto.getStyleClass().addAll("tf-motto", "tf-on-felt");
        motto.setWrapText(true);
        VBox banner = new VBox(TitleLettering.row(84), motto);
        banner.getStyleClass().add("tf-banner");
        banner.setAlignment(Pos.CENTER);
        return banner;
    }

    /// The game played last is read after Home is shown; then the keyboard starts at it, unless it is in use already.
    private void moveFocus() {
        if (last.hasGame() && newGame.isFocused()) {
            last.button().requestFocus();
        }
    }

    @Override
    public Region root() {
        return root;
    }

    @Override
    public String title() {
        return "";
    }

    @Override
    public Node firstFocus() {
        return last.hasGame() ? last.button() : newGame;
    }
}
