package trayfield.ui.app;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import javafx.beans.Observable;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import trayfield.ui.board.BoardPicture;

/// Choosing a scenario and how to play it.
final class NewGameScreen implements Screen {
    private static final int THUMBNAIL_WIDTH = 120;
    private static final int THUMBNAIL_HEIGHT = 84;

    private final NewGameModel model;
    private final Background background;
    private final Region root;
    private final ListView<ScenarioEntry> list = new ListView<>();
    private final StackPane sheet = new StackPane();
    private final Button start = new Button(Words.say("newGame.start"));
    private final Map<ScenarioEntry, Node> thumbnails = new HashMap<>();

    /// @param onStart gets the game as chosen
    NewGameScreen(NewGameModel model, Background background, Navigator navigator, Consumer<Setup> onStart) {
        this.model = model;
        this.background = background;
        start.setId("start");
        start.getStyleClass().add("tf-primary");
        start.setOnAction(_ -> model.setup().ifPresent(onStart));
        VBox details = new VBox(sheet, new GameOptions(model).sheet());
        details.getStyleClass().add("tf-details");
        ScrollPane scroll = Sheet.scrolling(details);
        model.chosenProperty().addListener(_ -> scroll.setVvalue(0));
        BorderPane right = new BorderPane(scroll);
        right.setBottom(footer());
        HBox.setHgrow(right, Priority.ALWAYS);
        HBox columns = new HBox(scenarioList(), right);
        columns.getStyleClass().add("tf-columns");
        root = Bar.over(columns, Words.say("newGame.title"), navigator::home);
        watch();
    }

    private void watch() {
        model.scenariosProperty().addListener(_ -> list.getItems().setAll(model.scenariosProperty().get()));
        list.getItems().setAll(model.scenariosProperty().get());
        model.chosenProperty().addListener(_ -> showChosen());
        list.getSelectionModel().selectedItemProperty().addListener((_, _, entry) -> {
            if (entry != null) {
                model.chosenProperty().set(entry);
            }
        });
        for (Observable choice : new Observable[] {model.chosenProperty(), model.seedProperty(), model.diceProperty()}) {
            choice.addListener(_ -> start.setDisable(model.setup().isEmpty()));
        }
        start.setDisable(model.setup().isEmpty());
        showChosen();
    }

    private Node scenarioList() {
        list.setId("scenarios");
        list.getStyleClass().add("tf-list");
        list.setCellFactory(_ -> new ScenarioCell(this::thumbnail));
        list.setPlaceholder(Sheet.label(Words.say("newGame.none")));
        list.setOnKeyPressed(key -> {
            if (key.getCode() == KeyCode.ENTER) {
                start.fire();
            }
        });
        return list;
    }

    private Node thumbnail(ScenarioEntry.Ready ready) {
        return thumbnails.computeIfAbsent(ready, _ -> {
            Thumbnail picture = new Thumbnail(background, THUMBNAIL_WIDTH, THUMBNAIL_HEIGHT);
            picture.show(BoardPicture.of(ready.scenario()));
            return picture;
        });
    }

    private void showChosen() {
        ScenarioEntry entry = model.chosenProperty().get();
        sheet.getChildren().clear();
        if (entry != null) {
            sheet.getChildren().setAll(ScenarioSheet.of(entry, background));
            list.getSelectionModel().select(entry);
        }
    }

    private Node footer() {
        Label summary = new Label();
        summary.getStyleClass().add("tf-on-felt");
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox footer = new HBox(summary, space, start);
        footer.getStyleClass().add("tf-footer");
        return footer;
    }

    @Override
    public Region root() {
        return root;
    }

    @Override
    public String title() {
        return Words.say("newGame.title");
    }

    @Override
    public Node firstFocus() {
        return list;
    }
}
