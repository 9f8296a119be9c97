package trayfield.ui.app;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
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
import trayfield.ui.board.BoardPicture;

/// Choosing a scenario and how to play it.
final class NewGameScreen implements Screen {
    private static final int THUMBNAIL_WIDTH = 120;
    private static final int THUMBNAIL_HEIGHT = 84;

    private final NewGameModel model;
    private final Easel easel;
    private final Region root;
    private final ListView<ScenarioEntry> list = new ListView<>();
    private final StackPane sheet = new StackPane();
    private final Button start = new Button(Words.say("newGame.start"));
    private final Button print = new Button(Words.say("newGame.print"));
    private final Map<ScenarioEntry, Node> thumbnails = new HashMap<>();

    /// @param onStart gets the game as chosen
    /// @param onPrint gets a scenario to be put on paper
    NewGameScreen(NewGameModel model, Easel easel, Navigator navigator, Consumer<Setup> onStart,
            Consumer<ScenarioEntry.Ready> onPrint) {
        this.model = model;
        this.easel = easel;
        start.setId("start");
        start.getStyleClass().add("tf-primary");
        start.setOnAction(_ -> model.setup().ifPresent(onStart));
        print.setId("print");
        print.setOnAction(_ -> ready().ifPresent(onPrint));
        ScrollPane scroll = Sheet.scrolling(new SideBySide(sheet, new GameOptions(model).sheet()));
        model.chosenProperty().addListener((_, _, _) -> scroll.setVvalue(0));
        BorderPane right = new BorderPane(scroll);
        right.setBottom(footer());
        HBox.setHgrow(right, Priority.ALWAYS);
        HBox columns = new HBox(scenarioList(), right);
        columns.getStyleClass().add("tf-columns");
        root = Bar.over(columns, Words.say("newGame.title"), navigator::home);
        watch();
    }

    private void watch() {
        model.scenariosProperty().addListener((_, _, entries) -> {
            list.setPlaceholder(Sheet.label(Words.say("newGame.none")));
            list.getItems().setAll(entries);
            list.getSelectionModel().select(model.chosenProperty().get());
        });
        list.getItems().setAll(model.scenariosProperty().get());
        model.chosenProperty().addListener((_, _, _) -> showChosen());
        list.getSelectionModel().selectedItemProperty().addListener((_, _, entry) -> {
            if (entry != null) {
                model.chosenProperty().set(entry);
            }
        });
        start.disableProperty().bind(Bindings.createBooleanBinding(() -> model.setup().isEmpty(), model.chosenProperty(),
                model.seedProperty(), model.diceProperty(), model.leadersProperty()));
        showChosen();
    }

    private Node scenarioList() {
        list.setId("scenarios");
        list.getStyleClass().add("tf-list");
        list.setCellFactory(_ -> new ScenarioCell(this::thumbnail));
        list.setPlaceholder(Sheet.label(Words.say("newGame.reading"), "tf-soft"));
        list.setOnKeyPressed(key -> {
            if (key.getCode() == KeyCode.ENTER) {
                start.fire();
            }
        });
        return list;
    }

    private Node thumbnail(ScenarioEntry.Ready ready) {
        return thumbnails.computeIfAbsent(ready, _ -> {
            Thumbnail picture = new Thumbnail(easel, THUMBNAIL_WIDTH, THUMBNAIL_HEIGHT);
            picture.setMinWidth(THUMBNAIL_WIDTH);
            picture.show(BoardPicture.of(ready.scenario()));
            return picture;
        });
    }

    private Optional<ScenarioEntry.Ready> ready() {
        return model.chosenProperty().get() instanceof ScenarioEntry.Ready ready ? Optional.of(ready) : Optional.empty();
    }

    private void showChosen() {
        ScenarioEntry entry = model.chosenProperty().get();
        sheet.getChildren().clear();
        if (entry != null) {
            sheet.getChildren().setAll(ScenarioSheet.of(entry, easel, print));
            list.getSelectionModel().select(entry);
        }
    }

    private Node footer() {
        Label summary = new Label();
        summary.getStyleClass().add("tf-on-felt");
        summary.setWrapText(true);
        summary.textProperty().bind(Bindings.createStringBinding(this::summary, model.playersProperty(),
                model.diceProperty(), model.houseRulesProperty(), model.leadersProperty()));
        HBox.setHgrow(summary, Priority.ALWAYS);
        summary.setMaxWidth(Double.MAX_VALUE);
        start.setMinWidth(Region.USE_PREF_SIZE);
        HBox footer = new HBox(summary, start);
        footer.getStyleClass().add("tf-footer");
        return footer;
    }

    /// What is chosen below the edge of the sheet: players, dice, house rules.
    private String summary() {
        int changed = model.changes();
        return Words.say("newGame.summary", players(),
                Words.say("dice.short." + model.diceProperty().get()),
                changed == 0 ? Words.say("newGame.asPrinted") : Words.say("newGame.changed", changed));
    }

    private String players() {
        if (model.peopleAlone()) {
            return Words.say("players.short." + model.playersProperty().get());
        }
        List<Leader> leaders = model.leadersProperty().get();
        return Words.say("leader.against", Words.say("leader." + leaders.getFirst().kind()),
                Words.say("leader." + leaders.getLast().kind()));
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
