package trayfield.ui.board;

import java.util.List;
import trayfield.model.Facing;
import trayfield.model.Observation.TrayView;
import trayfield.model.Square;

/// Something that happened, to be shown moving. The picture already tells how it ended; an animation only delays what
/// is seen of it, and may be cut short at any time.
public sealed interface Animation {
    /// How long it lasts at normal speed, in milliseconds.
    int length();

    /// A tray goes along squares, the one where it stood first.
    record Move(String tray, List<Square> path, Facing from, Facing to) implements Animation {
        private static final int PER_SQUARE = 170;

        public Move {
            path = List.copyOf(path);
            if (path.isEmpty()) {
                throw new IllegalArgumentException("a move starts somewhere");
            }
        }

        @Override
        public int length() {
            return PER_SQUARE * path.size();
        }
    }

    record Turn(String tray, Facing from, Facing to) implements Animation {
        @Override
        public int length() {
            return 220;
        }
    }

    /// A flash, a tracer and a puff where it lands.
    ///
    /// @param lobbed true for fire over what stands between
    record Shot(Square from, Square to, boolean lobbed, boolean hit) implements Animation {
        @Override
        public int length() {
            return lobbed ? 650 : 420;
        }
    }

    record Clash(Square one, Square other) implements Animation {
        @Override
        public int length() {
            return 520;
        }
    }

    /// A tray that is no longer in the picture topples and fades.
    record Removal(TrayView tray) implements Animation {
        @Override
        public int length() {
            return 480;
        }
    }

    /// Several that begin at the same moment: a body of trays on the move, a volley.
    record Together(List<? extends Animation> parts) implements Animation {
        public Together {
            parts = List.copyOf(parts);
        }

        @Override
        public int length() {
            return parts.stream().mapToInt(Animation::length).max().orElse(0);
        }
    }

    /// Marks a square for a moment.
    record Attention(Square at) implements Animation {
        @Override
        public int length() {
            return 700;
        }
    }

    /// How fast, or not at all.
    ///
    /// @param speed   1 is normal, 2 twice as fast
    /// @param reduced true shows results at once
    record Motion(double speed, boolean reduced) {
        public static final Motion NORMAL = new Motion(1, false);

        public Motion {
            if (!(speed > 0)) {
                throw new IllegalArgumentException("speed is over 0: " + speed);
            }
        }
    }
}
