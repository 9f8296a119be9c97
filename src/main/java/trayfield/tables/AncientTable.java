package trayfield.tables;

import java.util.List;
import java.util.Optional;
import trayfield.model.HouseRule;
import trayfield.model.RuleRef;
import trayfield.model.Scenario;

/// The printed tables of the Ancient rules. Moves are counted in halves of a square.
public record AncientTable(String title, Sourced dieFaces, Sourced capacity, List<ManClass> classes, Missile missile,
        Costs costs, Penalties penalties, Heights heights, AncientOptions options) implements RuleTable {

    public AncientTable {
        classes = List.copyOf(classes);
    }

    @Override
    public String rules() {
        return "ancient";
    }

    @Override
    public List<HouseRule> houseRules() {
        return options.houseRules();
    }

    @Override
    public AncientTable with(List<Scenario.Setting> settings) {
        AncientOptions changed = options;
        for (Scenario.Setting setting : settings) {
            changed = changed.with(setting.name(), setting.value());
        }
        return new AncientTable(title, dieFaces, capacity, classes, missile, costs, penalties, heights, changed);
    }

    public Optional<ManClass> manClass(String id) {
        for (ManClass one : classes) {
            if (one.id().equals(id)) {
                return Optional.of(one);
            }
        }
        return Optional.empty();
    }

    /// One row of the unit table.
    ///
    /// @param speed      squares
    /// @param meleePower faces up to this succeed
    public record ManClass(String id, int speed, int meleePower, RuleRef clause) {
    }

    /// The missile that every class throws.
    ///
    /// @param range        squares on the level
    /// @param rangePerStep squares of range won or lost by each step of height
    /// @param direct       faces that hit a target in sight
    /// @param indirect     faces that hit any other
    public record Missile(String name, Sourced range, Sourced rangePerStep, Faces direct, Faces indirect) {
    }

    /// Faces of a die with the clause that names them.
    public record Faces(List<Integer> faces, RuleRef clause) {
        public Faces {
            faces = List.copyOf(faces);
        }
    }

    /// What entering a square costs, in halves.
    ///
    /// @param square  a normal square
    /// @param road    from road or town to road or town
    /// @param water   river, ford or swamp without a road
    /// @param climb   for each step up
    /// @param descent for each step down
    public record Costs(Sourced square, Sourced road, Sourced water, Sourced climb, Sourced descent) {
    }

    /// Numbers added to melee powers.
    ///
    /// @param uphill      by steps the defender stands higher, the last for all above
    /// @param below       for a defender below his faced attacker
    /// @param outOfWater  attacking out of water someone not in it
    /// @param intoTown    attacking from outside into a town
    /// @param intoTrees   attacking from outside into woods
    /// @param alone       with no other man of the unit near
    /// @param outnumbered for a defender, by attackers, the last for all above
    public record Penalties(Steps uphill, Sourced below, Sourced outOfWater, Sourced intoTown, Sourced intoTrees,
            Sourced alone, Steps outnumbered) {
    }

    /// A number for each count from 1 on; counts beyond the list take its last.
    public record Steps(List<Integer> values, RuleRef clause) {
        public Steps {
            values = List.copyOf(values);
        }

        /// 0 for counts below 1.
        public int at(int count) {
            return count < 1 ? 0 : values.get(Math.min(count, values.size()) - 1);
        }
    }
}
