package trayfield.ui.board.tray;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import trayfield.tables.ModernTable;
import trayfield.tables.RuleTable;
import trayfield.tables.RuleTables;
import trayfield.ui.board.tray.TrayKind.Branch;

/// The kinds of trays that a board may show. A type that is not among them is drawn as infantry with its initial.
public record TrayKinds(List<TrayKind> kinds) {
    /// The seven of the Modern rules and the man of the Ancient ones.
    public static final TrayKinds STANDARD = new TrayKinds(List.of(
            new TrayKind("rifle", Branch.INFANTRY, false, "R"),
            new TrayKind("machineGun", Branch.MACHINE_GUN, false, "MG"),
            new TrayKind("antitankRocket", Branch.ROCKET, false, "AT"),
            new TrayKind("gun", Branch.GUN, true, "G"),
            new TrayKind("howitzer", Branch.HOWITZER, true, "H"),
            new TrayKind("tank", Branch.TANK, true, "T"),
            new TrayKind("scoutCar", Branch.SCOUT_CAR, true, "SC"),
            new TrayKind("man", Branch.WARRIOR, true, "")));

    public TrayKinds {
        kinds = List.copyOf(kinds);
    }

    /// The kinds of a rule table: a type added there is drawn by its class with its initial, alone in its square where
    /// two of it find no room.
    public static TrayKinds of(RuleTable table) {
        TrayKinds kinds = STANDARD;
        if (table instanceof ModernTable modern) {
            for (ModernTable.UnitType unit : modern.units()) {
                boolean alone = 2 * unit.size() > modern.capacity().value();
                kinds = kinds.knows(unit.type()) && kinds.of(unit.type()).wholeSquare() == alone ? kinds
                        : kinds.with(new TrayKind(unit.type(), branch(unit.unitClass()), alone, initial(unit.type())));
            }
        }
        return kinds;
    }

    /// The kinds of all these tables: no two rule books share a type.
    public static TrayKinds of(RuleTables tables) {
        TrayKinds kinds = STANDARD;
        for (RuleTable table : tables.all()) {
            for (TrayKind kind : of(table).kinds()) {
                kinds = STANDARD.kinds().contains(kind) ? kinds : kinds.with(kind);
            }
        }
        return kinds;
    }

    private static Branch branch(ModernTable.UnitClass unitClass) {
        return switch (unitClass) {
            case INFANTRY -> Branch.INFANTRY;
            case ARTILLERY -> Branch.GUN;
            case VEHICLE -> Branch.TANK;
        };
    }

    private static String initial(String type) {
        return type.isEmpty() ? "?" : type.substring(0, 1).toUpperCase(Locale.ROOT);
    }

    /// These and one more, which takes the place of an earlier one of its type.
    public TrayKinds with(TrayKind kind) {
        List<TrayKind> more = new ArrayList<>(kinds);
        more.removeIf(known -> known.type().equals(kind.type()));
        more.add(kind);
        return new TrayKinds(more);
    }

    public boolean knows(String type) {
        return kinds.stream().anyMatch(kind -> kind.type().equals(type));
    }

    public TrayKind of(String type) {
        for (TrayKind kind : kinds) {
            if (kind.type().equals(type)) {
                return kind;
            }
        }
        return new TrayKind(type, Branch.INFANTRY, false, initial(type));
    }
}
