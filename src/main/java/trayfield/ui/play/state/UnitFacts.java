package trayfield.ui.play.state;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import trayfield.tables.AncientTable;
import trayfield.tables.ModernTable;
import trayfield.tables.ModernTable.UnitClass;
import trayfield.tables.ModernTable.UnitType;
import trayfield.tables.ModernTable.Weapon;
import trayfield.tables.RuleTable;

/// What the rule table says of one type of tray, as a player wants to read it.
///
/// @param name     as printed
/// @param move     squares off roads
/// @param roadMove squares on roads, where that differs
/// @param power    melee power; none for those that never melee
public record UnitFacts(String type, String name, int move, OptionalInt roadMove, OptionalInt power,
        List<Weapon> weapons, UnitClass unitClass, List<UnitClass> runsDown) {

    /// The facts of a type; a type that the table has not shows its id and nothing more.
    public static UnitFacts of(RuleTable table, String type) {
        return switch (table) {
            case ModernTable modern -> modern.unit(type).map(unit -> of(modern, unit)).orElseGet(() -> unknown(type));
            case AncientTable _ -> unknown(type);
        };
    }

    private static UnitFacts unknown(String type) {
        return new UnitFacts(type, type, 0, OptionalInt.empty(), OptionalInt.empty(), List.of(), UnitClass.INFANTRY,
                List.of());
    }

    private static UnitFacts of(ModernTable table, UnitType unit) {
        List<Weapon> weapons = unit.weapons().stream().flatMap(id -> table.weapon(id).stream()).toList();
        return new UnitFacts(unit.type(), unit.name(), unit.move(), unit.roadMove(), unit.meleePower(), weapons,
                unit.unitClass(), unit.runsDown());
    }

    public Optional<Weapon> weapon(String id) {
        return weapons.stream().filter(weapon -> weapon.id().equals(id)).findFirst();
    }

    /// True where moves are counted in parts, for road and other steps cost differently.
    public boolean countsParts() {
        return roadMove.isPresent() && roadMove.getAsInt() != move && move > 0;
    }

    /// The whole move: in parts where it counts them, else in squares.
    public int allowance() {
        return countsParts() ? roadMove.getAsInt() / gcd(roadMove.getAsInt(), move) * move : move;
    }

    private static int gcd(int one, int other) {
        return other == 0 ? one : gcd(other, one % other);
    }
}
