package trayfield.model;

/// Where in the printed sequence a game stands. Modern: first, act, over. Ancient: roster, missiles, initiative, move,
/// melee, over.
public enum Phase {
    FIRST("first"), ACT("act"),
    ROSTER("roster"), MISSILES("missiles"), INITIATIVE("initiative"), MOVE("move"), MELEE("melee"),
    OVER("over");

    /// The word of the engine protocol.
    public final String word;

    Phase(String word) {
        this.word = word;
    }
}
