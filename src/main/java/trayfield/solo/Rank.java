package trayfield.solo;

import java.util.Arrays;
import java.util.Optional;
import trayfield.solo.sand.Budget;

/// The commanders of the program, the weakest first.
public enum Rank {
    /// Lawful and plausible.
    RECRUIT("recruit", Budget.PLAIN),
    /// Weighs every order of its turn.
    REGULAR("regular", Budget.PLAIN),
    /// Looks ahead, trying its turn in several ways.
    VETERAN("veteran", 40_000);

    /// Its name on the command line and in records.
    public final String word;
    /// Nodes for a decision, unless said otherwise.
    public final long nodes;

    Rank(String word, long nodes) {
        this.word = word;
        this.nodes = nodes;
    }

    /// A commander of this rank for one side of one game.
    public Commander commander(long seed) {
        return switch (this) {
            case RECRUIT -> new Recruit(seed);
            case REGULAR -> new Regular(seed);
            case VETERAN -> new Veteran(seed);
        };
    }

    public static Optional<Rank> of(String word) {
        return Arrays.stream(values()).filter(rank -> rank.word.equals(word)).findFirst();
    }
}
