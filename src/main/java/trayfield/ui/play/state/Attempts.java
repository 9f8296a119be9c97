package trayfield.ui.play.state;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import trayfield.geometry.Grid;
import trayfield.model.Facing;
import trayfield.model.Observation.TrayView;
import trayfield.model.Order;
import trayfield.model.Square;
import trayfield.model.Verdict.Refusal;
import trayfield.rules.Reach;

/// Orders that a player seems to mean but that are not lawful, so that the rules themselves say why.
final class Attempts {
    private Attempts() {
    }

    /// Why the tray cannot go to a square: judged on the way that comes nearest to it. Empty where nothing forbids it.
    static Optional<Refusal> move(Standing standing, Hand hand, Square to, Optional<Facing> asked) {
        if (to.equals(hand.tray().at())) {
            return standing.seat().check(new Order.Turn(hand.tray().id(), to, asked.orElse(hand.tray().facing())));
        }
        for (List<Square> path : paths(hand, to)) {
            Facing last = Grid.way(path.get(path.size() - 2), to).orElseThrow();
            Optional<Refusal> refused =
                    standing.seat().check(new Order.Move(hand.tray().id(), path, asked.orElse(last)));
            if (refused.isPresent()) {
                return refused;
            }
        }
        return Optional.empty();
    }

    /// Ways to a square: from the lawful end nearest to it, then straight on, columns first or rows first.
    private static List<List<Square>> paths(Hand hand, Square to) {
        List<Square> start = hand.reach().entries().stream()
                .min(Comparator.comparingInt((Reach.Entry entry) -> Grid.range(entry.at(), to))
                        .thenComparingInt(Reach.Entry::cost))
                .map(Attempts::anyPath).orElse(List.of(hand.tray().at()));
        if (start.contains(to)) {
            start = List.of(hand.tray().at());
        }
        return List.of(extended(start, to, true), extended(start, to, false));
    }

    private static List<Square> anyPath(Reach.Entry entry) {
        return entry.paths().stream().filter(path -> !path.isEmpty()).findFirst().orElse(List.of(entry.at()));
    }

    private static List<Square> extended(List<Square> start, Square to, boolean columnsFirst) {
        List<Square> path = new ArrayList<>(start);
        while (!path.getLast().equals(to)) {
            Square at = path.getLast();
            int east = Integer.signum(to.column() - at.column());
            int north = Integer.signum(to.row() - at.row());
            boolean alongRow = north == 0 || columnsFirst && east != 0;
            path.add(alongRow ? new Square(at.column() + east, at.row()) : new Square(at.column(), at.row() + north));
        }
        return path;
    }

    /// Why a tank cannot run down an adjacent enemy.
    static Order.RunDown runDown(TrayView own, TrayView enemy) {
        Facing way = Grid.way(own.at(), enemy.at()).orElse(own.facing());
        return new Order.RunDown(own.id(), List.of(own.at(), enemy.at()), way);
    }
}
