package trayfield.solo;

import java.util.function.LongFunction;

/// Who plays a side when no person does.
///
/// @param name  as records and reports call him
/// @param nodes he may spend on a decision
/// @param made  makes a commander for one side of one game from a seed
public record Player(String name, long nodes, LongFunction<Commander> made) {

    public static Player of(Rank rank) {
        return new Player(rank.word, rank.nodes, rank::commander);
    }

    public Player withNodes(long other) {
        return new Player(name, other, made);
    }

    public Commander commander(long seed) {
        return made.apply(seed);
    }
}
