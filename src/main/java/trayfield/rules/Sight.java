package trayfield.rules;

import java.util.ArrayList;
import java.util.List;
import trayfield.geometry.Grid;
import trayfield.geometry.SightWalk;
import trayfield.model.Board;
import trayfield.model.Position;
import trayfield.model.Square;
import trayfield.tables.Heights;

/// Sight from centre to centre over one board. Each end of the line is a figure above its ground; a square between
/// blocks when its top is as high as or higher than the line at the middle of the stretch inside it. Whole numbers only.
public final class Sight {
    private final Board board;
    private final boolean traysBlock;
    /// By square, in hill steps: the top of the ground with its cover, and of a figure on it.
    private final int[] covered;
    private final int[] manned;

    public Sight(Board board, Heights heights, boolean traysBlock) {
        this.board = board;
        this.traysBlock = traysBlock;
        this.covered = new int[board.size()];
        this.manned = new int[board.size()];
        for (int i = 0; i < covered.length; i++) {
            int ground = board.ground(i).height();
            covered[i] = ground + heights.cover(board.ground(i).terrain());
            manned[i] = ground + heights.figure();
        }
    }

    public boolean clear(Position position, int from, int to) {
        SightWalk walk = walk(from, to);
        while (walk.next()) {
            int square = walk.row() * board.columns() + walk.column();
            if (blocks(position, square, walk, from, to)
                    && (!walk.corner() || blocks(position, other(walk), walk, from, to))) {
                return false;
            }
        }
        return true;
    }

    public Sightline line(Position position, Square from, Square to) {
        int start = board.index(from);
        int end = board.index(to);
        List<Square> blocking = new ArrayList<>();
        SightWalk walk = walk(start, end);
        while (walk.next()) {
            int square = walk.row() * board.columns() + walk.column();
            boolean blocks = blocks(position, square, walk, start, end);
            if (blocks && walk.corner()) {
                blocks = blocks(position, other(walk), walk, start, end);
                if (blocks) {
                    blocking.add(board.square(other(walk)));
                }
            }
            if (blocks) {
                blocking.add(board.square(square));
            }
        }
        blocking.sort(null);
        return new Sightline(from, to, Grid.range(from, to), blocking);
    }

    private SightWalk walk(int from, int to) {
        Square start = board.square(from);
        Square end = board.square(to);
        return new SightWalk(start.column(), start.row(), end.column(), end.row());
    }

    private int other(SightWalk walk) {
        return walk.otherRow() * board.columns() + walk.otherColumn();
    }

    private boolean blocks(Position position, int square, SightWalk walk, int from, int to) {
        int top = covered[square];
        if (traysBlock && position.firstOn(square) != Position.NONE) {
            top = Math.max(top, manned[square]);
        }
        long line = manned[from] * walk.whole() + (manned[to] - manned[from]) * walk.along();
        return top * walk.whole() >= line;
    }
}
