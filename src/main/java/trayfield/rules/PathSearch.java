package trayfield.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Square;

/// Finds the cheapest lawful paths of one tray to every square and final facing, by cost, least first.
///
/// What a tray may do on a square hangs on the side it came in by, so a state is a square with a direction of arrival. A
/// square is gone on from only once, from its cheapest free arrival: whatever comes later offers nothing that this one
/// does not. So no path enters a square twice.
///
/// The search looks at a window around the start, as wide as the allowance can carry; a place is a square's number in it.
public final class PathSearch {
    private static final int NOWHERE = -1;

    private final Board board;
    private final Going going;
    private final int start;
    private final int home;
    /// From a place to the next one, by direction.
    private final int[] strides;
    /// By place: the square's index; set when first seen.
    private final int[] square;
    private final boolean[] passed;
    private final Found[] foundAt;
    /// By state, which is four times the place plus the direction: found already; the state before it; the next state
    /// found at the same cost.
    private final boolean[] seen;
    private final int[] before;
    private final int[] sameCost;
    /// By cost: the last state found at it.
    private final int[] costs;
    private final List<Found> found = new ArrayList<>();

    private PathSearch(Board board, int start, Going going) {
        this.board = board;
        this.going = going;
        this.start = start;
        int radius = Math.min(going.allowance() / going.leastStep(), Board.LARGEST);
        int width = 2 * radius + 1;
        int places = width * width;
        this.home = places / 2;
        this.strides = new int[] {width, 1, -width, -1};
        this.square = new int[places];
        this.passed = new boolean[places];
        this.foundAt = new Found[places];
        this.seen = new boolean[4 * places];
        this.before = new int[4 * places];
        this.sameCost = new int[4 * places];
        this.costs = new int[going.allowance() + 1];
        Arrays.fill(costs, NOWHERE);
    }

    /// Every end of a lawful move of one square or more from `start`.
    public static List<Found> run(Board board, int start, Going going) {
        PathSearch search = new PathSearch(board, start, going);
        search.run();
        return search.found;
    }

    private void run() {
        square[home] = start;
        passed[home] = true;
        goOn(home, NOWHERE, 0);
        for (int now = 1; now < costs.length; now++) {
            for (int state = costs[now]; state != NOWHERE; state = sameCost[state]) {
                arrive(state, now);
            }
        }
    }

    private void arrive(int state, int now) {
        int here = state >> 2;
        if (passed[here]) {
            return;
        }
        int compelled = going.compelled(square[here], Facing.of(state & 3));
        if (before[state] < NOWHERE) {
            end(here, state, now, compelled, Reach.End.RUN_DOWN);
            return;
        }
        boolean halts = going.halts(square[here]);
        end(here, state, now, compelled, compelled != 0 ? Reach.End.CONTACT : halts ? Reach.End.FORD : null);
        if (halts) {
            return;
        }
        if (compelled == 0) {
            passed[here] = true;
            goOn(here, state, now);
        } else if (going.runsDown()) {
            runDown(here, state, now);
        }
    }

    /// Notes the facings that this arrival offers and no cheaper one did.
    private void end(int here, int state, int now, int compelled, Reach.End why) {
        int facings = compelled == 0 ? Contact.FACINGS : compelled & Contact.FACINGS;
        Found ends = foundAt[here];
        if (ends != null) {
            facings &= ~ends.facings;
        }
        for (int i = 0; i < 4; i++) {
            if ((facings & 1 << i) == 0 || !going.mayEnd(square[here], Facing.of(i))) {
                continue;
            }
            if (ends == null) {
                ends = new Found(this, square[here], now, why);
                foundAt[here] = ends;
                found.add(ends);
            }
            ends.offer(i, state);
        }
        if (ends != null && why != Reach.End.CONTACT) {
            ends.why = why;
        }
    }

    private void goOn(int here, int state, int now) {
        for (int i = 0; i < 4; i++) {
            int next = board.neighbour(square[here], Facing.of(i));
            if (next >= 0) {
                relax(here, next, i, state, now, going.step(square[here], next));
            }
        }
        if (going.runsDown()) {
            runDown(here, state, now);
        }
    }

    private void runDown(int here, int state, int now) {
        for (int i = 0; i < 4; i++) {
            int next = board.neighbour(square[here], Facing.of(i));
            if (next >= 0) {
                // Marked by a number below NOWHERE, so that arriving there is known for a run-down.
                relax(here, next, i, -3 - state, now, going.runDown(square[here], next));
            }
        }
    }

    private void relax(int here, int next, int way, int from, int now, int step) {
        int total = now + step;
        if (step == Going.BLOCKED || total >= costs.length) {
            return;
        }
        int place = here + strides[way];
        int state = 4 * place + way;
        // Only the square behind it leads to a state, and squares are gone on from in order of cost: the first is cheapest.
        if (!seen[state] && going.mayArrive(next, Facing.of(way))) {
            seen[state] = true;
            square[place] = next;
            before[state] = from;
            sameCost[state] = costs[total];
            costs[total] = state;
        }
    }

    private List<Square> path(int end) {
        int length = 1;
        for (int state = end; state != NOWHERE; state = previous(state)) {
            length++;
        }
        Square[] path = new Square[length];
        path[0] = board.square(start);
        for (int state = end; state != NOWHERE; state = previous(state)) {
            path[--length] = board.square(square[state >> 2]);
        }
        return List.of(path);
    }

    private int previous(int state) {
        int from = before[state];
        return from < NOWHERE ? -3 - from : from;
    }

    /// One square where a move may end.
    public static final class Found {
        private final PathSearch search;
        private final int[] states = new int[4];
        private final int square;
        private final int cost;
        private int facings;
        private Reach.End why;

        private Found(PathSearch search, int square, int cost, Reach.End why) {
            this.search = search;
            this.square = square;
            this.cost = cost;
            this.why = why;
        }

        public int square() {
            return square;
        }

        /// The least cost, in parts.
        public int cost() {
            return cost;
        }

        public boolean runsDown() {
            return why == Reach.End.RUN_DOWN;
        }

        /// Why the move ends there; empty where the tray could go on, at least after one way of arriving.
        public Optional<Reach.End> why() {
            return Optional.ofNullable(why);
        }

        private void offer(int facing, int state) {
            states[facing] = state;
            facings |= 1 << facing;
        }

        /// The facings that are lawful there, as bits.
        public int facings() {
            return facings;
        }

        /// By facing, a cheapest path that may end so, empty for unlawful facings; facings of the same arrival share one.
        public List<List<Square>> paths() {
            List<List<Square>> paths = new ArrayList<>(4);
            int last = NOWHERE;
            List<Square> path = List.of();
            for (int i = 0; i < 4; i++) {
                boolean offered = (facings & 1 << i) != 0;
                if (offered && states[i] != last) {
                    last = states[i];
                    path = search.path(last);
                }
                paths.add(offered ? path : List.of());
            }
            return paths;
        }
    }
}
