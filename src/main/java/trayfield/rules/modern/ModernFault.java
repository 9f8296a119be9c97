package trayfield.rules.modern;

import java.util.Optional;
import trayfield.model.RuleRef;
import trayfield.rules.Fault;

/// Why the Modern rules refuse an order. Arguments of the sentences stand behind each.
public enum ModernFault implements Fault {
    NOT_OF_THIS_BOOK(Clause.B, "modern.notOfThisBook"),
    /// tray, square
    RIVER(Clause.G_3, "modern.river"),
    /// tray, enemy
    MELEE_FIRST(Clause.E_B, "modern.meleeFirst"),
    /// tray, square, enemy
    ENDS_IN_MELEE(Clause.E_C, "modern.endsInMelee"),
    /// tray
    NO_RUNNING_DOWN(Clause.E_D, "modern.noRunningDown"),
    /// square
    NOBODY_TO_RUN_DOWN(Clause.E_D, "modern.nobodyToRunDown"),
    /// square
    STACK_STANDS(Clause.E_D, "modern.stackStands"),
    /// tray, enemy
    TOO_BIG_TO_RUN_DOWN(Clause.E_D, "modern.tooBigToRunDown"),

    /// tray
    ALREADY_FIRED(Clause.D_A, "modern.alreadyFired"),
    /// tray
    IN_FORD(Clause.G_3, "modern.inFord"),
    /// tray
    UNARMED(Clause.A, "modern.unarmed"),
    /// tray, weapon
    NO_SUCH_WEAPON(Clause.A, "modern.noSuchWeapon"),
    /// weapon, target
    CANNOT_HARM(Clause.D_C, "modern.cannotHarm"),
    /// target, distance, weapon, range
    OUT_OF_RANGE(Clause.A, "modern.outOfRange"),
    /// target, tray
    OUT_OF_ARC(Clause.D_E, "modern.outOfArc"),
    /// target, blocking squares
    OUT_OF_SIGHT(Clause.D_F, "modern.outOfSight"),

    /// tray
    ALREADY_ATTACKED(Clause.E_C, "modern.alreadyAttacked"),
    /// tray
    NEVER_MELEES(Clause.E_D, "modern.neverMelees"),
    /// target, tray
    NOT_ADJACENT(Clause.E_A, "modern.notAdjacent"),
    /// target, tray
    NEITHER_FACES(Clause.E_A, "modern.neitherFaces"),
    /// tray, target
    BOTH_POWERLESS(Clause.F_POWER, "modern.bothPowerless"),

    /// trays
    MELEES_TO_FIGHT(Clause.E_B, "modern.meleesToFight");

    private final Clause clause;
    private final String code;

    ModernFault(Clause clause, String code) {
        this.clause = clause;
        this.code = code;
    }

    @Override
    public Optional<RuleRef> rule() {
        return Optional.of(clause.ref);
    }

    @Override
    public String code() {
        return code;
    }
}
