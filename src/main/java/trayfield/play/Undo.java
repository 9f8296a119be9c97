package trayfield.play;

import trayfield.model.Order;

/// What a player's undo or redo does or would do, or why it does nothing.
public sealed interface Undo {

    /// One order, or several that were given together, is taken back or given again, with the dice that fell for it.
    ///
    /// @param order  the first of them
    /// @param orders how many
    record Possible(Order order, int orders) implements Undo {
        public Possible(Order order) {
            this(order, 1);
        }
    }

    /// It is not possible.
    record Barred(Barrier barrier) implements Undo {
    }

    /// What bars the way.
    enum Barrier {
        /// No order has been given yet.
        NOTHING_TO_UNDO("undo.nothing"),
        /// Nothing has been taken back.
        NOTHING_TO_REDO("redo.nothing"),
        /// Nothing that was taken back threw dice.
        NOTHING_TO_THROW("anew.nothing"),
        /// Dice have fallen.
        DICE("undo.dice"),
        /// The turn has passed to the other side.
        SIDE_CHANGED("undo.sideChanged"),
        /// Something was told that cannot be forgotten: a roster, the end of a declaration, what an attack found out.
        REVEALED("undo.revealed"),
        /// The game is decided.
        GAME_OVER("undo.gameOver");

        /// The key of its sentence in the bundle of words.
        public final String key;

        Barrier(String key) {
            this.key = key;
        }
    }

    /// Whose undo it is.
    enum Players {
        /// Two people: no taking back what dice, or the change of sides, have let the other one see.
        TWO,
        /// One person with the board to himself: anything can be taken back, and comes again with the same faces.
        SOLO
    }
}
