package trayfield.solo.trial;

import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import trayfield.model.Square;

/// What came of one game of a trial. Lists are by side, in file order.
///
/// @param trial   fingerprint of the contest
/// @param game    its number in the trial, from 0
/// @param first   id of the side that moved first in the first round
/// @param winner  id; none in a draw and where the game was broken off
/// @param reason  the word of the result's reason, or `unfinished`
/// @param lost    trays
/// @param luck    successes of a side's dice beyond what was to be expected, those that the dice of both sides brought
/// @param seconds that the game took
/// @param faults  why a player was replaced; empty where he was not
/// @param fell    by square, how many of the side's trays were lost there
/// @param stood   by square, how many rounds one of the side's trays stood there when the round ended
public record Row(String trial, String scenario, List<String> players, int game, long seed, Optional<String> first,
        Optional<String> winner, String reason, int turns, List<Integer> lost, List<Double> luck, double seconds,
        List<String> faults, List<SequencedMap<Square, Integer>> fell, List<SequencedMap<Square, Integer>> stood) {
    public static final String UNFINISHED = "unfinished";

    public Row {
        players = List.copyOf(players);
        lost = List.copyOf(lost);
        luck = List.copyOf(luck);
        faults = List.copyOf(faults);
        fell = List.copyOf(fell);
        stood = List.copyOf(stood);
    }

    /// Played to its end by the players that were named.
    public boolean counts() {
        return !reason.equals(UNFINISHED) && faults.stream().allMatch(String::isEmpty);
    }

    /// The same game, the time it took left out.
    public boolean sameGame(Row other) {
        return timeless().equals(other.timeless());
    }

    private Row timeless() {
        return new Row(trial, scenario, players, game, seed, first, winner, reason, turns, lost, luck, 0, faults, fell,
                stood);
    }

    /// What the side won of the game: 1, 0, or a half for a draw.
    public double won(String side) {
        return winner.map(id -> id.equals(side) ? 1.0 : 0.0).orElse(0.5);
    }
}
