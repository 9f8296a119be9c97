package trayfield.ui.app;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/// A game of the table that lies at the designer's bench, with the way back over it.
final class TryOut implements Screen {
    private static final double ICON = 18;

    private final PlayedGame game;
    private final BorderPane root;

    TryOut(PlayedGame game, Runnable back) {
        this.game = game;
        Button button = new Button(Words.say("edit.back"), Icons.icon("back", ICON));
        button.setId("back-to-bench");
        button.getStyleClass().add("tf-wooden");
        button.setFocusTraversable(false);
        button.setOnAction(_ -> back.run());
        Label says = new Label(Words.say("edit.trying"));
        HBox bar = new HBox(button, says);
        bar.getStyleClass().add("tf-wood-bar");
        root = new BorderPane(game.root());
        root.setTop(bar);
    }

    PlayedGame game() {
        return game;
    }

    @Override
    public Region root() {
        return root;
    }

    /// Nobody goes on thinking for a game that was only tried.
    @Override
    public void left() {
        game.left();
    }

    @Override
    public String title() {
        return game.title();
    }

    @Override
    public Node firstFocus() {
        return game.firstFocus();
    }
}
