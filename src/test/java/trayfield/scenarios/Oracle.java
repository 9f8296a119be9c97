package trayfield.scenarios;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Muster;
import trayfield.model.Order;
import trayfield.model.Position;
import trayfield.model.Square;
import trayfield.model.Verdict;
import trayfield.rules.Reach;
import trayfield.rules.Rulebook;

/// Holds the list of lawful orders against the judge of single orders: what is listed is lawful, and what is lawful is
/// listed, by trying all there is to try.
final class Oracle {
    private static final int DRAWN = 8;
    private static final int MOST_TRIED = 8;
    private static final int FEW_TRIED = 4;

    private final Bench bench;
    private final Rulebook book;

    Oracle(Bench bench) {
        this.bench = bench;
        this.book = bench.book();
    }

    /// Everything listed is lawful, stands once, and is what reach and the list of each tray say.
    void checkLists(Position position) {
        List<Order> orders = book.orders(position);
        Set<Order> left = new LinkedHashSet<>(orders);
        assertThat(left).as("each order once").hasSameSizeAs(orders);
        assertThat(orders).as("listed orders that are refused").filteredOn(order -> !lawful(position, order)).isEmpty();
        Muster muster = position.muster();
        for (int tray = 0; tray < muster.size(); tray++) {
            String id = muster.id(tray);
            List<Order> own = book.orders(position, id);
            assertThat(own).as("orders of %s that are not listed for all", id).filteredOn(order -> !left.remove(order)).isEmpty();
            assertThat(ends(own)).as("reach of %s", id).isEqualTo(ends(id, book.reach(position, id)));
        }
        assertThat(left).as("orders of no tray").allMatch(order -> order instanceof Order.End
                || order instanceof Order.Throw || order instanceof Order.Roster);
    }

    /// Of some trays drawn by lot one that can move, near an enemy: there the rules have most to say.
    int oneNearTheEnemy(Position position, Random lots) {
        return IntStream.generate(() -> lots.nextInt(position.muster().size())).limit(DRAWN).boxed()
                .min(Comparator.<Integer, Boolean>comparing(tray -> book.reach(position, position.muster().id(tray)).entries().isEmpty())
                        .thenComparing(tray -> Distance.toEnemy(position, tray))).orElseThrow();
    }

    /// Tries every path, facing, target and weapon of one tray, lawful or not; where there are too many paths, the short
    /// ones.
    void tryAllOf(Position position, int tray) {
        String id = position.muster().id(tray);
        List<Order> listed = book.orders(position, id);
        int steps = bench.limits().mostSteps(position.muster().type(tray)) + 1;
        if (steps <= MOST_TRIED) {
            assertThat(lawfulEnds(position, tray, steps)).as("ends of all moves of %s", id).isEqualTo(ends(listed));
        } else {
            assertThat(ends(listed)).as("ends of short moves of %s", id).containsAll(lawfulEnds(position, tray, FEW_TRIED));
        }
        for (int target = 0; target < position.muster().size(); target++) {
            String enemy = position.muster().id(target);
            Order.Attack attack = new Order.Attack(id, enemy);
            assertThat(lawful(position, attack)).as("%s", attack).isEqualTo(listed.contains(attack));
            tryShots(position, id, enemy, listed);
        }
        assertThat(lawful(position, new Order.End())).as("end").isEqualTo(book.orders(position).contains(new Order.End()));
    }

    /// One order drawn by lot from all that can be written down: lawful exactly when it is listed; the judge and the
    /// rule book refuse alike.
    void tryAny(Position position, Random lots) {
        Order order = new OrderLots(bench, position, lots).draw();
        Optional<Verdict.Refusal> refused = book.check(position, order);
        if (book.apply(position, order) instanceof Verdict.Refusal refusal) {
            assertThat(refused).as("%s", order).contains(refusal);
        } else {
            assertThat(refused).as("%s", order).isEmpty();
        }
        List<Order> listed = book.orders(position);
        Set<String> end = ends(List.of(order));
        if (!end.isEmpty()) {
            assertThat(refused.isPresent() || ends(listed).containsAll(end)).as("%s is lawful, so listed", order).isTrue();
            assertThat(refused.isPresent() && listed.contains(order)).as("%s is listed, so lawful", order).isFalse();
        } else if (!(order instanceof Order.Fire || order instanceof Order.Throw || order instanceof Order.Roster)) {
            assertThat(refused.isEmpty()).as("%s", order).isEqualTo(listed.contains(order));
        }
    }

    private void tryShots(Position position, String id, String target, List<Order> listed) {
        List<Order> named = new ArrayList<>();
        List<Order> lawfullyNamed = new ArrayList<>();
        for (String weapon : bench.limits().weapons()) {
            Order.Fire fire = new Order.Fire(id, target, Optional.of(weapon));
            if (listed.contains(fire)) {
                named.add(fire);
            }
            if (lawful(position, fire)) {
                lawfullyNamed.add(fire);
            }
        }
        Order.Fire any = new Order.Fire(id, target, Optional.empty());
        assertThat(lawful(position, any)).as("%s", any).isEqualTo(listed.contains(any));
        assertThat(lawfullyNamed.isEmpty()).as("a weapon for %s", any).isEqualTo(!listed.contains(any));
        assertThat(lawfullyNamed).as("weapons for %s", any).containsAll(named);
        assertThat(named).as("further weapons for %s", any).hasSize(Math.max(0, lawfullyNamed.size() - 1));
    }

    private boolean lawful(Position position, Order order) {
        return book.check(position, order).isEmpty();
    }

    private Set<String> lawfulEnds(Position position, int tray, int steps) {
        Set<String> ends = new TreeSet<>();
        if (!position.onBoard(tray)) {
            return ends;
        }
        String id = position.muster().id(tray);
        Square at = position.board().square(position.square(tray));
        for (Facing facing : Facing.values()) {
            keep(position, new Order.Turn(id, at, facing), ends);
        }
        List<Square> path = new ArrayList<>(List.of(at));
        walk(position, id, path, steps, ends);
        return ends;
    }

    /// Every path of so many steps or fewer that enters no square twice.
    private void walk(Position position, String id, List<Square> path, int steps, Set<String> ends) {
        Board board = position.board();
        for (Facing way : Facing.values()) {
            int next = board.neighbour(board.index(path.getLast()), way);
            if (next < 0 || path.contains(board.square(next))) {
                continue;
            }
            path.add(board.square(next));
            for (Facing facing : Facing.values()) {
                keep(position, new Order.Move(id, path, facing), ends);
                keep(position, new Order.RunDown(id, path, facing), ends);
            }
            if (steps > 1) {
                walk(position, id, path, steps - 1, ends);
            }
            path.removeLast();
        }
    }

    private void keep(Position position, Order order, Set<String> ends) {
        if (lawful(position, order)) {
            ends.addAll(ends(List.of(order)));
        }
    }

    /// Moves, turns and run-downs by their tray, end square and facing.
    private static Set<String> ends(List<Order> orders) {
        Set<String> ends = new TreeSet<>();
        for (Order order : orders) {
            switch (order) {
                case Order.Move move -> ends.add(move.tray() + " to " + move.end() + " " + move.facing());
                case Order.Turn turn -> ends.add(turn.tray() + " to " + turn.at() + " " + turn.facing());
                case Order.RunDown over -> ends.add(over.tray() + " over " + over.end() + " " + over.facing());
                case Order.Fire _, Order.Attack _, Order.Throw _, Order.Roster _, Order.Choose _, Order.End _ -> { }
            }
        }
        return ends;
    }

    private static Set<String> ends(String tray, Reach reach) {
        Set<String> ends = new TreeSet<>();
        for (Reach.Entry entry : reach.entries()) {
            boolean over = entry.ends().filter(end -> end == Reach.End.RUN_DOWN).isPresent();
            for (Facing facing : entry.facingSet()) {
                assertThat(entry.path(facing).getLast()).as("end of the path").isEqualTo(entry.at());
                ends.add(tray + (over ? " over " : " to ") + entry.at() + " " + facing);
            }
        }
        return ends;
    }
}
