package trayfield.tables;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import trayfield.model.HouseRule;
import trayfield.model.RuleRef;
import trayfield.tables.json.Fields;
import trayfield.tables.json.Item;
import trayfield.tables.json.Words;

/// What the cells of any rule table may hold: sourced numbers, clauses, names, lists, options.
///
/// @param book the rule book whose clauses may be named
record Cells(String book) {
    /// A bound for every number of a table, so that no sum of them overflows; larger than any board.
    static final int MOST = 999;

    private static final Words WORDS = Words.of(Cells.class);
    private static final Pattern CLAUSE = Pattern.compile("[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+");
    private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9]{0,39}");

    /// `{"value": 4, "clause": "modern.ruling.stack"}`
    Sourced sourced(Item item, int least, int most) {
        Optional<Fields> fields = item.fields();
        Sourced sourced = new Sourced(
                fields.flatMap(row -> row.required("value").whole(least, most)).orElse(most),
                fields.map(row -> clause(row.required("clause"))).orElse(null));
        fields.ifPresent(Fields::noOthers);
        return sourced;
    }

    Heights heights(Fields row) {
        Heights heights = new Heights(height(row, "figure"), height(row, "trees"), height(row, "town"),
                clause(row.required("clause")));
        row.noOthers();
        return heights;
    }

    private static int height(Fields row, String key) {
        return row.required(key).whole(0, MOST).orElse(0);
    }

    /// A clause of this book by its id.
    RuleRef clause(Item item) {
        String id = item.text().orElse(null);
        if (id != null && !(CLAUSE.matcher(id).matches() && id.startsWith(book + "."))) {
            item.complain(WORDS, "table.clause", id, book);
        }
        return new RuleRef(id);
    }

    /// The name of a row, such as `machineGun`, that no row before has.
    String newName(Item item, Set<String> taken) {
        String name = item.text().orElse(null);
        if (name != null && !NAME.matcher(name).matches()) {
            item.complain(WORDS, "table.name", name);
        } else if (name != null && !taken.add(name)) {
            item.complain(WORDS, "table.twice", name);
        }
        return name == null ? "" : name;
    }

    /// A list whose entries all differ.
    <T> List<T> distinct(Item list, Function<Item, Optional<T>> reader) {
        Set<T> seen = new HashSet<>();
        List<T> entries = new ArrayList<>();
        for (Item item : list.items()) {
            Optional<T> entry = reader.apply(item);
            if (entry.isPresent() && !seen.add(entry.get())) {
                item.complain(WORDS, "table.twice", entry.get());
            }
            entry.ifPresent(entries::add);
        }
        return entries;
    }

    /// A list of at least one entry, all different.
    <T> List<T> several(Item list, Function<Item, Optional<T>> reader) {
        if (list.isEmptyList()) {
            list.complain(WORDS, "table.none");
        }
        return distinct(list, reader);
    }

    /// `{"value": "reroll", "clause": "modern.F"}`: an option's value, under the clause that it changes.
    Optional<String> option(Fields row, HouseRule rule) {
        Item clause = row.required("clause");
        if (clause.present() && !clause(clause).equals(rule.rule())) {
            clause.complain(WORDS, "table.optionClause", rule.name(), rule.rule());
        }
        Optional<String> value = HouseRuleValue.read(row.required("value"), rule);
        row.noOthers();
        return value;
    }
}
