package trayfield.solo;

/// For now as a regular.
final class Veteran extends Regular {
    Veteran(long seed) {
        super(seed);
    }
}
