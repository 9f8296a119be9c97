package trayfield.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trayfield.geometry.Grid;
import trayfield.model.Facing;
import trayfield.model.RuleRef;
import trayfield.model.Square;
import trayfield.model.Verdict.Refusal;

/// One path judged step by step as it was ordered, be it the cheapest or not.
public final class March {
    private final Walk steps;
    private final List<Square> path;
    private final boolean runsDown;
    private int cost;
    /// What the square last entered compels to, and whether the move is over there whatever is near.
    private int compelled;
    private boolean halted;

    public March(Walk steps, List<Square> path, boolean runsDown) {
        this.steps = steps;
        this.path = path;
        this.runsDown = runsDown;
    }

    /// Why the path may not be walked, or not end facing so; empty when it may.
    public Optional<Refusal> judge(Facing facing) {
        for (int i = 1; i < path.size(); i++) {
            Optional<Refusal> refused = enter(i);
            if (refused.isPresent()) {
                return refused;
            }
        }
        return end(facing);
    }

    private Optional<Refusal> enter(int i) {
        Square from = path.get(i - 1);
        Square to = path.get(i);
        boolean last = runsDown && i == path.size() - 1;
        return misplaced(i, from, to)
                .or(() -> stopped(from, last))
                .or(() -> last ? steps.victimRefused(index(to)) : refused(from, to))
                .or(() -> step(from, to));
    }

    private Optional<Refusal> refused(Square from, Square to) {
        return steps.refused(index(from), index(to), Grid.way(from, to).orElseThrow());
    }

    private Optional<Refusal> misplaced(int i, Square from, Square to) {
        if (!Grid.adjacent(from, to)) {
            return Optional.of(MoveFault.NOT_ACROSS_A_SIDE.by(steps.clauses().move(), steps.tray(), from, to));
        }
        if (!steps.board().contains(to)) {
            return Optional.of(MoveFault.OFF_THE_BOARD.by(steps.clauses().move(), to));
        }
        return path.subList(0, i).contains(to) ? Optional.of(MoveFault.ENTERED_TWICE.by(steps.clauses().move(), steps.tray(), to))
                : Optional.empty();
    }

    /// A stop at the square just left forbids the step out of it, but for running down.
    private Optional<Refusal> stopped(Square at, boolean last) {
        if (halted) {
            return Optional.of(MoveFault.STOPS_IN_FORD.by(steps.clauses().halt(), steps.tray(), at));
        }
        if (last || compelled == 0) {
            return Optional.empty();
        }
        MoveFault fault = inFront() ? MoveFault.ENEMY_FRONT : MoveFault.ENEMY_AHEAD;
        return Optional.of(fault.by(stopClause(), steps.tray(), at));
    }

    private Optional<Refusal> step(Square from, Square to) {
        cost += steps.cost(index(from), index(to));
        compelled = steps.compelled(index(to), Grid.way(from, to).orElseThrow());
        halted = steps.halts(index(to));
        return cost > steps.allowance() ? Optional.of(steps.tooFar(cost)) : Optional.empty();
    }

    private Optional<Refusal> end(Facing facing) {
        Square end = path.getLast();
        if (compelled != 0 && (compelled & facing.bit()) == 0) {
            MoveFault fault = inFront() ? MoveFault.MUST_FACE : MoveFault.MUST_FACE_AHEAD;
            return Optional.of(fault.by(stopClause(), steps.tray(), end, mustFace()));
        }
        return steps.endRefused(index(end), facing);
    }

    private boolean inFront() {
        return (compelled & Contact.IN_FRONT) != 0;
    }

    private RuleRef stopClause() {
        return inFront() ? steps.clauses().front() : steps.clauses().ahead();
    }

    private List<Facing> mustFace() {
        List<Facing> facings = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            if ((compelled & 1 << i) != 0) {
                facings.add(Facing.of(i));
            }
        }
        return List.copyOf(facings);
    }

    private int index(Square square) {
        return steps.board().index(square);
    }
}
