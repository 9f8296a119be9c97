package trayfield.ui.app;

import java.util.List;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import trayfield.model.RuleRef;
import trayfield.notation.Phrases;
import trayfield.tables.ModernTable;
import trayfield.tables.ModernTable.UnitType;
import trayfield.tables.ModernTable.Weapon;

/// The Modern rules for players: the tables as the program plays them, and every clause with its name.
final class RulesScreen implements Screen {
    static final Phrases TEXT = Phrases.of("trayfield.ui.app.modern-rules");
    private static final List<String> COLUMNS = List.of("unit", "move", "road", "power", "weapon", "range", "hits", "kills");
    private static final List<String> WORDY = List.of("unit", "weapon", "kills");

    private final ModernTable table;
    private final ScrollPane scroll;
    private final Region root;

    RulesScreen(ModernTable table, Navigator navigator) {
        this.table = table;
        Sheet page = new Sheet().heading(say("title")).text(say("intro"));
        for (String section : words("sections")) {
            page.subheading(say("section." + section));
            if (section.equals("table")) {
                page.add(unitTable());
            }
            words("section." + section + ".clauses").forEach(clause -> page.add(clause(clause)));
        }
        page.getStyleClass().add("tf-page");
        StackPane middle = new StackPane(page);
        middle.getStyleClass().add("tf-page-margin");
        scroll = Sheet.scrolling(middle);
        root = Bar.over(scroll, Words.say("rules.title"), navigator::home);
    }

    /// The words of a key that lists some.
    static List<String> words(String key) {
        return List.of(TEXT.say(key).split(" "));
    }

    private String say(String key) {
        return TEXT.say(key, table.capacity().value(), table.dieFaces().value(), table.uphill().value(),
                table.outOfFord().value(), table.heights().figure(), table.heights().trees(), table.heights().town());
    }

    private Node clause(String id) {
        return new Sheet().plain().text(say(id)).text(new RuleRef(id).label(), "tf-clause");
    }

    private Node unitTable() {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("tf-grid");
        int row = 0;
        for (String column : COLUMNS) {
            grid.add(cell(Words.say("rules.column." + column), "tf-grid-head", column), COLUMNS.indexOf(column), row);
        }
        for (UnitType unit : table.units()) {
            for (String weapon : unit.weapons()) {
                boolean first = weapon.equals(unit.weapons().getFirst());
                List<String> cells = cells(unit, table.weapon(weapon).orElseThrow(), first);
                row++;
                for (int column = 0; column < cells.size(); column++) {
                    grid.add(cell(cells.get(column), "tf-grid-cell", COLUMNS.get(column)), column, row);
                }
            }
        }
        return grid;
    }

    /// Numbers are never cut short; words wrap where there is no room.
    private static Label cell(String text, String style, String column) {
        Label cell = Sheet.label(text, style);
        cell.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        if (WORDY.contains(column)) {
            GridPane.setHgrow(cell, Priority.ALWAYS);
        } else {
            cell.setMinWidth(Region.USE_PREF_SIZE);
        }
        return cell;
    }

    /// One line of the table; the unit's own columns only beside its first weapon.
    private static List<String> cells(UnitType unit, Weapon weapon, boolean first) {
        String none = Words.say("rules.none");
        return List.of(first ? unit.name() : "", first ? String.valueOf(unit.move()) : "",
                first && unit.roadMove().isPresent() ? String.valueOf(unit.roadMove().getAsInt()) : "",
                !first ? "" : unit.meleePower().isPresent() ? String.valueOf(unit.meleePower().getAsInt()) : none,
                weapon.name(), String.valueOf(weapon.range()),
                weapon.hits().stream().map(String::valueOf).collect(Collectors.joining(" ")),
                weapon.kills().size() == ModernTable.UnitClass.values().length ? Words.say("rules.kills.all")
                        : weapon.kills().stream().map(kind -> Words.say("rules.kills." + kind.word))
                                .collect(Collectors.joining(Words.say("terms.comma"))));
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
        return scroll;
    }
}
