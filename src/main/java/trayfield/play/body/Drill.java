package trayfield.play.body;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import trayfield.model.Facing;
import trayfield.model.Position;
import trayfield.model.Square;
import trayfield.play.body.Gesture.Hand;

/// What a gesture asks of each man, in the order in which men make way for one another: the front rank first.
final class Drill {
    private final Position position;
    private final List<Integer> men;

    Drill(Position position, List<Integer> men) {
        this.position = position;
        this.men = men;
    }

    List<Goal> shift(int dx, int dy, Optional<Facing> facing) {
        List<Goal> goals = new ArrayList<>(men.size());
        for (int man : men) {
            goals.add(new Goal(man, at(man).column() + dx, at(man).row() + dy, facing.orElse(position.facing(man))));
        }
        goals.sort(Comparator.comparingInt((Goal goal) -> goal.column() * dx + goal.row() * dy).reversed());
        return goals;
    }

    /// The pivot turns first, and men near him go before those who swing wide.
    List<Goal> wheel(Hand hand) {
        if (men.isEmpty()) {
            return List.of();
        }
        Facing ahead = commonFacing();
        Square pivot = at(flankMan(ahead, hand));
        Facing then = hand.from(ahead);
        List<Goal> goals = new ArrayList<>(men.size());
        for (int man : men) {
            int dx = at(man).column() - pivot.column();
            int dy = at(man).row() - pivot.row();
            goals.add(hand == Hand.LEFT ? new Goal(man, pivot.column() - dy, pivot.row() + dx, then)
                    : new Goal(man, pivot.column() + dy, pivot.row() - dx, then));
        }
        goals.sort(Comparator.comparingInt(
                goal -> Math.abs(goal.column() - pivot.column()) + Math.abs(goal.row() - pivot.row())));
        return goals;
    }

    /// The way that most of the men face.
    private Facing commonFacing() {
        int[] count = new int[Facing.values().length];
        Facing most = position.facing(men.getFirst());
        for (int man : men) {
            Facing way = position.facing(man);
            count[way.ordinal()]++;
            most = count[way.ordinal()] > count[most.ordinal()] ? way : most;
        }
        return most;
    }

    /// The foremost man of the file at the flank.
    private int flankMan(Facing ahead, Hand hand) {
        Facing outward = hand.from(ahead);
        Comparator<Integer> outmost = Comparator.comparingInt(man -> along(at(man), outward));
        return men.stream().max(outmost.thenComparingInt(man -> along(at(man), ahead))).orElseThrow();
    }

    private static int along(Square square, Facing way) {
        return square.column() * way.dx + square.row() * way.dy;
    }

    private Square at(int man) {
        return position.board().square(position.square(man));
    }
}
