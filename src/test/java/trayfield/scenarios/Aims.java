package trayfield.scenarios;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Scenario;
import trayfield.model.Scenario.Victory;
import trayfield.model.Square;

/// How far each square of the board is from what a side is there for, in steps over passable ground: the squares it
/// has to capture, the edge it has to leave by, the enemy's headquarters; a side that only has to deny those guards the
/// squares its enemy wants.
final class Aims {
    static final int FAR = 1000;
    /// A guard this near to what he guards is near enough.
    private static final int POST = 3;
    private static final int FORD = 3;

    private final int[] steps;
    private final boolean guards;

    private Aims(int[] steps, boolean guards) {
        this.steps = steps;
        this.guards = guards;
    }

    /// What a side is there for.
    static Aims of(Bench bench, int side) {
        List<Square> own = wanted(bench.scenario(), side);
        return own.isEmpty() ? new Aims(steps(bench, wanted(bench.scenario(), 1 - side)), true) : at(bench, own);
    }

    /// Squares to come to.
    static Aims at(Bench bench, List<Square> squares) {
        return new Aims(steps(bench, squares), false);
    }

    /// Steps still to go from a square; 0 where one is where one should be.
    int toGo(int square) {
        return guards ? Math.max(0, steps[square] - POST) : steps[square];
    }

    /// True for a side that has to deny, not to take.
    boolean guards() {
        return guards;
    }

    /// True where a way leads from the square to the aim.
    boolean canComeFrom(int square) {
        return steps[square] < FAR;
    }

    private static List<Square> wanted(Scenario scenario, int side) {
        List<Square> squares = new ArrayList<>();
        String id = scenario.sides().get(side).id();
        for (Victory victory : scenario.victory()) {
            if (victory.side().equals(id)) {
                switch (victory) {
                    case Victory.Capture capture -> squares.addAll(capture.squares());
                    case Victory.Exit exit -> squares.addAll(edge(scenario.board(), exit.edge()));
                    case Victory.Losses _ -> { }
                }
            }
        }
        squares.addAll(scenario.headquarters().getOrDefault(scenario.sides().get(1 - side).id(), List.of()));
        return squares;
    }

    private static List<Square> edge(Board board, Facing edge) {
        return board.squares().stream().filter(square -> board.neighbour(board.index(square), edge) < 0).toList();
    }

    private static int[] steps(Bench bench, List<Square> from) {
        Board board = bench.scenario().board();
        int[] steps = new int[board.size()];
        Arrays.fill(steps, FAR);
        ArrayDeque<Integer> open = new ArrayDeque<>();
        for (Square square : from) {
            if (bench.limits().passable(board.ground(square))) {
                steps[board.index(square)] = 0;
                open.add(board.index(square));
            }
        }
        while (!open.isEmpty()) {
            int square = open.poll();
            for (Facing way : Facing.values()) {
                int next = board.neighbour(square, way);
                if (next < 0 || !bench.limits().passable(board.ground(next))) {
                    continue;
                }
                int there = steps[square] + (board.ground(square).wet() ? FORD : 1);
                if (there < steps[next]) {
                    steps[next] = there;
                    open.add(next);
                }
            }
        }
        return steps;
    }
}
