package trayfield.model;

/// How one roll of a melee may end.
public enum MeleeOutcome {
    ATTACKER_ALONE("attacker alone"), DEFENDER_ALONE("defender alone"), BOTH_LOST("both lost"), STALEMATE("stalemate");

    /// The words of the engine protocol.
    public final String words;

    MeleeOutcome(String words) {
        this.words = words;
    }

    /// One roll judged: each side succeeds or does not. "Alone": that side alone succeeded.
    public static MeleeOutcome of(boolean attackerSucceeds, boolean defenderSucceeds) {
        if (attackerSucceeds) {
            return defenderSucceeds ? BOTH_LOST : ATTACKER_ALONE;
        }
        return defenderSucceeds ? DEFENDER_ALONE : STALEMATE;
    }
}
