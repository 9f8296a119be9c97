package trayfield.tables;

import java.util.List;
import trayfield.model.HouseRule;
import trayfield.model.RuleRef;

/// The house rules of the Ancient game.
///
/// @param transitFacingFree only the final facing counts: nothing straight ahead stops or compels
/// @param unitsBlockSight   men hide what stands behind them
/// @param compulsoryMelee   who must attack
public record AncientOptions(boolean transitFacingFree, boolean unitsBlockSight, Compulsory compulsoryMelee) {
    /// As printed.
    public static final AncientOptions PRINTED = new AncientOptions(false, true, Compulsory.MOVED);

    /// Who must attack in his side's melee phase.
    public enum Compulsory {
        /// Who moved or turned into facing contact this turn.
        MOVED("moved"),
        /// Everyone who faces an adjacent enemy.
        ALL("all"),
        NONE("none");

        public final String word;

        Compulsory(String word) {
            this.word = word;
        }
    }

    public List<HouseRule> houseRules() {
        return List.of(
                rule("transitFacing", List.of("travel", "free"), transitFacingFree ? "free" : "travel",
                        "ancient.movement.2"),
                rule("unitsBlockSight", List.of("true", "false"), String.valueOf(unitsBlockSight), "ancient.missile.2"),
                rule("compulsoryMelee", List.of("moved", "all", "none"), compulsoryMelee.word, "ancient.melee.1"));
    }

    /// These options with one set otherwise; an unknown name or value is an [IllegalArgumentException].
    public AncientOptions with(String name, String value) {
        HouseRule rule = houseRules().stream().filter(known -> known.name().equals(name)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no option " + name));
        int choice = rule.values().indexOf(value);
        if (choice < 0) {
            throw new IllegalArgumentException("option " + name + " has no value " + value);
        }
        return switch (name) {
            case "transitFacing" -> new AncientOptions(choice == 1, unitsBlockSight, compulsoryMelee);
            case "unitsBlockSight" -> new AncientOptions(transitFacingFree, choice == 0, compulsoryMelee);
            default -> new AncientOptions(transitFacingFree, unitsBlockSight, Compulsory.values()[choice]);
        };
    }

    private static HouseRule rule(String name, List<String> values, String value, String clause) {
        return new HouseRule(name, values, value, new RuleRef(clause));
    }
}
