package trayfield.solo.ancient;

import java.util.Optional;
import trayfield.geometry.Grid;
import trayfield.model.Board;
import trayfield.model.Order;
import trayfield.model.Position;
import trayfield.model.Terrain;
import trayfield.rules.Rulebook;
import trayfield.rules.Sight;
import trayfield.solo.sand.Intent;
import trayfield.tables.AncientTable;

/// When a unit throws: it has one throw in the game, so it waits for a good one, but not until it is too late.
final class Volleys {
    /// Share of what a whole unit could hit at its best that is good enough.
    private static final double GOOD = 0.55;
    private static final double BETTER_THAN_NOTHING = 0.12;
    /// An enemy this near may be in contact before the next throw.
    private static final int LAST_CHANCE = 7;

    private final Host host;
    private final Board board;
    private final Rulebook book;
    private final AncientTable table;
    private final Sight sight;

    Volleys(Host host, Rulebook book) {
        this.host = host;
        this.board = host.board();
        this.book = book;
        this.table = host.table();
        this.sight = new Sight(board, table.heights(), table.options().unitsBlockSight());
    }

    /// The next unit to declare, if any.
    Optional<Intent> next(Position position) {
        for (Order order : book.orders(position)) {
            if (order instanceof Order.Throw missiles && pays(position, host.muster().unit(missiles.unit()))) {
                return Optional.of(Intent.of(order, Intent.Purpose.VOLLEY, missiles.unit()));
            }
        }
        return Optional.empty();
    }

    private boolean pays(Position position, int unit) {
        int[] men = host.living(position, unit);
        double hits = 0;
        int nearest = Integer.MAX_VALUE;
        for (int man : men) {
            hits += chance(position, man);
            nearest = Math.min(nearest, host.toEnemy(position, host.unitSide(unit), position.square(man)));
        }
        double best = men.length * direct();
        return hits >= GOOD * best || nearest <= LAST_CHANCE && hits >= BETTER_THAN_NOTHING * best;
    }

    private double direct() {
        return (double) table.missile().direct().faces().size() / table.dieFaces().value();
    }

    private double indirect() {
        return (double) table.missile().indirect().faces().size() / table.dieFaces().value();
    }

    /// A man's chance to hit the nearest enemy he may throw at; 0 where there is none.
    private double chance(Position position, int man) {
        if (host.inContact(position, man)) {
            return 0;
        }
        int target = target(position, man);
        if (target < 0) {
            return 0;
        }
        int from = position.square(man);
        int to = position.square(target);
        boolean hidden = board.ground(to).terrain() == Terrain.TOWN || board.ground(to).terrain() == Terrain.TREES
                || board.ground(from).terrain() == Terrain.TREES || !sight.clear(position, from, to);
        return hidden ? indirect() : direct();
    }

    private int target(Position position, int man) {
        int nearest = -1;
        int least = Integer.MAX_VALUE;
        int from = position.square(man);
        for (int other = 0; other < host.muster().size(); other++) {
            if (host.muster().side(other) == host.muster().side(man) || !position.onBoard(other)) {
                continue;
            }
            int to = position.square(other);
            int distance = Grid.range(board.square(from), board.square(to));
            int range = table.missile().range().value()
                    + table.missile().rangePerStep().value() * (board.ground(from).height() - board.ground(to).height());
            if (distance < least && distance <= range
                    && Grid.inArc(board.square(from), position.facing(man), board.square(to))) {
                least = distance;
                nearest = other;
            }
        }
        return nearest;
    }
}
