package trayfield.geometry;

import trayfield.model.Square;

/// Walks the squares that the line between two centres crosses, the two ends left out, in order from the first end.
/// Where the line passes exactly through a corner, one stop of the walk names the two squares that touch there. Each
/// stop tells how far along the line its middle lies, as the fraction [#along] / [#whole].
public final class SightWalk {
    private final int stepX;
    private final int stepY;
    private final int dx;
    private final int dy;
    private final long whole;

    private int column;
    private int row;
    /// Crossings still to come, in 1 / (2 dx dy) of the line; whole past the end where the line never crosses that way.
    private long nextX;
    private long nextY;
    private final long strideX;
    private final long strideY;
    private final int lastColumn;
    private final int lastRow;
    private long entered;

    private boolean corner;
    private boolean cornerPassed;
    private int firstColumn;
    private int firstRow;
    private int secondColumn;
    private int secondRow;
    private long along;

    public SightWalk(Square from, Square to) {
        this(from.column(), from.row(), to.column(), to.row());
    }

    public SightWalk(int fromColumn, int fromRow, int toColumn, int toRow) {
        this.dx = Math.abs(toColumn - fromColumn);
        this.dy = Math.abs(toRow - fromRow);
        this.stepX = Integer.signum(toColumn - fromColumn);
        this.stepY = Integer.signum(toRow - fromRow);
        this.column = fromColumn;
        this.row = fromRow;
        this.lastColumn = toColumn;
        this.lastRow = toRow;
        long dxOrOne = Math.max(dx, 1);
        long dyOrOne = Math.max(dy, 1);
        this.whole = 4 * dxOrOne * dyOrOne;
        this.strideX = 4 * dyOrOne;
        this.strideY = 4 * dxOrOne;
        this.nextX = dx == 0 ? Long.MAX_VALUE : strideX / 2;
        this.nextY = dy == 0 ? Long.MAX_VALUE : strideY / 2;
    }

    /// Goes on to the next square, or pair of squares at a corner; false when the far end is reached.
    public boolean next() {
        if (corner && !cornerPassed) {
            cornerPassed = true;
            column += stepX;
            row += stepY;
            return stopInside();
        }
        if (nextX == nextY && dx > 0 && dy > 0) {
            return stopAtCorner();
        }
        if (nextX < nextY) {
            entered = nextX;
            nextX += strideX;
            column += stepX;
        } else if (nextY < Long.MAX_VALUE) {
            entered = nextY;
            nextY += strideY;
            row += stepY;
        } else {
            return false;
        }
        return stopInside();
    }

    private boolean stopAtCorner() {
        if (nextX > whole) {
            return false;
        }
        corner = true;
        cornerPassed = false;
        along = nextX;
        entered = nextX;
        firstColumn = column + stepX;
        firstRow = row;
        secondColumn = column;
        secondRow = row + stepY;
        nextX += strideX;
        nextY += strideY;
        return true;
    }

    private boolean stopInside() {
        corner = false;
        if (column == lastColumn && row == lastRow) {
            return false;
        }
        firstColumn = column;
        firstRow = row;
        along = (entered + Math.min(nextX, nextY)) / 2;
        return true;
    }

    /// True where this stop is a corner and names two squares.
    public boolean corner() {
        return corner;
    }

    public int column() {
        return firstColumn;
    }

    public int row() {
        return firstRow;
    }

    /// The second square at a corner.
    public int otherColumn() {
        return secondColumn;
    }

    public int otherRow() {
        return secondRow;
    }

    /// How far along the line this stop lies, in parts of [#whole].
    public long along() {
        return along;
    }

    public long whole() {
        return whole;
    }
}
