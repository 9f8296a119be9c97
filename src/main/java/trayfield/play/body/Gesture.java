package trayfield.play.body;

import java.util.Optional;
import trayfield.model.Facing;
import trayfield.model.Square;

/// What a body of men is told to do with one movement of the hand.
public sealed interface Gesture {

    /// Every man goes the same way.
    ///
    /// @param dx     columns to the east
    /// @param dy     rows to the north
    /// @param facing how all face then; each keeps his own where none is named
    record Shift(int dx, int dy, Optional<Facing> facing) implements Gesture {
        public Shift(int dx, int dy) {
            this(dx, dy, Optional.empty());
        }
    }

    /// The body swings by a quarter about the man at its flank on that hand, and faces the new way.
    record Wheel(Hand hand) implements Gesture {
    }

    /// Every man turns where he stands.
    record TurnAll(Facing facing) implements Gesture {
    }

    /// Every man goes along the road toward a square, as far as he can, the first in front and nobody past a man who was
    /// ahead of him. Where no road leads there, they take the ground between.
    record March(Square toward) implements Gesture {
    }

    /// Left or right, as the body faces.
    enum Hand {
        LEFT, RIGHT;

        /// The way that is a quarter round from another on this hand.
        public Facing from(Facing way) {
            return this == LEFT ? way.left() : way.right();
        }
    }
}
