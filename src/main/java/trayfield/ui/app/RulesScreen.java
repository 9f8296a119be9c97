package trayfield.ui.app;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import trayfield.tables.RuleTable;
import trayfield.tables.RuleTables;

/// The rule books for players, one at a time.
final class RulesScreen implements Screen {
    private final StackPane middle = new StackPane();
    private final ScrollPane scroll = Sheet.scrolling(middle);
    private final List<ToggleButton> books = new ArrayList<>();
    private final Region root;

    RulesScreen(RuleTables tables, Navigator navigator) {
        middle.getStyleClass().add("tf-page-margin");
        ToggleGroup group = new ToggleGroup();
        tables.all().forEach(table -> books.add(book(table, group)));
        HBox row = new HBox(books.toArray(Node[]::new));
        row.getStyleClass().add("tf-books");
        row.setVisible(books.size() > 1);
        row.setManaged(row.isVisible());
        BorderPane page = new BorderPane(scroll);
        page.setTop(row);
        root = Bar.over(page, Words.say("rules.title"), navigator::home);
        books.getFirst().fire();
    }

    private ToggleButton book(RuleTable table, ToggleGroup group) {
        ToggleButton book = new ToggleButton(Words.say("rules." + table.rules()));
        book.setId("rules-" + table.rules());
        book.setToggleGroup(group);
        book.setOnAction(_ -> {
            book.setSelected(true); // one book always lies open
            middle.getChildren().setAll(RulePage.of(table).sheet());
            scroll.setVvalue(0);
        });
        return book;
    }

    @Override
    public Region root() {
        return root;
    }

    @Override
    public String title() {
        return Words.say("rules.title");
    }

    @Override
    public Node firstFocus() {
        return books.size() > 1 ? books.getFirst() : scroll;
    }
}
