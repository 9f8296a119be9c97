package trayfield.solo.ancient;

import java.util.Optional;
import trayfield.geometry.Grid;
import trayfield.model.Board;
import trayfield.model.Order;
import trayfield.model.Position;
import trayfield.model.Square;
import trayfield.rules.Rulebook;
import trayfield.solo.sand.Intent;
import trayfield.solo.sand.Stance;

/// When a unit throws: it has one throw in the game, so it waits for a good one, but not until it is too late.
final class Volleys {
    /// Where there may be no other throw, a share of what was waited for is enough.
    private static final double BETTER_THAN_NOTHING = 0.2;
    /// An enemy this near may be in contact before the next throw.
    private static final int LAST_CHANCE = 7;
    /// More than any range.
    private static final int FAR = 1000;

    private final Host host;
    private final Board board;
    private final Rulebook book;
    private final Flight flight;

    Volleys(Host host, Rulebook book, Flight flight) {
        this.host = host;
        this.board = host.board();
        this.book = book;
        this.flight = flight;
    }

    /// The next unit to declare, if any.
    Optional<Intent> next(Position position, Stance[] stances) {
        for (Order order : book.orders(position)) {
            if (order instanceof Order.Throw missiles && pays(position, host.muster().unit(missiles.unit()), stances)) {
                return Optional.of(Intent.of(order, Intent.Purpose.VOLLEY, missiles.unit()));
            }
        }
        return Optional.empty();
    }

    private boolean pays(Position position, int unit, Stance[] stances) {
        int[] men = host.living(position, unit);
        int[] aimedAt = aimedAt(position, host.unitSide(unit));
        double hits = 0;
        int nearest = Integer.MAX_VALUE;
        for (int man : men) {
            hits += chance(position, man, aimedAt);
            nearest = Math.min(nearest, host.toEnemy(position, host.unitSide(unit), position.square(man)));
        }
        double waits = stances[men[0]].patience() * men.length * flight.direct();
        return hits >= waits || nearest <= LAST_CHANCE && hits >= BETTER_THAN_NOTHING * waits;
    }

    /// How many of a side aim at each man already.
    private int[] aimedAt(Position position, int side) {
        int[] aimedAt = new int[host.muster().size()];
        for (int man = 0; man < aimedAt.length; man++) {
            int target = Host.state(position).aim(man);
            if (target >= 0 && host.muster().side(man) == side) {
                aimedAt[target]++;
            }
        }
        return aimedAt;
    }

    /// A man's chance to hit somebody whom nobody else hits; he takes whom fewest aim at, then the nearest.
    private double chance(Position position, int man, int[] aimedAt) {
        int target = host.inContact(position, man) ? Position.NONE : target(position, man, aimedAt);
        if (target < 0) {
            return 0;
        }
        double hit = flight.hits(position, man, target);
        return hit * Math.pow(1 - hit, aimedAt[target]++);
    }

    private int target(Position position, int man, int[] aimedAt) {
        int best = Position.NONE;
        int least = Integer.MAX_VALUE;
        Square from = board.square(position.square(man));
        for (int other = 0; other < host.muster().size(); other++) {
            if (host.muster().side(other) != host.muster().side(man) && position.onBoard(other)) {
                int to = position.square(other);
                int rank = aimedAt[other] * FAR + Grid.range(from, board.square(to));
                if (rank < least && flight.reaches(position, man, other)) {
                    least = rank;
                    best = other;
                }
            }
        }
        return best;
    }
}
