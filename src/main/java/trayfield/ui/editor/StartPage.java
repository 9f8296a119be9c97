package trayfield.ui.editor;

import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import trayfield.model.Board;
import trayfield.model.Scenario;
import trayfield.tables.RuleTable;
import trayfield.tables.RuleTables;
import trayfield.ui.editor.state.Blank;
import trayfield.ui.editor.state.Generator;
import trayfield.ui.editor.state.Say;
import trayfield.ui.screen.Controls;

/// Where work at the bench begins: a bare table, a landscape by lot, a scenario to start from, a file, or what was left
/// unsaved.
public final class StartPage extends ScrollPane {
    /// Seeds offered are short enough to be written down.
    private static final int SEEDS = 1_000_000;
    private static final double LIST_HEIGHT = 260;

    private final Host host;
    private final VBox kept = new VBox();
    private final VBox recent = new VBox();
    private final ListView<Scenario> scenarios = new ListView<>();
    private final ToggleGroup books = new ToggleGroup();
    private final Spinner<Integer> columns = Fields.number("new-columns", 1, Board.LARGEST, 24);
    private final Spinner<Integer> rows = Fields.number("new-rows", 1, Board.LARGEST, 16);
    private final TextField seed = new TextField();
    private final SplittableRandom lot = new SplittableRandom();

    /// What the page leads to.
    public interface Host {
        /// A new table like this, not saved anywhere.
        void begin(Scenario scenario);

        /// Asks for a file to open.
        void openFile();

        void open(Path file);

        /// Goes on with an edit that was left unsaved.
        void recover(Path edit);

        /// Throws such an edit away.
        void discard(Path edit);
    }

    /// An edit that was left unsaved.
    ///
    /// @param when in words
    public record Kept(Path file, String title, String when) {
    }

    public StartPage(RuleTables tables, Host host) {
        this.host = host;
        getStylesheets().add(StartPage.class.getResource("editor.css").toExternalForm());
        getStyleClass().add("tf-scroll");
        setFitToWidth(true);
        VBox left = new VBox(kept, fresh(tables));
        left.getStyleClass().add("bench-start");
        VBox right = new VBox(like(), files());
        right.getStyleClass().add("bench-start");
        HBox.setHgrow(left, Priority.ALWAYS);
        HBox.setHgrow(right, Priority.ALWAYS);
        left.setPrefWidth(0);
        right.setPrefWidth(0);
        setContent(new HBox(left, right));
        Controls.shown(kept, false);
        anotherSeed();
    }

    private static VBox sheet(String key, Node... nodes) {
        VBox sheet = new VBox(Buttons.text(Say.it(key), "tf-heading"));
        sheet.getChildren().addAll(nodes);
        sheet.getStyleClass().add("tf-paper");
        return sheet;
    }

    private Node fresh(RuleTables tables) {
        HBox choices = new HBox();
        choices.getStyleClass().add("bench-choices");
        for (RuleTable table : tables.all()) {
            RadioButton book = new RadioButton(Say.it("start.book." + table.rules()));
            book.setId("book-" + table.rules());
            book.setToggleGroup(books);
            book.setUserData(table.rules());
            book.setSelected(books.getSelectedToggle() == null);
            choices.getChildren().add(book);
        }
        books.selectedToggleProperty().addListener((_, _, book) -> {
            columns.getValueFactory().setValue(Integer.parseInt(Say.it("start.columns." + book.getUserData())));
            rows.getValueFactory().setValue(Integer.parseInt(Say.it("start.rows." + book.getUserData())));
        });
        HBox size = new HBox(columns, Buttons.text(Say.it("start.by")), rows, Buttons.text(Say.it("start.squares")));
        size.getStyleClass().add("tf-form-row");
        Button bare = primary("start.bare", MaterialDesignT.TABLE_LARGE, () -> host.begin(Blank.of(book(), columns.getValue(), rows.getValue())));
        seed.setId("seed");
        HBox.setHgrow(seed, Priority.ALWAYS);
        HBox seeds = new HBox(Buttons.text(Say.it("start.seed")), seed, Buttons.small("start.another", this::anotherSeed));
        seeds.getStyleClass().add("tf-form-row");
        Button byLot = primary("start.byLot", MaterialDesignD.DICE_5, this::byLot);
        return sheet("start.new", Fields.named("start.book", choices), Fields.named("start.size", size), bare,
                Fields.named("start.land", seeds), byLot);
    }

    private static Button primary(String key, Ikon icon, Runnable action) {
        Button button = Buttons.of(key, icon, action);
        button.getStyleClass().add("tf-plate-primary");
        return button;
    }

    private String book() {
        return (String) books.getSelectedToggle().getUserData();
    }

    private void anotherSeed() {
        seed.setText(String.valueOf(lot.nextInt(1, SEEDS)));
    }

    /// A seed that is no number counts by its letters, so that any word is one.
    private void byLot() {
        String text = seed.getText().strip();
        long number = text.matches("-?\\d{1,18}") ? Long.parseLong(text) : text.hashCode();
        host.begin(Generator.scenario(book(), number, columns.getValue(), rows.getValue()));
    }

    private Node like() {
        scenarios.setId("start-scenarios");
        scenarios.getStyleClass().add("bench-problems");
        scenarios.setPrefHeight(LIST_HEIGHT);
        scenarios.setCellFactory(_ -> new ListCell<>() {
            @Override
            protected void updateItem(Scenario scenario, boolean empty) {
                super.updateItem(scenario, empty);
                setText(empty || scenario == null ? "" : Say.it("start.scenario", scenario.title(),
                        Say.it("start.book." + scenario.rules()), scenario.board().columns(), scenario.board().rows()));
            }
        });
        scenarios.setOnMouseClicked(click -> {
            if (click.getClickCount() == 2) {
                takeChosen();
            }
        });
        scenarios.setOnKeyPressed(key -> {
            if (key.getCode() == KeyCode.ENTER) {
                takeChosen();
            }
        });
        Button take = Buttons.small("start.take", this::takeChosen);
        take.disableProperty().bind(scenarios.getSelectionModel().selectedItemProperty().isNull());
        return sheet("start.like", Buttons.text(Say.it("start.like.says"), "tf-soft"), scenarios, take);
    }

    /// A copy: the shipped file stays what it is.
    private void takeChosen() {
        Scenario chosen = scenarios.getSelectionModel().getSelectedItem();
        if (chosen != null) {
            host.begin(chosen);
        }
    }

    private Node files() {
        recent.getStyleClass().add("bench-field");
        FlowPane open = new FlowPane(Buttons.of("start.open", MaterialDesignF.FOLDER_OPEN_OUTLINE, host::openFile));
        return sheet("start.files", open, recent);
    }

    /// The scenarios that one may start from.
    public void showScenarios(List<Scenario> all) {
        scenarios.getItems().setAll(all);
    }

    /// Files opened last.
    public void showRecent(List<Path> files) {
        recent.getChildren().clear();
        for (Path file : files) {
            Button button = Buttons.tell(Buttons.small("start.recent", () -> host.open(file)), file.toString());
            button.setText(String.valueOf(file.getFileName()));
            recent.getChildren().add(button);
        }
    }

    /// Edits that were left unsaved.
    public void showKept(List<Kept> edits) {
        kept.getChildren().clear();
        Controls.shown(kept, !edits.isEmpty());
        if (edits.isEmpty()) {
            return;
        }
        VBox sheet = sheet("start.kept", Buttons.text(Say.it("start.kept.says")));
        for (Kept edit : edits) {
            HBox row = new HBox(Buttons.text(Say.it("start.kept.one", edit.title(), edit.when())),
                    Buttons.small("start.recover", () -> host.recover(edit.file())),
                    Buttons.small("start.discard", () -> host.discard(edit.file())));
            HBox.setHgrow(row.getChildren().getFirst(), Priority.ALWAYS);
            row.getStyleClass().add("tf-form-row");
            sheet.getChildren().add(row);
        }
        kept.getChildren().add(sheet);
    }

    /// Where the keyboard starts.
    public Node firstFocus() {
        return (Node) books.getSelectedToggle();
    }
}
