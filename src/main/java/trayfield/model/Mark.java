package trayfield.model;

/// What a tray has done this turn. Set with the order, cleared for all when a turn ends.
public enum Mark {
    MOVED("moved"), FIRED("fired"), ATTACKED("attacked");

    private static final Mark[] ALL = values();

    /// The word of the engine protocol.
    public final String word;

    Mark(String word) {
        this.word = word;
    }

    int bit() {
        return 1 << ordinal();
    }

    static Mark of(int ordinal) {
        return ALL[ordinal];
    }
}
