package trayfield.ui.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import trayfield.files.Annex;
import trayfield.files.Listed;
import trayfield.files.SaveFile;
import trayfield.files.SaveShelf;
import trayfield.files.SavedGame;
import trayfield.model.Input;
import trayfield.model.Loaded;
import trayfield.model.Observation;
import trayfield.model.Problem;
import trayfield.model.Scenario;
import trayfield.model.Side;

/// What a list tells of a file with a game in it.
sealed interface GameSummary {

    Path file();

    /// When the game was saved.
    Instant when();

    /// A game that can be gone on with.
    ///
    /// @param title    of the game: its scenario's, or that it is one tried out
    /// @param seen     what lies on the table
    /// @param inputs   all orders and rolls of its first line
    /// @param branches its other lines
    record Playable(Path file, Instant when, String title, Scenario scenario, Observation seen, List<Input> inputs,
            List<Annex.Branch> branches)
            implements GameSummary {

        /// The side whose turn it is, where the game is on.
        Optional<Side> toMove() {
            return seen.side().map(id -> scenario.sides().get(scenario.sideIndex(id)));
        }

        /// True where anything was played, along whichever line.
        boolean begun() {
            return !inputs.isEmpty() || !branches.isEmpty();
        }

        boolean over() {
            return seen.result().isPresent();
        }

        /// True where this holds the same play of the same scenario.
        boolean same(Playable other) {
            return scenario.equals(other.scenario) && inputs.equals(other.inputs) && branches.equals(other.branches);
        }
    }

    /// A file that is no game, and why.
    record Broken(Path file, Instant when, List<Problem> problems) implements GameSummary {
        public Broken {
            problems = List.copyOf(problems);
        }
    }

    static GameSummary of(Path file) {
        return of(new Listed<>(file, SaveFile.read(file)));
    }

    /// Those of a folder, the latest first.
    static List<GameSummary> ofFolder(Path folder) {
        return SaveShelf.of(folder).files().stream().map(GameSummary::of).toList();
    }

    private static GameSummary of(Listed<SavedGame> listed) {
        return switch (listed.content()) {
            case Loaded.Bad<SavedGame> bad -> new Broken(listed.file(), written(listed.file()), bad.problems());
            case Loaded.Good<SavedGame>(SavedGame saved) -> switch (OpenGame.of(listed.file(), saved)) {
                case Loaded.Bad<OpenGame> bad -> new Broken(listed.file(), saved.saved(), bad.problems());
                case Loaded.Good<OpenGame>(OpenGame open) -> new Playable(listed.file(), saved.saved(),
                        saved.title(), saved.scenario(), open.game().referee().observation(), saved.inputs(),
                        saved.annex().branches());
            };
        };
    }

    private static Instant written(Path file) {
        try {
            return Files.getLastModifiedTime(file).toInstant();
        } catch (IOException gone) {
            return Instant.EPOCH;
        }
    }
}
