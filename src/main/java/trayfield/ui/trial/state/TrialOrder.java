package trayfield.ui.trial.state;

import java.nio.file.Path;
import java.util.Optional;
import trayfield.solo.trial.Trial;

/// A trial as it was chosen.
///
/// @param file that gets a row for each game; games that are in it already are not played again
public record TrialOrder(Candidate candidate, Trial trial, Optional<Path> file) {
}
