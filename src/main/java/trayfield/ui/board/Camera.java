package trayfield.ui.board;

import java.util.Optional;
import trayfield.model.Square;

/// How a board lies in a view: whole pixels only, so that cached pictures fall on the pixel grid and stay crisp.
/// Pixels are those of the device, counted from the view's upper left corner; row 0 of the board is at the bottom.
/// A camera is a value: zooming and panning make another one, held inside the limits.
///
/// @param width  of the view, in pixels; likewise `height`
/// @param cell   side of a square, in pixels
/// @param left   where the west edge of the board lies; `top` its north edge
/// @param margin room kept around the board for its border and coordinates, in pixels
public record Camera(int columns, int rows, int width, int height, int cell, int left, int top, int margin) {
    private static final int SMALLEST_CELL = 5;
    private static final int LARGEST_CELL = 640;
    /// One notch of the wheel.
    private static final double NOTCH = 1.15;

    public Camera {
        if (columns < 1 || rows < 1 || cell < 1 || margin < 0) {
            throw new IllegalArgumentException("no board to look at: " + columns + " x " + rows + ", cell " + cell);
        }
    }

    /// A camera that shows the whole board in the middle of the view.
    public static Camera fitting(int columns, int rows, int width, int height, int margin) {
        int cell = fitCell(columns, rows, width, height, margin);
        return new Camera(columns, rows, width, height, cell, (width - columns * cell) / 2,
                (height - rows * cell) / 2, margin);
    }

    private static int fitCell(int columns, int rows, int width, int height, int margin) {
        int across = (width - 2 * margin) / columns;
        int down = (height - 2 * margin) / rows;
        return Math.clamp(Math.min(across, down), SMALLEST_CELL, LARGEST_CELL);
    }

    public Camera fit() {
        return fitting(columns, rows, width, height, margin);
    }

    /// True where this camera shows the whole board as [#fit] would.
    public boolean fits() {
        return equals(fit());
    }

    /// The same middle of the board in a view of another size.
    public Camera resized(int newWidth, int newHeight) {
        Camera moved = new Camera(columns, rows, newWidth, newHeight, cell, left + (newWidth - width) / 2,
                top + (newHeight - height) / 2, margin);
        return fits() ? moved.fit() : moved.zoomedTo(cell, newWidth / 2.0, newHeight / 2.0);
    }

    /// Zooms by notches of the wheel, in when positive, keeping the point under the pointer where it is.
    public Camera zoomed(int notches, double x, double y) {
        double aim = cell * Math.pow(NOTCH, notches);
        int step = (int) Math.round(aim);
        return zoomedTo(step == cell ? cell + Integer.signum(notches) : step, x, y);
    }

    /// Zooms to squares of this many pixels, keeping the point at `x`, `y` where it is.
    public Camera zoomedTo(int newCell, double x, double y) {
        int held = Math.clamp(newCell, smallest(), largest());
        double column = (x - left) / cell;
        double row = (y - top) / cell;
        return new Camera(columns, rows, width, height, held, (int) Math.round(x - column * held),
                (int) Math.round(y - row * held), margin).held();
    }

    /// Moves the board by pixels of the view.
    public Camera panned(int dx, int dy) {
        return new Camera(columns, rows, width, height, cell, left + dx, top + dy, margin).held();
    }

    /// Moves the board no more than needed to have this square in view, with half a square around it.
    public Camera revealing(Square square) {
        int room = cell / 2 + margin;
        return panned(into(x(square.column()), room, width), into(y(square.row()), room, height));
    }

    private int into(int from, int room, int extent) {
        if (from - room < 0) {
            return room - from;
        }
        int over = from + cell + room - extent;
        return over > 0 ? -Math.min(over, from - room) : 0;
    }

    private Camera held() {
        return new Camera(columns, rows, width, height, cell, held(left, columns * cell, width),
                held(top, rows * cell, height), margin);
    }

    /// A board that fits stays wholly in view; a larger one leaves no more than its margin empty.
    private int held(int at, int length, int extent) {
        int one = margin;
        int other = extent - margin - length;
        return Math.clamp(at, Math.min(one, other), Math.max(one, other));
    }

    private int smallest() {
        return Math.min(fitCell(columns, rows, width, height, margin), 3 * SMALLEST_CELL);
    }

    private int largest() {
        int fit = fitCell(columns, rows, width, height, margin);
        return Math.max(fit, Math.clamp(Math.max(width, height) / 2, 160, LARGEST_CELL));
    }

    /// The west edge of a column.
    public int x(int column) {
        return left + column * cell;
    }

    /// The north edge of a row.
    public int y(int row) {
        return top + (rows - 1 - row) * cell;
    }

    public double centreX(Square square) {
        return x(square.column()) + cell / 2.0;
    }

    public double centreY(Square square) {
        return y(square.row()) + cell / 2.0;
    }

    public int boardWidth() {
        return columns * cell;
    }

    public int boardHeight() {
        return rows * cell;
    }

    /// The square under a pixel; empty beside the board.
    public Optional<Square> squareAt(double x, double y) {
        int column = (int) Math.floor((x - left) / cell);
        int down = (int) Math.floor((y - top) / cell);
        return column < 0 || down < 0 || column >= columns || down >= rows ? Optional.empty()
                : Optional.of(new Square(column, rows - 1 - down));
    }

    /// The square nearest to a pixel, which may lie beside the board.
    public Square nearestSquare(double x, double y) {
        int column = (int) Math.floor((x - left) / cell);
        int down = (int) Math.floor((y - top) / cell);
        return new Square(Math.clamp(column, 0, columns - 1), rows - 1 - Math.clamp(down, 0, rows - 1));
    }

    /// True where some of this square can be seen.
    public boolean sees(Square square) {
        int x = x(square.column());
        int y = y(square.row());
        return x < width && y < height && x + cell > 0 && y + cell > 0;
    }
}
