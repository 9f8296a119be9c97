package trayfield.ui.editor.state;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Ground;
import trayfield.model.Scenario;
import trayfield.model.Square;
import trayfield.model.Terrain;

/// Rivers that part a Modern board: river squares without road are impassable (modern.G.3), so each stretch of them that
/// has different pieces of land on its banks should have a ford or a bridge.
final class Rivers {
    private Rivers() {
    }

    static List<Finding> doubts(Board board) {
        IntPredicate river = at -> deep(board.ground(at));
        int[] lands = numbered(board, at -> !river.test(at));
        int[] rivers = numbered(board, river);
        List<Finding> findings = new ArrayList<>();
        int count = 0;
        for (int at = 0; at < rivers.length; at++) {
            count = Math.max(count, rivers[at]);
        }
        for (int number = 1; number <= count; number++) {
            List<Square> squares = new ArrayList<>();
            BitSet banks = new BitSet();
            for (int at = 0; at < rivers.length; at++) {
                if (rivers[at] == number) {
                    squares.add(board.square(at));
                    banks(board, at, lands, banks);
                }
            }
            if (banks.cardinality() > 1) {
                String text = Say.it("doubt.river", squares.getFirst(), squares.getLast());
                findings.add(crossing(board, squares, lands).map(at -> Finding.doubt(text, squares, Say.it("mend.ford", at),
                        draft -> withFord(draft, at))).orElseGet(() -> Finding.doubt(text, squares)));
            }
        }
        return findings;
    }

    /// The middle one of the squares that have different land on opposite sides; a wide river has none.
    private static Optional<Square> crossing(Board board, List<Square> river, int[] lands) {
        List<Square> narrow = river.stream().filter(square -> Stream.of(Facing.N, Facing.E).anyMatch(way -> {
            int one = board.neighbour(board.index(square), way);
            int other = board.neighbour(board.index(square), way.opposite());
            return one >= 0 && other >= 0 && lands[one] > 0 && lands[other] > 0 && lands[one] != lands[other];
        })).toList();
        return narrow.isEmpty() ? Optional.empty() : Optional.of(narrow.get(narrow.size() / 2));
    }

    private static Scenario withFord(Scenario draft, Square at) {
        return draft.board().contains(at) ? Paint.stroke(draft, Kit.of("", "").with(Brush.FORD), List.of(at), false) : draft;
    }

    private static boolean deep(Ground ground) {
        return ground.terrain() == Terrain.RIVER && ground.wet();
    }

    private static void banks(Board board, int at, int[] lands, BitSet banks) {
        for (int i = 0; i < 4; i++) {
            int next = board.neighbour(at, Facing.of(i));
            if (next >= 0 && lands[next] > 0) {
                banks.set(lands[next]);
            }
        }
    }

    /// Squares of a kind that hang together across sides bear the same number, from 1; all others 0.
    private static int[] numbered(Board board, IntPredicate kind) {
        int[] numbers = new int[board.size()];
        int number = 0;
        for (int from = 0; from < numbers.length; from++) {
            if (numbers[from] > 0 || !kind.test(from)) {
                continue;
            }
            number++;
            Deque<Integer> waiting = new ArrayDeque<>(List.of(from));
            numbers[from] = number;
            while (!waiting.isEmpty()) {
                int here = waiting.poll();
                for (int i = 0; i < 4; i++) {
                    int next = board.neighbour(here, Facing.of(i));
                    if (next >= 0 && numbers[next] == 0 && kind.test(next)) {
                        numbers[next] = number;
                        waiting.add(next);
                    }
                }
            }
        }
        return numbers;
    }
}
