package trayfield.tables;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import trayfield.model.HouseRule;
import trayfield.model.RuleRef;
import trayfield.model.Scenario;

/// The printed tables of the Modern rules.
///
/// @param dieFaces  faces of a die
/// @param capacity  sizes that one square holds
/// @param uphill    added to the power of who attacks a higher square
/// @param outOfFord added to the power of who attacks out of a ford an enemy not in one
public record ModernTable(String title, Sourced dieFaces, Sourced capacity, List<UnitType> units, List<Weapon> weapons,
        Heights heights, Sourced uphill, Sourced outOfFord, ModernOptions options) implements RuleTable {

    public ModernTable {
        units = List.copyOf(units);
        weapons = List.copyOf(weapons);
    }

    @Override
    public String rules() {
        return "modern";
    }

    @Override
    public List<HouseRule> houseRules() {
        return options.houseRules();
    }

    @Override
    public ModernTable with(List<Scenario.Setting> settings) {
        ModernOptions changed = options;
        for (Scenario.Setting setting : settings) {
            changed = changed.with(setting.name(), setting.value());
        }
        return new ModernTable(title, dieFaces, capacity, units, weapons, heights, uphill, outOfFord, changed);
    }

    public Optional<UnitType> unit(String type) {
        return units.stream().filter(unit -> unit.type().equals(type)).findFirst();
    }

    public Optional<Weapon> weapon(String id) {
        return weapons.stream().filter(weapon -> weapon.id().equals(id)).findFirst();
    }

    /// What weapons can destroy and tanks can run down.
    public enum UnitClass {
        INFANTRY("infantry"), ARTILLERY("artillery"), VEHICLE("vehicle");

        public final String word;

        UnitClass(String word) {
            this.word = word;
        }
    }

    /// One row of the unit table.
    ///
    /// @param size       room it takes in a square
    /// @param move       squares off roads
    /// @param roadMove   squares on roads, where that differs
    /// @param meleePower faces up to this succeed; none for units that never melee
    /// @param weapons    ids of its weapons, the first one first tried
    /// @param runsDown   classes that its move can run down; empty for all but tanks
    public record UnitType(String type, String name, UnitClass unitClass, int size, int move, OptionalInt roadMove,
            OptionalInt meleePower, List<String> weapons, List<UnitClass> runsDown, RuleRef clause) {
        public UnitType {
            weapons = List.copyOf(weapons);
            runsDown = List.copyOf(runsDown);
        }
    }

    /// One weapon.
    ///
    /// @param range    squares
    /// @param hits     faces that hit
    /// @param kills    classes that it may name as its target
    /// @param allRound true without an arc of fire
    /// @param indirect true where no sight is needed
    public record Weapon(String id, String name, int range, List<Integer> hits, List<UnitClass> kills,
            boolean allRound, boolean indirect, WeaponClauses clauses) {
        public Weapon {
            hits = List.copyOf(hits);
            kills = List.copyOf(kills);
        }
    }

    /// The clauses behind the columns of a weapon's row.
    public record WeaponClauses(RuleRef range, RuleRef hits, RuleRef kills, RuleRef arc, RuleRef sight) {
    }
}
