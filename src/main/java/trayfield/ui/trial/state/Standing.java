package trayfield.ui.trial.state;

import java.time.Duration;
import java.util.Optional;
import trayfield.solo.trial.Trial.Progress;

/// How far the page is.
///
/// @param trouble why a trial failed, as a sentence
public record Standing(Stage stage, Progress progress, Optional<String> trouble) {
    static final Standing CHOOSING = new Standing(Stage.CHOOSING, new Progress(0, 0, 0, Duration.ZERO), Optional.empty());

    public enum Stage {
        /// No trial yet, or the next one is being chosen.
        CHOOSING,
        /// Its file is being read.
        OPENING, RUNNING,
        /// Called off, but a game is not put away yet.
        STOPPING,
        /// Called off; it can go on.
        CANCELLED, DONE,
        /// Nothing was played: results of earlier trials are added up.
        JOINED,
        /// Broken off by a fault; what was finished before counts.
        FAILED;

        /// True while games are being played.
        public boolean busy() {
            return this == OPENING || this == RUNNING || this == STOPPING;
        }
    }

    Standing with(Stage other) {
        return new Standing(other, progress, trouble);
    }

    /// Games a second so far; 0 before one is finished.
    public double pace() {
        double seconds = progress.gone().toNanos() / 1e9;
        return seconds == 0 ? 0 : progress.played() / seconds;
    }
}
