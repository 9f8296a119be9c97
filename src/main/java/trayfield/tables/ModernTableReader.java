package trayfield.tables;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import trayfield.model.RuleRef;
import trayfield.tables.ModernTable.UnitClass;
import trayfield.tables.ModernTable.UnitType;
import trayfield.tables.ModernTable.Weapon;
import trayfield.tables.ModernTable.WeaponClauses;
import trayfield.tables.json.Fields;
import trayfield.tables.json.Item;
import trayfield.tables.json.Words;

/// Reads the Modern table. What it returns after a complaint has stand-ins in it and is thrown away.
final class ModernTableReader {
    private static final Words WORDS = Words.of(ModernTableReader.class);
    private static final List<String> CLASSES = List.of(UnitClass.values()).stream().map(c -> c.word).toList();

    private final Fields fields;
    private final Cells cells = new Cells("modern");

    ModernTableReader(Fields fields) {
        this.fields = fields;
    }

    ModernTable read() {
        String title = fields.required("title").line().orElse("");
        Sourced dieFaces = cells.sourced(fields.required("dieFaces"), 2, Cells.MOST);
        Sourced capacity = cells.sourced(fields.required("capacity"), 1, Cells.MOST);
        List<Weapon> weapons = weapons(dieFaces.value());
        List<UnitType> units = units(weapons.stream().map(Weapon::id).toList(), capacity.value());
        Heights heights = fields.required("heights").fields().map(cells::heights).orElse(null);
        Sourced uphill = cells.sourced(fields.required("uphill"), -Cells.MOST, 0);
        Sourced outOfFord = cells.sourced(fields.required("outOfFord"), -Cells.MOST, 0);
        ModernOptions options = fields.required("options").fields().map(this::options).orElse(ModernOptions.PRINTED);
        fields.noOthers();
        return new ModernTable(title, dieFaces, capacity, units, weapons, heights, uphill, outOfFord, options);
    }

    private List<Weapon> weapons(int dieFaces) {
        List<Weapon> weapons = new ArrayList<>();
        Set<String> ids = new HashSet<>();
        for (Item item : fields.required("weapons").items()) {
            item.fields().ifPresent(row -> weapons.add(weapon(row, dieFaces, ids)));
        }
        return weapons;
    }

    private Weapon weapon(Fields row, int dieFaces, Set<String> ids) {
        Weapon weapon = new Weapon(
                cells.newName(row.required("id"), ids),
                row.required("name").line().orElse(""),
                row.required("range").whole(0, Cells.MOST).orElse(0),
                cells.several(row.required("hits"), hit -> hit.whole(1, dieFaces)),
                classes(row.required("kills")),
                row.optional("allRound").flag().orElse(false),
                row.optional("indirect").flag().orElse(false),
                row.required("clauses").fields().map(this::clauses).orElse(null));
        row.noOthers();
        return weapon;
    }

    private WeaponClauses clauses(Fields row) {
        WeaponClauses clauses = new WeaponClauses(clause(row, "range"), clause(row, "hits"), clause(row, "kills"),
                clause(row, "arc"), clause(row, "sight"));
        row.noOthers();
        return clauses;
    }

    private List<UnitType> units(List<String> weapons, int capacity) {
        List<UnitType> units = new ArrayList<>();
        Set<String> types = new HashSet<>();
        Item rows = fields.required("units");
        for (Item item : rows.items()) {
            item.fields().ifPresent(row -> units.add(unit(row, weapons, capacity, types)));
        }
        return units;
    }

    private UnitType unit(Fields row, List<String> weapons, int capacity, Set<String> types) {
        UnitType unit = new UnitType(
                cells.newName(row.required("type"), types),
                row.required("name").line().orElse(""),
                unitClass(row.required("class")).orElse(UnitClass.INFANTRY),
                size(row.required("size"), capacity),
                row.required("move").whole(1, Cells.MOST).orElse(1),
                optional(row.optional("roadMove").whole(1, Cells.MOST)),
                optional(row.optional("meleePower").whole(0, Cells.MOST)),
                cells.distinct(row.required("weapons"), weapon -> weapon.oneOf(weapons)),
                row.optional("runsDown").present() ? classes(row.optional("runsDown")) : List.of(),
                clause(row, "clause"));
        row.noOthers();
        return unit;
    }

    private int size(Item item, int capacity) {
        int size = item.whole(1, Cells.MOST).orElse(1);
        if (size > capacity) {
            item.complain(WORDS, "table.tooLarge", size, capacity);
        }
        return size;
    }

    private List<UnitClass> classes(Item list) {
        return cells.several(list, this::unitClass);
    }

    private Optional<UnitClass> unitClass(Item item) {
        return item.oneOf(CLASSES).map(word -> UnitClass.values()[CLASSES.indexOf(word)]);
    }

    private ModernOptions options(Fields list) {
        ModernOptions options = ModernOptions.PRINTED;
        for (var rule : ModernOptions.PRINTED.houseRules()) {
            Optional<String> value = list.required(rule.name()).fields().flatMap(row -> cells.option(row, rule));
            options = value.isEmpty() ? options : options.with(rule.name(), value.get());
        }
        list.noOthers();
        return options;
    }

    private RuleRef clause(Fields row, String key) {
        return cells.clause(row.required(key));
    }

    private static OptionalInt optional(Optional<Integer> number) {
        return number.isPresent() ? OptionalInt.of(number.get()) : OptionalInt.empty();
    }
}
