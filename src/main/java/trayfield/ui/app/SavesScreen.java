package trayfield.ui.app;

import java.nio.file.Path;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import trayfield.ui.app.GameSummary.Broken;
import trayfield.ui.app.GameSummary.Playable;
import trayfield.ui.board.BoardPicture;

/// The saved games of the program's own folder, the latest first; a file that is no game stands among them with what is
/// wrong with it.
final class SavesScreen implements Screen {
    private static final int THUMBNAIL_WIDTH = 160;
    private static final int THUMBNAIL_HEIGHT = 112;
    private static final double WARNING_SIZE = 44;

    private final Easel easel;
    private final Actions actions;
    private final VBox rows = new VBox();
    private final Region root;

    /// What can be done with a row.
    record Actions(Consumer<Path> open, Consumer<GameSummary> delete) {
    }

    SavesScreen(Path folder, Easel easel, Navigator navigator, Actions actions) {
        this.easel = easel;
        this.actions = actions;
        rows.getStyleClass().add("tf-rows");
        Button other = new Button(Words.say("saves.other"));
        other.setOnAction(_ -> navigator.openFile());
        Sheet page = new Sheet().add(rows, other).text(Words.say("saves.folder", folder), "tf-small", "tf-soft");
        page.getStyleClass().add("tf-page");
        StackPane middle = new StackPane(page);
        middle.getStyleClass().add("tf-page-margin");
        root = Bar.over(Sheet.scrolling(middle), title(), navigator::home);
        rows.getChildren().setAll(Sheet.label(Words.say("saves.reading"), "tf-soft"));
    }

    void show(List<GameSummary> games) {
        rows.getChildren().setAll(games.stream().map(this::row).toList());
        if (games.isEmpty()) {
            rows.getChildren().setAll(Sheet.label(Words.say("saves.none")));
        }
    }

    private Node row(GameSummary game) {
        return switch (game) {
            case Playable playable -> row(playable);
            case Broken broken -> row(broken);
        };
    }

    private Node row(Playable game) {
        Thumbnail picture = new Thumbnail(easel, THUMBNAIL_WIDTH, THUMBNAIL_HEIGHT);
        picture.setMinWidth(THUMBNAIL_WIDTH);
        picture.show(BoardPicture.of(game.scenario()).with(game.seen()));
        Button open = new Button(Words.say("saves.open"));
        open.getStyleClass().add("tf-primary");
        open.setOnAction(_ -> actions.open().accept(game.file()));
        return row(picture, new VBox(Sheet.label(game.title(), "tf-subheading"),
                Sheet.label(Standing.of(game)), Sheet.label(Words.say("saves.when", name(game),
                        Standing.when(game.when(), ZonedDateTime.now())), "tf-small", "tf-soft")),
                new HBox(open, delete(game)));
    }

    private Node row(Broken broken) {
        return row(Icons.icon("broken", WARNING_SIZE), new VBox(
                Sheet.label(Words.say("saves.broken", name(broken)), "tf-subheading"), new ProblemList(broken.problems())),
                new HBox(delete(broken)));
    }

    private static Node row(Node picture, VBox words, HBox buttons) {
        HBox.setHgrow(words, Priority.ALWAYS);
        buttons.getStyleClass().add("tf-answers");
        buttons.setMinWidth(Region.USE_PREF_SIZE);
        HBox row = new HBox(picture, words, buttons);
        row.getStyleClass().add("tf-save-row");
        return row;
    }

    private Button delete(GameSummary game) {
        Button delete = new Button(Words.say("saves.delete"));
        delete.setAccessibleText(Words.say("saves.delete.of", name(game)));
        delete.setOnAction(_ -> actions.delete().accept(game));
        return delete;
    }

    static String name(GameSummary game) {
        return game.file().getFileName().toString();
    }

    @Override
    public Region root() {
        return root;
    }

    @Override
    public String title() {
        return Words.say("home.saves");
    }

    @Override
    public Node firstFocus() {
        Node button = root.lookup("#back");
        Node primary = rows.lookup(".tf-primary");
        return primary == null ? button : primary;
    }
}
