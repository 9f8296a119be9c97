package trayfield.play;

import java.util.List;

/// Where the faces of a game's dice come from. The face of a die depends on nothing but its place in the game, counted
/// from 0 over all dice thrown: taking back, replaying and loading a game draw the same faces again.
public sealed interface DiceSource {

    /// The face of the game's die number `die`, 1 to `faces`.
    int face(long die, int faces);

    /// The dice of another cast, for games whose player has them thrown anew; cast 0 is the first. Dice that fall by a
    /// script fall by it always.
    default DiceSource cast(int number) {
        return this;
    }

    /// Faces computed from a seed, each equally likely.
    record Seeded(long seed) implements DiceSource {
        private static final long STRIDE = 0x9E3779B97F4A7C15L;

        @Override
        public int face(long die, int faces) {
            long bits = mixed(mixed(seed) + STRIDE * (die + 1));
            while (Long.compareUnsigned(bits, unfair(faces)) < 0) {
                bits = mixed(bits + STRIDE);
            }
            return (int) Long.remainderUnsigned(bits, faces) + 1;
        }

        @Override
        public Seeded cast(int number) {
            return number == 0 ? this : new Seeded(mixed(mixed(seed) - STRIDE * number));
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

    /// The players throw real dice and type what they rolled. Dice that they leave to the program are computed from the
    /// seed.
    record Typed(long seed) implements DiceSource {
        @Override
        public int face(long die, int faces) {
            return new Seeded(seed).face(die, faces);
        }

        @Override
        public DiceSource cast(int number) {
            return new Seeded(seed).cast(number);
        }
    }

    /// Faces written down beforehand, for tests.
    record Scripted(List<Integer> script) implements DiceSource {
        public Scripted {
            script = List.copyOf(script);
        }

        @Override
        public int face(long die, int faces) {
            if (die >= script.size()) {
                throw new IllegalStateException("no face is written down for die number " + die);
            }
            return script.get((int) die);
        }
    }
}
