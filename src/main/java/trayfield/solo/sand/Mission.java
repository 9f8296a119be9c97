package trayfield.solo.sand;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Position;
import trayfield.model.Scenario;
import trayfield.model.Scenario.Victory;
import trayfield.model.Square;

/// What a side is there for by the victory terms, and how far every square is from it: computed once for a board.
public final class Mission {
    /// Parts of a step on plain ground.
    public static final int SQUARE = 4;
    /// Farther than any way on a board.
    public static final int FAR = 1 << 20;

    private final Kind kind;
    private final List<Square> aims;
    private final int needed;
    private final int[] way;
    private final boolean holdsOut;

    private Mission(Kind kind, List<Square> aims, int needed, int[] way, boolean holdsOut) {
        this.kind = kind;
        this.aims = aims;
        this.needed = needed;
        this.way = way;
        this.holdsOut = holdsOut;
    }

    /// What a side has to do.
    public enum Kind {
        /// Stand on squares: to capture, or an enemy's headquarters.
        TAKE,
        /// Leave over an edge.
        LEAVE,
        /// Keep the enemy from what he is there for.
        GUARD,
        /// Only to destroy the enemy.
        DESTROY
    }

    /// Parts that a step costs, [#SQUARE] for a plain square, or a negative number where nobody can go.
    public interface Going {
        int step(int from, int to);
    }

    /// Those of both sides, in file order.
    public static Mission[] ofBoth(Scenario scenario, Going going) {
        return new Mission[] {of(scenario, 0, going), of(scenario, 1, going)};
    }

    public static Mission of(Scenario scenario, int side, Going going) {
        List<Square> own = wanted(scenario, side);
        List<Square> theirs = wanted(scenario, 1 - side);
        boolean out = scenario.atLimit() instanceof Scenario.AtLimit.Wins(String winner)
                && winner.equals(scenario.sides().get(side).id()) && scenario.turnLimit().isPresent();
        Kind kind = own.isEmpty() ? theirs.isEmpty() ? Kind.DESTROY : Kind.GUARD
                : hasExit(scenario, side) ? Kind.LEAVE : Kind.TAKE;
        List<Square> aims = own.isEmpty() ? theirs : own;
        return new Mission(kind, aims, needed(scenario, side), ways(scenario.board(), aims, going), out);
    }

    private static List<Square> wanted(Scenario scenario, int side) {
        List<Square> squares = new ArrayList<>();
        String id = scenario.sides().get(side).id();
        for (Victory victory : scenario.victory()) {
            if (victory.side().equals(id)) {
                switch (victory) {
                    case Victory.Capture capture -> squares.addAll(capture.squares());
                    case Victory.Exit exit -> squares.addAll(edge(scenario.board(), exit.edge()));
                    case Victory.Losses _ -> {
                    }
                }
            }
        }
        squares.addAll(scenario.headquarters().getOrDefault(scenario.sides().get(1 - side).id(), List.of()));
        return squares.stream().distinct().toList();
    }

    private static boolean hasExit(Scenario scenario, int side) {
        return scenario.victory().stream().anyMatch(terms -> terms instanceof Victory.Exit
                && terms.side().equals(scenario.sides().get(side).id()));
    }

    /// The least number of trays that the terms ask for.
    private static int needed(Scenario scenario, int side) {
        String id = scenario.sides().get(side).id();
        boolean headquarters = scenario.headquarters().containsKey(scenario.sides().get(1 - side).id());
        return headquarters ? 1 : scenario.victory().stream()
                .filter(terms -> terms.side().equals(id) && !(terms instanceof Victory.Losses))
                .mapToInt(Victory::count).min().orElse(1);
    }

    private static List<Square> edge(Board board, Facing edge) {
        return board.squares().stream().filter(square -> board.neighbour(board.index(square), edge) < 0).toList();
    }

    /// Parts of the way from every square to the nearest of some squares; [#FAR] where none leads there.
    public static int[] ways(Board board, List<Square> to, Going going) {
        int[] way = new int[board.size()];
        Arrays.fill(way, FAR);
        PriorityQueue<Long> open = new PriorityQueue<>();
        for (Square square : to) {
            way[board.index(square)] = 0;
            open.add((long) board.index(square));
        }
        while (!open.isEmpty()) {
            long nearest = open.remove();
            int here = (int) nearest;
            if (nearest >>> Integer.SIZE == way[here]) {
                relax(board, going, way, here, open);
            }
        }
        return way;
    }

    private static void relax(Board board, Going going, int[] way, int here, PriorityQueue<Long> open) {
        for (int i = 0; i < 4; i++) {
            int from = board.neighbour(here, Facing.of(i));
            int step = from < 0 ? -1 : going.step(from, here);
            if (step >= 0 && way[here] + step < way[from]) {
                way[from] = way[here] + step;
                open.add((long) way[from] << Integer.SIZE | from);
            }
        }
    }

    public Kind kind() {
        return kind;
    }

    /// The squares it is about: one's own aims, or those that the enemy must not get.
    public List<Square> aims() {
        return aims;
    }

    /// Trays that must get there.
    public int needed() {
        return needed;
    }

    /// Squares of plain ground still to go from a square.
    public double toGo(int square) {
        return Math.min(way[square], FAR) / (double) SQUARE;
    }

    public boolean leadsFrom(int square) {
        return way[square] < FAR;
    }

    public boolean at(int square) {
        return way[square] == 0;
    }

    /// True where the turn limit decides for this side.
    public boolean holdsOut() {
        return holdsOut;
    }

    /// Trays of a side on the squares it is about.
    public int standing(Position position, int side) {
        int count = 0;
        for (Square square : aims) {
            int index = position.board().index(square);
            if (position.sideOn(index) == side) {
                for (int tray = position.firstOn(index); tray != Position.NONE; tray = position.nextOn(tray)) {
                    count++;
                }
            }
        }
        return count;
    }
}
