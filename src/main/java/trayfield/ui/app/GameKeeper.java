package trayfield.ui.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.application.Platform;
import trayfield.files.AppFolders;
import trayfield.files.SaveFile;
import trayfield.files.SavedGame;
import trayfield.model.Loaded;
import trayfield.model.Problem;
import trayfield.play.Autosave;
import trayfield.play.Saves;
import trayfield.ui.app.GameSummary.Playable;

/// Keeps games: the one under way after every order, others when they are put aside. It never asks anything.
final class GameKeeper implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("uuuu-MM-dd-HHmmss", Locale.ROOT);

    private final AppFolders folders;
    private final Autosave autosave;
    private final Consumer<Problem> complaint;
    private boolean failing;
    private OpenGame under;

    /// @param complaint is told, on the toolkit's thread, when keeping begins to fail
    GameKeeper(AppFolders folders, Consumer<Problem> complaint) {
        this.folders = folders;
        this.complaint = complaint;
        this.autosave = new Autosave(folders.autosave(), problem -> Platform.runLater(() -> failed(problem)));
    }

    private void failed(Problem problem) {
        if (!failing) {
            failing = true;
            complaint.accept(problem);
        }
    }

    /// Keeps this game from now on, in place of the one before.
    void keep(OpenGame open) {
        under = open;
        failing = false;
        Runnable changed = () -> {
            if (under.game() == open.game()) {
                keepNow(under);
            }
        };
        open.game().onChange(changed);
        open.game().onNote(changed);
        keepNow(open);
    }

    /// The game is led by others now; one that is not kept stays so.
    void led(OpenGame open) {
        if (under != null && under.game() == open.game()) {
            under = open;
            keepNow(open);
        }
    }

    private void keepNow(OpenGame open) {
        autosave.keep(saved(open, Instant.now()));
    }

    static SavedGame saved(OpenGame open, Instant now) {
        return Saves.of(open.game(), open.title(), open.players(), now).ledBy(open.names());
    }

    /// The game that was played last, as it stands in its file; empty where there is none.
    Optional<GameSummary> last() {
        autosave.flush(PATIENCE);
        return Files.exists(folders.autosave()) ? Optional.of(GameSummary.of(folders.autosave())) : Optional.empty();
    }

    /// The game that was played last, to go on with.
    Loaded<OpenGame> openLast() {
        autosave.flush(PATIENCE);
        return OpenGame.read(folders.autosave());
    }

    /// Puts the game played last among the saved ones, so that another can take its place: when it has been begun, is
    /// not over and does not lie there already. A file that cannot be read is put aside as it is. Gives the problem
    /// where that fails; then the game has to stay.
    Optional<Problem> putAside() {
        return putAside(playable -> !playable.over() || !playable.branches().isEmpty());
    }

    /// Likewise, though the game be over: its position is made another game of.
    Optional<Problem> putAsideEvenOver() {
        return putAside(_ -> true);
    }

    private Optional<Problem> putAside(Predicate<Playable> wanted) {
        return last().flatMap(game -> switch (game) {
            case Playable playable when !wanted.test(playable) || !worthKeeping(playable) -> Optional.<Problem>empty();
            case Playable playable -> copy(playable.scenario().id(), playable.when());
            case GameSummary.Broken broken -> copy("unreadable", broken.when());
        });
    }

    private boolean worthKeeping(Playable game) {
        List<GameSummary> kept = GameSummary.ofFolder(folders.saves());
        return game.begun() && kept.stream().noneMatch(other -> other instanceof Playable known && known.same(game));
    }

    private Optional<Problem> copy(String name, Instant when) {
        Path target = folders.saves().resolve(fileName(name, when));
        try {
            Files.createDirectories(folders.saves());
            if (!Files.exists(target)) {
                Files.copy(folders.autosave(), target);
            }
            return Optional.empty();
        } catch (IOException fault) {
            return Optional.of(Stock.problem(target, Words.say("save.aside.failed", String.valueOf(fault.getMessage()))));
        }
    }

    /// A file name that says what it is and from when: `crossroads-2026-03-01-140530.json`.
    static String fileName(String scenario, Instant when) {
        return scenario.replaceAll("[^\\p{L}\\p{N}._-]", "-") + "-" + STAMP.format(when.atZone(ZoneId.systemDefault()))
                + ".json";
    }

    /// Saves a game where the player said.
    static Optional<Problem> save(Path file, SavedGame game) {
        return SaveFile.save(file, game);
    }

    /// Removes a saved game; gives the problem where it stays.
    static Optional<Problem> delete(Path file) {
        try {
            Files.deleteIfExists(file);
            return Optional.empty();
        } catch (IOException fault) {
            return Optional.of(Stock.problem(file, Words.say("saves.delete.failed", String.valueOf(fault.getMessage()))));
        }
    }

    /// Writes what is left to write.
    @Override
    public void close() {
        autosave.close();
    }
}
