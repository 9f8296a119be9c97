package trayfield.ui.editor.state;

import trayfield.model.Facing;

/// Ways to lay a block of squares otherwise.
public enum Turn {
    /// A quarter turn to the right; likewise left.
    RIGHT, LEFT,
    /// East and west change places.
    FLIP_EAST_WEST,
    /// North and south change places.
    FLIP_NORTH_SOUTH,
    HALF;

    boolean swapsSides() {
        return this == RIGHT || this == LEFT;
    }

    /// Where a column and row of a block come to lie, as column.
    int column(int column, int row, int columns, int rows) {
        return switch (this) {
            case RIGHT -> row;
            case LEFT -> rows - 1 - row;
            case FLIP_EAST_WEST, HALF -> columns - 1 - column;
            case FLIP_NORTH_SOUTH -> column;
        };
    }

    /// Likewise the row.
    int row(int column, int row, int columns, int rows) {
        return switch (this) {
            case RIGHT -> columns - 1 - column;
            case LEFT -> column;
            case FLIP_EAST_WEST -> row;
            case FLIP_NORTH_SOUTH, HALF -> rows - 1 - row;
        };
    }

    Facing facing(Facing facing) {
        return switch (this) {
            case RIGHT -> facing.right();
            case LEFT -> facing.left();
            case HALF -> facing.opposite();
            case FLIP_EAST_WEST -> facing.dx != 0 ? facing.opposite() : facing;
            case FLIP_NORTH_SOUTH -> facing.dy != 0 ? facing.opposite() : facing;
        };
    }

    /// The turn by which a symmetry lays a block on the other half; none for none.
    static Turn of(Symmetry symmetry) {
        return switch (symmetry) {
            case EAST_WEST -> FLIP_EAST_WEST;
            case NORTH_SOUTH -> FLIP_NORTH_SOUTH;
            case HALF_TURN -> HALF;
            case NONE -> throw new IllegalArgumentException("no symmetry, no turn");
        };
    }
}
