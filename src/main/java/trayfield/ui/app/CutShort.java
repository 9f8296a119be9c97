package trayfield.ui.app;

import java.nio.file.Path;
import java.time.ZonedDateTime;
import java.util.List;
import trayfield.model.Loaded;
import trayfield.ui.app.GameSummary.Playable;
import trayfield.ui.app.Notice.Answer;

/// Offers, once, games tried out from the bench that a crash or a closed window cut short.
final class CutShort {
    private final Program program;
    private final Director director;
    private boolean offered;

    CutShort(Program program, Director director) {
        this.program = program;
        this.director = director;
    }

    void offer() {
        if (!offered) {
            offered = true;
            program.background().run(program.tryOuts()::left, games -> games.forEach(this::offer));
        }
    }

    /// Gone on with, it is a game like any other; else it waits among the saved ones.
    private void offer(Playable game) {
        program.shell().lay(Words.say("tryOut.cut"), new Sheet().plain().text(game.title(), "tf-strong").text(Standing.of(game))
                .text(Words.say("home.lastPlayed", Standing.when(game.when(), ZonedDateTime.now())), "tf-soft")
                .text(Words.say("tryOut.cut.says")),
                new Answer(Words.say("tryOut.go"), () -> goOn(game.file())),
                new Answer(Words.say("tryOut.aside"), () -> putAside(game.file())));
    }

    private void goOn(Path file) {
        program.background().run(() -> OpenGame.read(file), read -> {
            switch (read) {
                case Loaded.Good<OpenGame>(OpenGame open) -> director.goOnWith(open, () -> drop(file));
                case Loaded.Bad<OpenGame> bad -> director.tell(bad.problems());
            }
        });
    }

    private void drop(Path file) {
        program.background().run(() -> GameKeeper.delete(file), problem -> problem.ifPresent(one -> director.tell(List.of(one))));
    }

    private void putAside(Path file) {
        program.background().run(() -> program.tryOuts().putAside(file),
                problem -> problem.ifPresent(one -> director.tell(List.of(one))));
    }
}
