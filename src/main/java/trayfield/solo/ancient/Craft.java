package trayfield.solo.ancient;

import java.util.Optional;
import trayfield.solo.sand.Stance;

/// What who leads Ancient armies goes by, found by trials of many games against a regular.
///
/// @param aims       of his men's missiles; none where the men take their targets by themselves
/// @param close      squares: a unit with an enemy this near breaks up into men who look to themselves
/// @param throwing   worth of a square from which a man who has not thrown has targets in plenty
/// @param takesAtOnce true where he looks for a way to win the game in this very turn
record Craft(Optional<Aims> aims, int close, double throwing, boolean takesAtOnce) {
    static final Craft REGULAR = new Craft(Optional.empty(), 7, 0, false);
    static final Craft SEASONED = new Craft(Optional.of(new Aims(0.65, 5, 0.4, 0.8, 0.2)), 9, 1, true);
    /// The stance that goes with it.
    static final Stance STANCE = Stance.STEADY.with(0.35, 0.4, 1);

    /// When a unit throws, and at whom.
    ///
    /// @param patience   share of its best throw that a unit waits for
    /// @param lastChance squares: an enemy this near may be in contact before the next throw
    /// @param anything   share of what is waited for that is enough at the last chance
    /// @param unthrown   how much dearer a target is who has not thrown yet
    /// @param strong     how much dearer a target is for a point of power
    record Aims(double patience, int lastChance, double anything, double unthrown, double strong) {
    }
}
