package trayfield.rules.ancient;

import java.util.Optional;
import trayfield.model.RuleRef;
import trayfield.rules.Fault;

/// Why the Ancient rules refuse an order. Arguments of the sentences stand behind each.
public enum AncientFault implements Fault {
    ROSTERS_SEALED(Clause.ROSTER, "ancient.rostersSealed"),
    ROSTERS_DUE(Clause.ROSTER, "ancient.rostersDue"),
    NO_TIME_TO_THROW(Clause.SEQUENCE_1, "ancient.noTimeToThrow"),
    NO_TIME_TO_MOVE(Clause.SEQUENCE_3, "ancient.noTimeToMove"),
    NO_TIME_TO_ATTACK(Clause.SEQUENCE_3, "ancient.noTimeToAttack"),
    NOT_OF_THIS_BOOK(Clause.SEQUENCE_3, "ancient.notOfThisBook"),

    /// unit
    UNKNOWN_UNIT(Clause.ROSTER, "ancient.unknownUnit"),
    /// unit
    NOT_YOUR_UNIT(Clause.ROSTER, "ancient.notYourUnit"),
    /// class
    UNKNOWN_CLASS(Clause.UNITS, "ancient.unknownClass"),
    /// units that stand there not once
    ROSTER_UNITS(Clause.ROSTER, "ancient.rosterUnits"),
    /// class, how many, quota
    ROSTER_QUOTA(Clause.ROSTER, "ancient.rosterQuota"),

    /// unit
    THROWN_ALREADY(Clause.MISSILE_1, "ancient.thrownAlready"),
    /// unit
    DECLARED_ALREADY(Clause.MISSILE_1, "ancient.declaredAlready"),
    /// unit
    NO_TARGETS(Clause.MISSILE_1, "ancient.noTargets"),
    /// man, unit
    NOT_OF_THE_UNIT(Clause.MISSILE_1, "ancient.notOfTheUnit"),
    /// man
    NAMED_TWICE(Clause.MISSILE_1, "ancient.namedTwice"),
    /// men
    MEN_LEFT_OUT(Clause.MISSILE_1, "ancient.menLeftOut"),
    /// man
    IN_CONTACT(Clause.MISSILE_3, "ancient.inContact"),
    /// target, distance, range
    OUT_OF_RANGE(Clause.MISSILE_1, "ancient.outOfRange"),
    /// target, man
    OUT_OF_ARC(Clause.MISSILE_4, "ancient.outOfArc"),

    /// man, enemy
    MAY_NOT_TURN_AWAY(Clause.MOVEMENT_4, "ancient.mayNotTurnAway"),
    /// man, square
    BREAKS_INTO_CONTACT(Clause.MOVEMENT_4, "ancient.breaksIntoContact"),

    /// man
    ALREADY_ATTACKED(Clause.MELEE_1, "ancient.alreadyAttacked"),
    /// man, target
    DOES_NOT_FACE(Clause.MELEE_1, "ancient.doesNotFace"),
    /// men
    MELEES_TO_FIGHT(Clause.MELEE_1, "ancient.meleesToFight");

    private final Clause clause;
    private final String code;

    AncientFault(Clause clause, String code) {
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
