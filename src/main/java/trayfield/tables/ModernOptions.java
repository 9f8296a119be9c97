package trayfield.tables;

import java.util.List;
import trayfield.model.HouseRule;
import trayfield.model.RuleRef;

/// The house rules of the Modern game; `rulings` says what each changes.
///
/// @param transitFacingFree   only the final facing counts: nothing straight ahead stops or compels
/// @param unitsBlockSight     trays hide what stands behind them
/// @param contactByFacing     melee range asks that one of the two faces the other
/// @param tankRunDown         tanks may run down
/// @param drawnMeleeStandoff  an undecided melee is not rolled again
/// @param advanceAfterMelee   an attacker that alone succeeded may step into the empty square
public record ModernOptions(boolean transitFacingFree, boolean unitsBlockSight, boolean contactByFacing,
        boolean tankRunDown, boolean drawnMeleeStandoff, boolean advanceAfterMelee) {

    private static final List<String> TRUE_FALSE = List.of("true", "false");
    private static final List<String> FALSE_TRUE = List.of("false", "true");

    /// As printed.
    public static final ModernOptions PRINTED = new ModernOptions(false, true, false, true, false, false);

    /// Names and values of all options, in the order of the clauses they change.
    public List<HouseRule> houseRules() {
        return List.of(
                rule("transitFacing", List.of("travel", "free"), transitFacingFree ? "free" : "travel", "modern.C.d"),
                rule("unitsBlockSight", TRUE_FALSE, String.valueOf(unitsBlockSight), "modern.D.f"),
                rule("contact", List.of("adjacent", "facing"), contactByFacing ? "facing" : "adjacent", "modern.E.a"),
                rule("tankRunDown", TRUE_FALSE, String.valueOf(tankRunDown), "modern.E.d"),
                rule("drawnMelee", List.of("reroll", "standoff"), drawnMeleeStandoff ? "standoff" : "reroll",
                        "modern.F"),
                rule("advanceAfterMelee", FALSE_TRUE, String.valueOf(advanceAfterMelee), "modern.F"));
    }

    /// These options with one set otherwise; an unknown name or value is an [IllegalArgumentException].
    public ModernOptions with(String name, String value) {
        HouseRule rule = houseRules().stream().filter(known -> known.name().equals(name)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no option " + name));
        if (!rule.values().contains(value)) {
            throw new IllegalArgumentException("option " + name + " has no value " + value);
        }
        boolean second = value.equals(rule.values().get(1));
        boolean on = value.equals("true");
        return switch (name) {
            case "transitFacing" -> new ModernOptions(second, unitsBlockSight, contactByFacing, tankRunDown,
                    drawnMeleeStandoff, advanceAfterMelee);
            case "unitsBlockSight" -> new ModernOptions(transitFacingFree, on, contactByFacing, tankRunDown,
                    drawnMeleeStandoff, advanceAfterMelee);
            case "contact" -> new ModernOptions(transitFacingFree, unitsBlockSight, second, tankRunDown,
                    drawnMeleeStandoff, advanceAfterMelee);
            case "tankRunDown" -> new ModernOptions(transitFacingFree, unitsBlockSight, contactByFacing, on,
                    drawnMeleeStandoff, advanceAfterMelee);
            case "drawnMelee" -> new ModernOptions(transitFacingFree, unitsBlockSight, contactByFacing, tankRunDown,
                    second, advanceAfterMelee);
            default -> new ModernOptions(transitFacingFree, unitsBlockSight, contactByFacing, tankRunDown,
                    drawnMeleeStandoff, on);
        };
    }

    private static HouseRule rule(String name, List<String> values, String value, String clause) {
        return new HouseRule(name, values, value, new RuleRef(clause));
    }
}
