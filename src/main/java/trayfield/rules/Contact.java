package trayfield.rules;

import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Position;

/// Fronts and what they compel, the same in both books: a tray whose front comes to face an adjacent enemy stops facing
/// it, and one that enters an enemy's front square stops and faces an enemy that faces it.
public final class Contact {
    /// The part of a compulsion that holds the facings to choose from, as bits.
    public static final int FACINGS = 0xF;
    /// Bit: an enemy stands straight ahead (Modern C(d), Ancient movement 2).
    public static final int AHEAD = 0x10;
    /// Bit: the square is the front square of an enemy (Modern C(e), Ancient movement 3).
    public static final int IN_FRONT = 0x20;

    private Contact() {
    }

    /// What a tray of `side` that enters `square` going `way` is compelled to: 0 when it is free, else bits of the
    /// facings it may end with and why.
    ///
    /// @param travelCounts false where only the final facing counts and nothing straight ahead stops
    public static int compelled(Position position, int side, int square, Facing way, boolean travelCounts) {
        Board board = position.board();
        int compelled = 0;
        for (int i = 0; i < 4; i++) {
            Facing toward = Facing.of(i);
            int neighbour = board.neighbour(square, toward);
            if (neighbour < 0 || !enemyOn(position, side, neighbour)) {
                continue;
            }
            if (travelCounts && toward == way) {
                compelled |= AHEAD | toward.bit();
            }
            if (anyFaces(position, neighbour, toward.opposite())) {
                compelled |= IN_FRONT | toward.bit();
            }
        }
        return compelled;
    }

    public static boolean enemyOn(Position position, int side, int square) {
        int owner = position.sideOn(square);
        return owner != Position.NOBODY && owner != side;
    }

    private static boolean anyFaces(Position position, int square, Facing way) {
        for (int tray = position.firstOn(square); tray != Position.NONE; tray = position.nextOn(tray)) {
            if (position.facing(tray) == way) {
                return true;
            }
        }
        return false;
    }
}
