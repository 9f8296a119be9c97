package trayfield.ui.app;

import java.time.ZonedDateTime;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import trayfield.ui.app.GameSummary.Broken;
import trayfield.ui.app.GameSummary.Playable;
import trayfield.ui.app.HomeModel.LastGame;
import trayfield.ui.board.BoardPicture;

/// The sheet of paper on Home that shows the game played last, or welcomes where there was none.
final class ContinueCard extends VBox {
    private static final int PICTURE_WIDTH = 540;
    private static final int PICTURE_HEIGHT = 300;

    private final HomeModel model;
    private final Navigator navigator;
    private final Easel easel;
    private final Button button = new Button();

    ContinueCard(HomeModel model, Navigator navigator, Easel easel) {
        this.model = model;
        this.navigator = navigator;
        this.easel = easel;
        getStyleClass().addAll("tf-paper", "tf-continue");
        button.getStyleClass().add("tf-primary");
        button.setId("continue");
        button.setDefaultButton(true);
        show(model.lastProperty().get());
        model.lastProperty().addListener((_, _, game) -> show(game));
        model.sceneProperty().addListener(_ -> show(model.lastProperty().get()));
    }

    boolean hasGame() {
        return model.lastProperty().get().isPresent();
    }

    Button button() {
        return button;
    }

    private void show(Optional<LastGame> game) {
        getChildren().clear();
        if (game.isEmpty()) {
            welcome();
            return;
        }
        switch (game.get().summary()) {
            case Playable playable -> show(playable, game.get().recovered());
            case Broken broken -> show(broken);
        }
    }

    private void welcome() {
        act("home.start", navigator::newGame);
        getChildren().addAll(Sheet.label(Words.say("home.welcome"), "tf-heading"), picture(model.sceneProperty().get()),
                text("home.welcome.1"), text("home.welcome.2"), button);
    }

    private Thumbnail picture(Optional<BoardPicture> board) {
        Thumbnail picture = new Thumbnail(easel, PICTURE_WIDTH, PICTURE_HEIGHT);
        board.ifPresent(picture::show);
        return picture;
    }

    private void show(Playable game, boolean recovered) {
        act(game.over() ? "home.look" : "home.continue", navigator::continueGame);
        getChildren().addAll(Sheet.label(game.title(), "tf-heading"),
                picture(Optional.of(BoardPicture.of(game.scenario()).with(game.seen()))),
                Sheet.label(Standing.of(game), "tf-strong"),
                Sheet.label(Words.say("home.lastPlayed", Standing.when(game.when(), ZonedDateTime.now())), "tf-soft"));
        if (recovered) {
            getChildren().add(Sheet.label(Words.say("home.recovered"), "tf-note"));
        }
        getChildren().add(new HBox(button));
    }

    private void show(Broken broken) {
        act("home.start", navigator::newGame);
        getChildren().addAll(Sheet.label(Words.say("home.broken"), "tf-heading"), new ProblemList(broken.problems()), button);
    }

    private void act(String key, Runnable action) {
        button.setText(Words.say(key));
        button.setOnAction(_ -> action.run());
    }

    private static Label text(String key) {
        return Sheet.label(Words.say(key), "tf-text");
    }
}
