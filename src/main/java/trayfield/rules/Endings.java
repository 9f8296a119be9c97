package trayfield.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import trayfield.model.Event;
import trayfield.model.Facing;
import trayfield.model.Muster;
import trayfield.model.Position;
import trayfield.model.PositionDraft;
import trayfield.model.Result;
import trayfield.model.Result.Reason;
import trayfield.model.RuleRef;
import trayfield.model.Scenario;
import trayfield.model.Scenario.Victory;
import trayfield.model.Square;

/// When a game is over: judged at once when trays are removed, and at the end of a side's turn. The first reason that
/// is met decides; both sides by the same one at once is a draw.
public final class Endings {
    private final Muster muster;
    private final Scenario scenario;
    private final RuleRef clause;

    /// @param clause the ruling on ends of the book that is played
    public Endings(Muster muster, RuleRef clause) {
        this.muster = muster;
        this.scenario = muster.scenario();
        this.clause = clause;
    }

    /// What a turn's end brought: trays that left, and the result if there is one.
    public record TurnEnd(Position after, List<Event> events, Optional<Result> result) {
    }

    /// Judged at once, when trays were removed: no tray left, then the losses named by the scenario.
    public Optional<Result> onRemoval(Position position) {
        return loser(Reason.ELIMINATION, side -> position.strength(side) == 0)
                .or(() -> loser(Reason.LOSSES, side -> tooManyLost(position, side)));
    }

    /// Judged when the turn of `mover` ends.
    public TurnEnd onTurnEnd(Position position, int mover) {
        Optional<Result> early = loser(Reason.HEADQUARTERS, side -> headquartersHeld(position, side))
                .or(() -> captured(position, mover) ? Optional.of(won(mover, Reason.CAPTURE)) : Optional.empty());
        if (early.isPresent()) {
            return new TurnEnd(position, List.of(), early);
        }
        List<Event> events = new ArrayList<>();
        Position after = leave(position, events);
        Optional<Result> result = winner(Reason.EXIT, side -> enoughLeft(after, side))
                .or(() -> loser(Reason.ELIMINATION, side -> after.strength(side) == 0))
                .or(() -> atLimit(after, mover));
        return new TurnEnd(after, events, result);
    }

    private boolean tooManyLost(Position position, int side) {
        return terms(side, Victory.Losses.class).stream().anyMatch(terms -> position.losses(side) >= terms.count());
    }

    private boolean headquartersHeld(Position position, int side) {
        return scenario.headquarters().getOrDefault(muster.sideId(side), List.of()).stream()
                .anyMatch(square -> position.sideOn(muster.board().index(square)) == 1 - side);
    }

    private boolean captured(Position position, int side) {
        return terms(side, Victory.Capture.class).stream()
                .anyMatch(terms -> standing(position, side, terms.squares()) >= terms.count());
    }

    private int standing(Position position, int side, List<Square> squares) {
        int count = 0;
        for (Square square : squares.stream().distinct().toList()) {
            int index = muster.board().index(square);
            if (position.sideOn(index) == side) {
                for (int tray = position.firstOn(index); tray != Position.NONE; tray = position.nextOn(tray)) {
                    count++;
                }
            }
        }
        return count;
    }

    private Position leave(Position position, List<Event> events) {
        PositionDraft draft = position.draft();
        for (int tray = 0; tray < muster.size(); tray++) {
            Optional<Facing> edge = position.onBoard(tray) ? openEdge(position, tray) : Optional.empty();
            if (edge.isPresent()) {
                Square from = muster.board().square(position.square(tray));
                draft.exit(tray, edge.get());
                events.add(new Event.Exited(muster.id(tray), from, edge.get(), clause));
            }
        }
        return events.isEmpty() ? position : draft.settle();
    }

    /// The edge over which a tray leaves from where it stands, the first in file order at a corner.
    private Optional<Facing> openEdge(Position position, int tray) {
        return terms(muster.side(tray), Victory.Exit.class).stream().map(Victory.Exit::edge)
                .filter(edge -> muster.board().neighbour(position.square(tray), edge) < 0).findFirst();
    }

    private boolean enoughLeft(Position position, int side) {
        return terms(side, Victory.Exit.class).stream().anyMatch(terms -> left(position, side, terms.edge()) >= terms.count());
    }

    private int left(Position position, int side, Facing edge) {
        int count = 0;
        for (int tray = 0; tray < muster.size(); tray++) {
            if (muster.side(tray) == side && position.exit(tray).filter(edge::equals).isPresent()) {
                count++;
            }
        }
        return count;
    }

    private Optional<Result> atLimit(Position position, int mover) {
        boolean falls = scenario.turnLimit().isPresent() && position.turn() >= scenario.turnLimit().getAsInt()
                && mover != position.firstSide();
        if (!falls) {
            return Optional.empty();
        }
        return Optional.of(switch (scenario.atLimit()) {
            case Scenario.AtLimit.Wins wins -> new Result(Optional.of(wins.side()), Reason.TURN_LIMIT);
            case Scenario.AtLimit.Draw _ -> new Result(Optional.empty(), Reason.TURN_LIMIT);
            case Scenario.AtLimit.FewerLosses _ -> fewerLosses(position);
        });
    }

    private Result fewerLosses(Position position) {
        int difference = position.losses(0) - position.losses(1);
        return difference == 0 ? new Result(Optional.empty(), Reason.TURN_LIMIT)
                : won(difference < 0 ? 0 : 1, Reason.TURN_LIMIT);
    }

    private <T extends Victory> List<T> terms(int side, Class<T> kind) {
        List<T> terms = new ArrayList<>();
        for (Victory victory : scenario.victory()) {
            if (kind.isInstance(victory) && victory.side().equals(muster.sideId(side))) {
                terms.add(kind.cast(victory));
            }
        }
        return terms;
    }

    private Optional<Result> loser(Reason reason, IntPredicate loses) {
        return winner(reason, side -> loses.test(1 - side));
    }

    private Optional<Result> winner(Reason reason, IntPredicate wins) {
        boolean first = wins.test(0);
        boolean second = wins.test(1);
        if (first && second) {
            return Optional.of(new Result(Optional.empty(), reason));
        }
        return first || second ? Optional.of(won(first ? 0 : 1, reason)) : Optional.empty();
    }

    private Result won(int side, Reason reason) {
        return new Result(Optional.of(muster.sideId(side)), reason);
    }
}
