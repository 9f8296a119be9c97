package trayfield.ui.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;
import trayfield.files.AppFolders;
import trayfield.model.Problem;
import trayfield.play.Autosave;
import trayfield.ui.app.GameSummary.Playable;

/// Keeps a game that is tried out from the bench, after every order and note, in a file of its own beside that of the game under way.
/// It is over when the designer goes back to the bench; left in any other way it is put among the saved games, and cut short
/// by a crash it is offered again. It never asks anything.
final class TryOutKeeper implements AutoCloseable {
    private final AppFolders shared;
    private final Path saves;
    private final Consumer<Problem> complaint;
    private final Background thread = new Background("trayfield-tryouts");
    private Kept under;

    /// @param open the game as it is led now
    private record Kept(OpenGame open, Autosave autosave, Path file) {
    }

    /// @param shared    folders that all windows share
    /// @param saves     where this window puts games aside
    /// @param complaint is told, on the toolkit's thread, when keeping fails
    TryOutKeeper(AppFolders shared, Path saves, Consumer<Problem> complaint) {
        this.shared = shared;
        this.saves = saves;
        this.complaint = complaint;
    }

    /// Keeps this game from now on.
    void keep(OpenGame open) {
        leave();
        Path file = OwnFile.in(shared.tryOuts()).path();
        under = new Kept(open, new Autosave(file, problem -> Platform.runLater(() -> complaint.accept(problem))), file);
        open.game().onChange(() -> changed(open));
        open.game().onNote(() -> changed(open));
        keepNow();
    }

    private void changed(OpenGame open) {
        if (isUnder(open)) {
            keepNow();
        }
    }

    private boolean isUnder(OpenGame open) {
        return under != null && under.open().game() == open.game();
    }

    /// The game is led by others now; one that is not kept here stays so.
    void led(OpenGame open) {
        if (isUnder(open)) {
            under = new Kept(open, under.autosave(), under.file());
            keepNow();
        }
    }

    private void keepNow() {
        under.autosave().keep(GameKeeper.saved(under.open(), Instant.now()));
    }

    /// The designer is back at the bench and needs the game no more.
    void over() {
        end(GameKeeper::delete);
    }

    /// The game is left for something else than the bench: begun, it is put among the saved games.
    void leave() {
        end(this::putAside);
    }

    private interface End {
        Optional<Problem> of(Path file);
    }

    private void end(End end) {
        if (under != null) {
            Kept gone = under;
            under = null;
            thread.run(() -> {
                gone.autosave().close();
                return end.of(gone.file());
            }, problem -> problem.ifPresent(complaint));
        }
    }

    /// What windows that are gone have left, the latest first: games that were begun.
    List<Playable> left() {
        List<Playable> left = new ArrayList<>();
        for (Path file : OwnFile.left(shared.tryOuts())) {
            if (GameSummary.of(file) instanceof Playable game && game.begun()) {
                left.add(game);
            }
        }
        left.sort((one, other) -> other.when().compareTo(one.when()));
        return left;
    }

    /// Puts a game tried out among the saved games, one that cannot be read as it is; one not begun goes. Gives the
    /// problem where that fails.
    Optional<Problem> putAside(Path file) {
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        return switch (GameSummary.of(file)) {
            case Playable game when !game.begun() -> GameKeeper.delete(file);
            case Playable game -> move(file, game.scenario().id() + "-tried", game.when());
            case GameSummary.Broken broken -> move(file, "unreadable-tried", broken.when());
        };
    }

    private Optional<Problem> move(Path file, String name, Instant when) {
        Path target = saves.resolve(GameKeeper.fileName(name, when));
        try {
            Files.createDirectories(saves);
            Files.move(file, target);
            return Optional.empty();
        } catch (IOException fault) {
            return Optional.of(Stock.problem(target, Words.say("save.aside.failed", String.valueOf(fault.getMessage()))));
        }
    }

    /// Writes what is left to write; a game under way stays, and is offered at the next start.
    @Override
    public void close() {
        if (under != null) {
            under.autosave().close();
        }
        thread.close();
    }
}
