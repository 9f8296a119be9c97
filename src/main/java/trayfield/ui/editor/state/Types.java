package trayfield.ui.editor.state;

import java.util.List;
import trayfield.tables.AncientTable;
import trayfield.tables.ModernTable;
import trayfield.tables.RuleTable;

/// What a rule table lets stand on a board. A row added to the table appears here by itself.
public final class Types {
    private Types() {
    }

    /// One entry of the palette.
    ///
    /// @param id   as a scenario names it
    /// @param name that players read
    /// @param says its numbers in a line
    public record Entry(String id, String name, String says) {
    }

    public static List<Entry> of(RuleTable table) {
        return switch (table) {
            case ModernTable modern -> modern.units().stream().map(unit -> new Entry(unit.type(), unit.name(),
                    Say.it("type.modern", unit.move(), unit.meleePower().isPresent() ? unit.meleePower().getAsInt() : "–",
                            unit.weapons().stream().flatMap(id -> modern.weapon(id).stream())
                                    .mapToInt(ModernTable.Weapon::range).max().orElse(0)))).toList();
            case AncientTable _ -> List.of(new Entry(Pieces.MAN, Say.it("type.unit"), Say.it("type.unit.says")));
        };
    }

    static String first(RuleTable table) {
        return of(table).getFirst().id();
    }

    /// The classes of men; none where the rule book has none.
    public static List<Entry> classes(RuleTable table) {
        return switch (table) {
            case ModernTable _ -> List.of();
            case AncientTable ancient -> ancient.classes().stream().map(one -> new Entry(one.id(), one.id(),
                    Say.it("type.class", one.speed(), one.meleePower()))).toList();
        };
    }
}
