package trayfield.ui.board;

import java.util.List;
import java.util.Optional;
import trayfield.model.Facing;
import trayfield.model.Observation.TrayView;
import trayfield.model.Square;

/// Something drawn on the board beside ground and trays. Each has a shape or pattern of its own, never colour alone.
public sealed interface Highlight {
    /// True for what follows the pointer: it is drawn over everything, and changing it redraws nothing else.
    boolean passing();

    /// What a set of squares means.
    enum Kind {
        /// A move may end here.
        REACH(false),
        /// A move may end here, and ends in contact.
        CONTACT(false),
        /// A move may end here, in a ford.
        FORD_END(false),
        /// An enemy here can be run down.
        RUN_DOWN(false),
        FIRE_TARGET(false),
        MELEE_TARGET(false),
        /// Squares that the first side threatens; likewise the second.
        THREAT_FIRST(false),
        THREAT_SECOND(false),
        FIRE_ARC(false),
        /// A tray here must act.
        DUTY(false),
        /// Where the last thing happened.
        LAST_EVENT(false),
        /// A place that the victory terms name.
        OBJECTIVE(false),
        /// Something is wrong here: of the editor.
        PROBLEM(false),
        /// Where strokes of a brush will fall: of the editor.
        BRUSH(true),
        HOVER(true);

        final boolean passing;

        Kind(boolean passing) {
            this.passing = passing;
        }
    }

    record Squares(Kind kind, List<Square> squares) implements Highlight {
        public Squares {
            squares = List.copyOf(squares);
        }

        @Override
        public boolean passing() {
            return kind.passing;
        }
    }

    /// The way of a move, the square where it starts included, as arrows.
    record Path(List<Square> squares) implements Highlight {
        public Path {
            squares = List.copyOf(squares);
        }

        @Override
        public boolean passing() {
            return true;
        }
    }

    /// A tray as it would stand.
    ///
    /// @param unit   that it belongs to, whose crest it wears
    /// @param barred true where it cannot
    record Ghost(String type, String side, Optional<String> unit, Square at, Facing facing, boolean barred)
            implements Highlight {
        /// One that is in no unit.
        public Ghost(String type, String side, Square at, Facing facing, boolean barred) {
            this(type, side, Optional.empty(), at, facing, barred);
        }

        /// A tray of the board somewhere else.
        public static Ghost of(TrayView tray, Square at, Facing facing, boolean barred) {
            return new Ghost(tray.type(), tray.side(), tray.unit(), at, facing, barred);
        }

        @Override
        public boolean passing() {
            return true;
        }
    }

    /// A line of sight; a blocked one is broken and its blocking squares are crossed.
    record Sight(Square from, Square to, List<Square> blockedBy) implements Highlight {
        public Sight {
            blockedBy = List.copyOf(blockedBy);
        }

        @Override
        public boolean passing() {
            return true;
        }
    }

    /// Where the keyboard is.
    record Cursor(Square at) implements Highlight {
        @Override
        public boolean passing() {
            return true;
        }
    }

    /// A rectangle of squares between two corners, both included.
    record Box(Square from, Square to) implements Highlight {
        @Override
        public boolean passing() {
            return true;
        }
    }
}
