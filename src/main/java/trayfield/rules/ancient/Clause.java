package trayfield.rules.ancient;

import trayfield.model.RuleRef;

/// The clauses of the Ancient rules and the rulings on them.
public enum Clause {
    BOARD("ancient.ruling.board"), UNITS("ancient.units"), ROSTER("ancient.roster"),
    SEQUENCE_1("ancient.sequence.1"), SEQUENCE_2("ancient.sequence.2"), SEQUENCE_3("ancient.sequence.3"),
    MISSILE_1("ancient.missile.1"), MISSILE_2("ancient.missile.2"), MISSILE_3("ancient.missile.3"),
    MISSILE_4("ancient.missile.4"),
    MOVEMENT_1("ancient.movement.1"), MOVEMENT_2("ancient.movement.2"), MOVEMENT_3("ancient.movement.3"),
    MOVEMENT_4("ancient.movement.4"),
    MELEE_1("ancient.melee.1"), MELEE_2("ancient.melee.2"), MELEE_3("ancient.melee.3"), MELEE_4("ancient.melee.4"),
    MELEE_5("ancient.melee.5"), CONDUCT("ancient.conduct"),
    HILL_A("ancient.special.1.a"), HILL_B("ancient.special.1.b"), HILL_C("ancient.special.1.c"),
    ROAD("ancient.special.2"), WATER("ancient.special.3"), TOWN("ancient.special.4"), TREES("ancient.special.5"),
    COST("ancient.ruling.cost"), HEADQUARTERS("ancient.ruling.headquarters");

    public final RuleRef ref;

    Clause(String id) {
        this.ref = new RuleRef(id);
    }
}
