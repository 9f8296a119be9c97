package trayfield.ui.editor.state;

import java.util.Optional;
import trayfield.model.Facing;

/// What the designer has in hand: the tool and all that is chosen for it. A value.
///
/// @param level    height in hill steps that the level brush sets
/// @param side     id of the side whose headquarters and trays are placed
/// @param type     type of tray that is placed
/// @param block    men of a unit that is placed: files across, ranks deep
/// @param unitClass class of a unit that is placed; empty where the side has a quota
/// @param layers   what selections take along
public record Kit(Tool tool, Brush brush, Shape shape, int size, int level, Symmetry symmetry, Stamp stamp, String side,
        String type, Facing facing, Block block, Optional<String> unitClass, Layers layers) {
    public static final int LARGEST_BRUSH = 9;

    /// What the pointer does on the board.
    public enum Tool {
        BRUSH, STAMP, SELECT,
        /// Takes up the brush that would make the ground pointed at.
        PICK,
        /// Lays down what was copied.
        PASTE, ARMY
    }

    /// A unit as it is drawn up.
    public record Block(int files, int ranks) {
        public static final int LARGEST = 12;
        static final Block USUAL = new Block(4, 2);

        public Block {
            files = Math.clamp(files, 1, LARGEST);
            ranks = Math.clamp(ranks, 1, LARGEST);
        }
    }

    /// What selections take along; at least one of the two.
    public record Layers(boolean ground, boolean trays) {
        public static final Layers ALL = new Layers(true, true);

        public Layers {
            if (!ground && !trays) {
                throw new IllegalArgumentException("a selection that takes nothing along");
            }
        }
    }

    public Kit {
        size = Math.clamp(size, 1, LARGEST_BRUSH);
    }

    /// What a new window starts with.
    public static Kit of(String side, String type) {
        return new Kit(Tool.BRUSH, Brush.TREES, Shape.FREE, 1, 1, Symmetry.NONE, Stamp.VILLAGE, side, type, Facing.N,
                Block.USUAL, Optional.empty(), Layers.ALL);
    }

    public Kit with(Tool chosen) {
        return new Kit(chosen, brush, shape, size, level, symmetry, stamp, side, type, facing, block, unitClass, layers);
    }

    /// Takes a brush up, and with it the tool.
    public Kit with(Brush chosen) {
        return new Kit(Tool.BRUSH, chosen, shape, size, level, symmetry, stamp, side, type, facing, block, unitClass, layers);
    }

    public Kit with(Shape chosen) {
        return new Kit(Tool.BRUSH, brush, chosen, size, level, symmetry, stamp, side, type, facing, block, unitClass, layers);
    }

    public Kit withSize(int squares) {
        return new Kit(tool, brush, shape, squares, level, symmetry, stamp, side, type, facing, block, unitClass, layers);
    }

    public Kit withLevel(int steps) {
        return new Kit(Tool.BRUSH, Brush.LEVEL, shape, size, steps, symmetry, stamp, side, type, facing, block, unitClass, layers);
    }

    public Kit with(Symmetry chosen) {
        return new Kit(tool, brush, shape, size, level, chosen, stamp, side, type, facing, block, unitClass, layers);
    }

    public Kit with(Stamp chosen) {
        return new Kit(Tool.STAMP, brush, shape, size, level, symmetry, chosen, side, type, facing, block, unitClass, layers);
    }

    public Kit withSide(String id) {
        return new Kit(tool, brush, shape, size, level, symmetry, stamp, id, type, facing, block, unitClass, layers);
    }

    /// Takes up a type of tray, and with it the tool.
    public Kit withType(String chosen) {
        return new Kit(Tool.ARMY, brush, shape, size, level, symmetry, stamp, side, chosen, facing, block, unitClass, layers);
    }

    public Kit with(Facing way) {
        return new Kit(tool, brush, shape, size, level, symmetry, stamp, side, type, way, block, unitClass, layers);
    }

    public Kit with(Block drawnUp) {
        return new Kit(tool, brush, shape, size, level, symmetry, stamp, side, type, facing, drawnUp, unitClass, layers);
    }

    public Kit withClass(Optional<String> id) {
        return new Kit(tool, brush, shape, size, level, symmetry, stamp, side, type, facing, block, id, layers);
    }

    public Kit with(Layers taken) {
        return new Kit(tool, brush, shape, size, level, symmetry, stamp, side, type, facing, block, unitClass, taken);
    }
}
