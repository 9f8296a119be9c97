package trayfield.solo.trial;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import trayfield.model.Observation;
import trayfield.play.DiceSource;
import trayfield.play.Game;
import trayfield.play.Seat;
import trayfield.rules.Rulebook;
import trayfield.solo.Commander;
import trayfield.solo.sand.Budget;
import trayfield.solo.sand.Intent;

/// One game of a contest, played to its end.
public final class Match {
    private final Contest contest;
    private final int number;
    private final BooleanSupplier calledOff;
    private final Game game;
    private final List<Commander> commanders = new ArrayList<>();

    private Match(Contest contest, Rulebook book, int number, BooleanSupplier calledOff) {
        this.contest = contest;
        this.number = number;
        this.calledOff = calledOff;
        this.game = Game.start(book, contest.table(), contest.scenario(), new DiceSource.Seeded(contest.diceSeed(number)));
    }

    /// Plays game `number`; empty when it was called off.
    ///
    /// @param book of the contest; any number of games may share it
    public static Optional<Row> play(Contest contest, Rulebook book, int number, BooleanSupplier calledOff) {
        long start = System.nanoTime();
        Match match = new Match(contest, book, number, calledOff);
        try {
            return match.play() ? Optional.of(match.row((System.nanoTime() - start) / 1e9)) : Optional.empty();
        } finally {
            match.commanders.forEach(Commander::close);
        }
    }

    private boolean play() {
        for (int side = 0; side < contest.players().size(); side++) {
            commanders.add(contest.players().get(side).commander(contest.commanderSeed(number, side)));
        }
        for (Observation seen = seen(); !over(seen); seen = seen()) {
            if (calledOff.getAsBoolean() || game.diceDue().isEmpty() && !order(seen)) {
                return false;
            }
            while (game.diceDue().isPresent()) {
                game.rollDue();
            }
        }
        for (int side = 0; side < commanders.size(); side++) {
            commanders.get(side).ended(game.seat(contest.side(side)));
        }
        return true;
    }

    private Observation seen() {
        return game.referee().observation();
    }

    private boolean over(Observation seen) {
        return seen.result().isPresent() || seen.turn() > contest.longest();
    }

    private boolean order(Observation seen) {
        int side = contest.scenario().sideIndex(seen.side().orElseThrow());
        Seat seat = game.seat(contest.side(side));
        Optional<Intent> intent = commanders.get(side).choose(seat, Budget.of(contest.players().get(side).nodes(), calledOff));
        if (intent.isEmpty()) {
            return false;
        }
        game.play(intent.get().order()).ifPresent(refusal -> {
            throw new IllegalStateException(contest.players().get(side).name() + " ordered " + intent.get().order()
                    + " in game " + number + ", refused: " + refusal);
        });
        return true;
    }

    private Row row(double seconds) {
        Seat seat = game.referee();
        Observation end = seat.observation();
        Diary diary = new Diary(contest, seat);
        List<Integer> lost = List.copyOf(end.lost().values());
        return new Row(contest.fingerprint(), contest.scenario().id(),
                contest.players().stream().map(player -> player.name()).toList(), number, contest.diceSeed(number),
                diary.first(), end.result().flatMap(result -> result.winner()),
                end.result().map(result -> result.reason().word).orElse(Row.UNFINISHED), end.turn(), lost, diary.luck(),
                seconds, commanders.stream().map(one -> one.fault().orElse("")).toList(), diary.fell(), diary.stood());
    }
}
