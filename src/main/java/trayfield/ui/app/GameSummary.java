package trayfield.ui.app;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import trayfield.model.Observation;
import trayfield.model.Problem;
import trayfield.model.Scenario;
import trayfield.model.Side;

/// What a list tells of a file with a game in it.
sealed interface GameSummary {

    Path file();

    /// When the file was last written.
    Instant when();

    /// A game that can be gone on with.
    ///
    /// @param seen what an onlooker without secrets sees
    record Playable(Path file, Instant when, Scenario scenario, Observation seen) implements GameSummary {

        /// The side whose turn it is, where the game is on.
        Optional<Side> toMove() {
            return seen.side().map(id -> scenario.sides().get(scenario.sideIndex(id)));
        }

        boolean over() {
            return seen.result().isPresent();
        }
    }

    /// A file that is no game, and why.
    record Broken(Path file, Instant when, List<Problem> problems) implements GameSummary {
        public Broken {
            problems = List.copyOf(problems);
        }
    }
}
