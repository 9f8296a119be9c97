package trayfield.ui.trial.state;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import trayfield.model.Scenario;
import trayfield.model.Side;
import trayfield.model.Square;
import trayfield.solo.trial.ResultsFile.Results;
import trayfield.solo.trial.Row;
import trayfield.solo.trial.Share;
import trayfield.solo.trial.Summary;
import trayfield.solo.trial.Summary.Count;
import trayfield.solo.trial.Verdicts;

/// What the games of a trial have come to so far, counted once, ready to be shown.
///
/// @param verdicts of the same games, for sentences and the page
/// @param mover    the share of whoever moved first
/// @param luckier  the share of the side whose dice fell better
/// @param length   mean, in rounds
/// @param fault    why a player was replaced, in the first such game
public record Findings(Scenario scenario, Verdicts verdicts, List<OfSide> sides, Share mover, Share luckier, double length,
        List<Bin> endings, List<Bin> lengths, Optional<String> fault) {

    /// What concerns one side.
    ///
    /// @param first  its share of the games in which it moved first; `second` of the others
    /// @param lost   trays a game, mean
    /// @param luck   successes of its dice beyond expectation a game, mean
    /// @param stood  rounds that its trays stood on a square, in all games
    /// @param fell   trays of it that fell on a square, in all games
    public record OfSide(Side side, String player, Share share, Share first, Share second, double lost, double luck,
            List<Bin> losses, SequencedMap<Square, Integer> stood, SequencedMap<Square, Integer> fell) {
    }

    static Findings of(Scenario scenario, List<Row> rows) {
        List<Row> inOrder = new ArrayList<>(rows);
        inOrder.sort(Comparator.comparingInt(Row::game));
        Summary summary = new Summary(new Results(scenario.sides().stream().map(Side::id).toList(), inOrder));
        return new Findings(scenario, new Verdicts(summary, id -> name(scenario, id)),
                scenario.sides().stream().map(side -> of(side, summary)).toList(), summary.firstMover(), summary.luckier(),
                summary.meanLength(), summary.endings().stream().map(one -> ending(scenario, one)).toList(),
                Bin.of(summary.lengths()), inOrder.stream().flatMap(row -> row.faults().stream())
                        .filter(fault -> !fault.isEmpty()).findFirst());
    }

    private static OfSide of(Side side, Summary summary) {
        String id = side.id();
        return new OfSide(side, summary.player(id), summary.share(id), summary.movingFirst(id), summary.movingSecond(id),
                summary.meanLoss(id), summary.meanLuck(id), Bin.of(summary.losses(id)), summary.stood(id),
                summary.fell(id));
    }

    private static Bin ending(Scenario scenario, Count<Summary.Ending> one) {
        String reason = Talk.say("reason." + one.of().reason());
        String winner = one.of().winner();
        return new Bin(winner.isEmpty() ? Talk.say("ending.drawn", reason)
                : Talk.say("ending.won", name(scenario, winner), reason), one.count());
    }

    private static String name(Scenario scenario, String id) {
        return scenario.sides().stream().filter(side -> side.id().equals(id)).map(Side::name).findFirst().orElse(id);
    }

    /// Games that count.
    public int games() {
        return verdicts.summary().games();
    }
}
