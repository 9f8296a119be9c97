package trayfield.play;

import java.util.List;
import java.util.OptionalInt;

/// Where the faces of a game's dice come from. The face of a die depends on nothing but its place in the game, counted
/// from 0 over all dice thrown: taking back, replaying and loading a game draw the same faces again.
public sealed interface DiceSource {

    /// The face of the game's die number `die`, 1 to `faces`; empty where it has to be typed in.
    OptionalInt face(long die, int faces);

    /// Faces computed from a seed, each equally likely.
    record Seeded(long seed) implements DiceSource {
        private static final long STRIDE = 0x9E3779B97F4A7C15L;

        @Override
        public OptionalInt face(long die, int faces) {
            long bits = mixed(mixed(seed) + STRIDE * (die + 1));
            while (Long.compareUnsigned(bits, unfair(faces)) < 0) {
                bits = mixed(bits + STRIDE);
            }
            return OptionalInt.of((int) Long.remainderUnsigned(bits, faces) + 1);
        }

        /// Bits below this are drawn again: what is left of 2^64 is a multiple of the faces.
        private static long unfair(int faces) {
            return Long.remainderUnsigned(-faces, faces);
        }

        /// The finishing steps of SplitMix64.
        private static long mixed(long value) {
            long bits = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
            bits = (bits ^ (bits >>> 27)) * 0x94D049BB133111EBL;
            return bits ^ (bits >>> 31);
        }
    }

    /// The players throw real dice and type what they rolled.
    record Typed() implements DiceSource {
        @Override
        public OptionalInt face(long die, int faces) {
            return OptionalInt.empty();
        }
    }

    /// Faces written down beforehand, for tests; when they run out, faces have to be typed in.
    record Scripted(List<Integer> script) implements DiceSource {
        public Scripted {
            script = List.copyOf(script);
        }

        @Override
        public OptionalInt face(long die, int faces) {
            return die < script.size() ? OptionalInt.of(script.get((int) die)) : OptionalInt.empty();
        }
    }
}
