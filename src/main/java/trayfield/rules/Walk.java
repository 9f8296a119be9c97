package trayfield.rules;

import java.util.Optional;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.RuleRef;
import trayfield.model.Verdict.Refusal;

/// The steps of one tray with the reasons for what is not open: what [March] needs beyond [Going] to judge a path.
public interface Walk extends Going {
    Board board();

    /// The tray's id.
    String tray();

    Clauses clauses();

    /// Why the tray may not go from one square to the next; empty where it may.
    Optional<Refusal> refused(int from, int to, Facing way);

    /// Parts of a step, be it open or not.
    int cost(int from, int to);

    /// Why nothing can be run down on a square; empty where it can.
    Optional<Refusal> victimRefused(int square);

    /// Why the move may not end there facing so, though nothing compels another facing.
    Optional<Refusal> endRefused(int square, Facing facing);

    Refusal tooFar(int cost);

    /// The clauses by which a book judges paths.
    ///
    /// @param move  moves go across sides, once
    /// @param ahead an enemy straight ahead stops
    /// @param front an enemy's front square stops
    /// @param halt  ground that ends a move
    record Clauses(RuleRef move, RuleRef ahead, RuleRef front, RuleRef halt) {
    }
}
