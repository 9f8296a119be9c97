package trayfield.model;

/// What the Modern rules keep in a position: the fight whose dice or choice are due. Trays and squares are numbers.
public sealed interface ModernState extends BookState {

    /// Nothing is going on.
    record Quiet() implements ModernState {
    }

    /// A shot whose die is due.
    record Shot(int firer, int target, String weapon) implements ModernState {
    }

    /// A melee whose dice are due.
    record Melee(int attacker, int defender) implements ModernState {
    }

    /// The winner may step into the square, or hold.
    record Advance(int attacker, int square) implements ModernState {
    }
}
