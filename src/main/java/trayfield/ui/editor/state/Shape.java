package trayfield.ui.editor.state;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Ground;
import trayfield.model.Square;

/// Which squares a stroke touches.
public enum Shape {
    /// Wherever the hand goes.
    FREE,
    /// From the first square to the last, stepping across sides, as roads and rivers run.
    LINE,
    /// All between the first square and the last as corners.
    RECTANGLE,
    /// The first square and all like it that hang together with it across sides.
    FILL;

    /// The squares of a stroke.
    ///
    /// @param way  the squares that the hand went over, at least one
    /// @param size of the brush, in squares; rectangles and fills need none
    Set<Square> squares(Board board, List<Square> way, int size) {
        return switch (this) {
            case FREE -> wide(board, way, size);
            case LINE -> wide(board, line(way.getFirst(), way.getLast()), size);
            case RECTANGLE -> new LinkedHashSet<>(Rectangle.between(way.getFirst(), way.getLast()).squares());
            case FILL -> fill(board, way.getFirst());
        };
    }

    /// Every square that a square brush covers on its way; it may hang over the edge.
    private static Set<Square> wide(Board board, List<Square> way, int size) {
        Set<Square> squares = new LinkedHashSet<>();
        int before = (size - 1) / 2;
        for (Square at : way) {
            for (int row = at.row() - before; row < at.row() - before + size; row++) {
                for (int column = at.column() - before; column < at.column() - before + size; column++) {
                    if (board.contains(column, row)) {
                        squares.add(board.square(row * board.columns() + column));
                    }
                }
            }
        }
        return squares;
    }

    /// Steps across sides that keep as near as possible to the straight line.
    static List<Square> line(Square from, Square to) {
        int across = Math.abs(to.column() - from.column());
        int up = Math.abs(to.row() - from.row());
        int columnStep = Integer.signum(to.column() - from.column());
        int rowStep = Integer.signum(to.row() - from.row());
        List<Square> line = new ArrayList<>();
        line.add(from);
        int columnsDone = 0;
        int rowsDone = 0;
        while (columnsDone < across || rowsDone < up) {
            if ((2 * columnsDone + 1) * up < (2 * rowsDone + 1) * across) {
                columnsDone++;
            } else {
                rowsDone++;
            }
            line.add(new Square(from.column() + columnsDone * columnStep, from.row() + rowsDone * rowStep));
        }
        return line;
    }

    private static Set<Square> fill(Board board, Square from) {
        Ground like = board.ground(from);
        Set<Square> squares = new LinkedHashSet<>();
        BitSet seen = new BitSet(board.size());
        Deque<Integer> waiting = new ArrayDeque<>();
        waiting.add(board.index(from));
        seen.set(board.index(from));
        while (!waiting.isEmpty()) {
            int here = waiting.poll();
            squares.add(board.square(here));
            for (int i = 0; i < 4; i++) {
                int next = board.neighbour(here, Facing.of(i));
                if (next >= 0 && !seen.get(next) && board.ground(next).equals(like)) {
                    seen.set(next);
                    waiting.add(next);
                }
            }
        }
        return squares;
    }
}
