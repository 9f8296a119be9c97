package trayfield.ui.app;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.layout.VBox;
import trayfield.model.RuleRef;
import trayfield.tables.ModernTable;
import trayfield.tables.ModernTable.UnitType;
import trayfield.tables.ModernTable.Weapon;

/// The Modern rules on the page for players.
final class ModernRules {
    private static final List<String> COLUMNS = List.of("unit", "move", "road", "power", "weapon", "range", "hits", "kills");
    private static final List<String> WORDY = List.of("unit", "weapon", "kills");

    private ModernRules() {
    }

    static RulePage page(ModernTable table) {
        Object[] args = {table.capacity().value(), table.dieFaces().value(), table.uphill().value(),
                table.outOfFord().value(), table.heights().figure(), table.heights().trees(), table.heights().town()};
        return new RulePage(table.rules(), RulePage.text(table.rules()), args,
                Map.of("table", new VBox(unitTable(table), Sheet.label(sources(table), "tf-clause"))));
    }

    /// The clauses behind the columns.
    private static String sources(ModernTable table) {
        return Words.say("rules.sources", labels(table.units().stream().map(UnitType::clause)),
                labels(table.weapons().stream().map(weapon -> weapon.clauses().range())),
                labels(table.weapons().stream().map(weapon -> weapon.clauses().hits())),
                labels(table.weapons().stream().map(weapon -> weapon.clauses().kills())));
    }

    private static String labels(Stream<RuleRef> clauses) {
        return clauses.map(RuleRef::label).distinct().collect(Collectors.joining(Words.say("rules.comma")));
    }

    private static Grid unitTable(ModernTable table) {
        Grid grid = new Grid(COLUMNS, WORDY);
        for (UnitType unit : table.units()) {
            for (String weapon : unit.weapons()) {
                grid.row(cells(unit, table.weapon(weapon).orElseThrow(), weapon.equals(unit.weapons().getFirst())));
            }
        }
        return grid;
    }

    /// One line of the table; the unit's own columns only beside its first weapon.
    private static String[] cells(UnitType unit, Weapon weapon, boolean first) {
        String none = Words.say("rules.none");
        return new String[] {first ? unit.name() : "", first ? String.valueOf(unit.move()) : "",
                first && unit.roadMove().isPresent() ? String.valueOf(unit.roadMove().getAsInt()) : "",
                !first ? "" : unit.meleePower().isPresent() ? String.valueOf(unit.meleePower().getAsInt()) : none,
                weapon.name(), String.valueOf(weapon.range()),
                weapon.hits().stream().map(String::valueOf).collect(Collectors.joining(" ")),
                weapon.kills().size() == ModernTable.UnitClass.values().length ? Words.say("rules.kills.all")
                        : weapon.kills().stream().map(kind -> Words.say("rules.kills." + kind.word))
                                .collect(Collectors.joining(Words.say("rules.comma")))};
    }
}
