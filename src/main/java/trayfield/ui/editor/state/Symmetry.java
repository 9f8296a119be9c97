package trayfield.ui.editor.state;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Square;

/// What is done on one half of the board happens on the other half too, and there to the other side's trays. On a board
/// with a middle row or column, squares of that line may be their own images.
public enum Symmetry {
    NONE,
    /// Left and right of the line through the middle from north to south.
    EAST_WEST,
    /// Above and below the line through the middle from east to west.
    NORTH_SOUTH,
    HALF_TURN;

    public Square image(Square square, Board board) {
        return image(square, board.columns(), board.rows());
    }

    Square image(Square square, int columns, int rows) {
        boolean across = this == EAST_WEST || this == HALF_TURN;
        boolean down = this == NORTH_SOUTH || this == HALF_TURN;
        return new Square(across ? columns - 1 - square.column() : square.column(),
                down ? rows - 1 - square.row() : square.row());
    }

    public Facing image(Facing facing) {
        boolean turns = switch (this) {
            case NONE -> false;
            case EAST_WEST -> facing.dx != 0;
            case NORTH_SOUTH -> facing.dy != 0;
            case HALF_TURN -> true;
        };
        return turns ? facing.opposite() : facing;
    }

    /// Where a block lies on the other half.
    Rectangle image(Rectangle block, Board board) {
        boolean across = this == EAST_WEST || this == HALF_TURN;
        boolean down = this == NORTH_SOUTH || this == HALF_TURN;
        return new Rectangle(across ? board.columns() - block.column() - block.columns() : block.column(),
                down ? board.rows() - block.row() - block.rows() : block.row(), block.columns(), block.rows());
    }

    /// Where a block overlaps its image one square of each pair leads, and the other becomes what its image is: the one on
    /// the half on which the middle of the block lies; where the middle lies on the line, the one further south or west.
    boolean leads(Square square, Rectangle block, Board board) {
        Square image = image(square, board);
        if (image.equals(square) || !block.contains(image)) {
            return true;
        }
        int east = square.column() - image.column();
        int north = square.row() - image.row();
        int side = (2 * block.column() + block.columns() - board.columns()) * east
                + (2 * block.row() + block.rows() - board.rows()) * north;
        return side != 0 ? side > 0 : north < 0 || north == 0 && east < 0;
    }

    /// These squares and their images, each once.
    Set<Square> both(Collection<Square> squares, Board board) {
        Set<Square> all = new LinkedHashSet<>(squares);
        if (this != NONE) {
            squares.forEach(square -> all.add(image(square, board)));
        }
        return all;
    }
}
