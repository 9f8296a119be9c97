package trayfield.files;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trayfield.model.Board;
import trayfield.model.HouseRule;
import trayfield.model.Scenario;
import trayfield.model.Scenario.Setting;
import trayfield.model.Terrain;
import trayfield.tables.AncientTable;
import trayfield.tables.HouseRuleValue;
import trayfield.tables.ModernTable;
import trayfield.tables.RuleTable;
import trayfield.tables.RuleTables;
import trayfield.tables.json.Fields;
import trayfield.tables.json.Hint;
import trayfield.tables.json.Item;
import trayfield.tables.json.Words;

/// Reads one scenario. What is the same in both games is read here; what stands on the board is read by the rule book's
/// own reader.
final class ScenarioReader {
    private static final Words WORDS = Words.of(ScenarioReader.class);
    /// Rule books that scenarios are written for, whether or not this program has their tables.
    private static final List<String> BOOKS = List.of("modern", "ancient");

    private final Fields fields;
    private final RuleTables tables;

    ScenarioReader(Fields fields, RuleTables tables) {
        this.fields = fields;
        this.tables = tables;
    }

    /// The scenario; after a complaint it is empty or has stand-ins in it.
    Optional<Scenario> read() {
        if (!fields.format(ScenarioFile.FORMAT)) {
            return Optional.empty();
        }
        Item rules = fields.required("rules");
        Optional<String> book = rules.oneOf(BOOKS);
        Optional<RuleTable> table = book.flatMap(tables::of);
        if (book.isPresent() && table.isEmpty()) {
            rules.complain(WORDS, "scenario.book", book.get(), tables.rules());
            return Optional.empty();
        }
        return scenario(table);
    }

    private Optional<Scenario> scenario(Optional<RuleTable> table) {
        String id = new Ids().fresh(fields.required("id")).orElse("");
        String title = fields.required("title").line().orElse("");
        String briefing = fields.required("briefing").prose().orElse("");
        List<Setting> options = options(fields.optional("options"), table);
        Optional<Board> board = fields.required("board").fields().flatMap(new BoardReader(refused(table))::read);
        Sides sides = Sides.read(fields.required("sides"));
        Squares squares = new Squares(board);
        Forces forces = forces(table, sides, squares);
        Ends ends = new Ends(fields, sides, squares);
        var headquarters = ends.headquarters();
        var victory = ends.victory();
        var turnLimit = ends.turnLimit();
        var atLimit = ends.atLimit();
        var firstSide = ends.firstSide();
        fields.noOthers();
        return table.isEmpty() || board.isEmpty() || sides.all().size() != 2 ? Optional.empty()
                : Optional.of(new Scenario(id, title, briefing, table.get().rules(), options, board.get(), sides.all(),
                        forces.trays(), forces.units(), forces.rosters(), headquarters, victory, turnLimit, atLimit, firstSide));
    }

    private static List<Terrain> refused(Optional<RuleTable> table) {
        return table.map(book -> switch (book) {
            case ModernTable _ -> ModernForces.REFUSED;
            case AncientTable _ -> List.<Terrain>of();
        }).orElse(List.of());
    }

    /// Who stands on the board, by the rule book's reader; without a rule book only the keys are known.
    private Forces forces(Optional<RuleTable> table, Sides sides, Squares squares) {
        if (table.isEmpty()) {
            List.of("trays", "units", "rosters").forEach(fields::optional);
            return Forces.none();
        }
        return switch (table.get()) {
            case ModernTable modern -> Forces.of(new ModernForces(modern, sides, squares).read(fields.required("trays")));
            case AncientTable ancient -> new AncientForces(ancient, sides, squares).read(fields);
        };
    }

    private static List<Setting> options(Item item, Optional<RuleTable> table) {
        List<Setting> settings = new ArrayList<>();
        List<HouseRule> rules = table.map(RuleTable::houseRules).orElse(List.of());
        List<String> names = rules.stream().map(HouseRule::name).toList();
        item.fields().filter(_ -> table.isPresent()).ifPresent(options -> options.all().forEach((name, value) -> {
            if (!names.contains(name)) {
                options.complainKey(name, WORDS, "scenario.option", name, new Hint(name, names));
                return;
            }
            HouseRuleValue.read(value, rules.get(names.indexOf(name)))
                    .ifPresent(word -> settings.add(new Setting(name, word)));
        }));
        return settings;
    }
}
