package trayfield.ui.app;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.SequencedMap;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import trayfield.files.AtomicFile;
import trayfield.files.SavedGame;
import trayfield.model.Problem;
import trayfield.play.Game;
import trayfield.play.Report;
import trayfield.play.Seat;
import trayfield.play.Undo;
import trayfield.solo.Player;
import trayfield.ui.app.FileDialogs.Kind;
import trayfield.ui.app.Notice.Answer;
import trayfield.ui.play.PlayHost;
import trayfield.ui.play.PlayScreen;
import trayfield.ui.play.PlaySettings;

/// A game on the table: the playing screen, and what the window does for it.
final class PlayedGame implements Screen, PlayHost {
    private OpenGame open;
    private final Program program;
    private final Director director;
    private final PlayScreen screen;
    private final Views views;
    private final Runnable home;
    private Optional<Path> file;

    /// @param file where the game is saved, if it is
    PlayedGame(OpenGame open, Optional<Path> file, Program program, Director director) {
        this(open, file, program, director, director::home);
    }

    /// @param home where the game is left for
    PlayedGame(OpenGame open, Optional<Path> file, Program program, Director director, Runnable home) {
        this.open = open;
        this.file = file;
        this.program = program;
        this.director = director;
        this.home = home;
        this.screen = new PlayScreen(open.game(), program.likings().play(), this);
        this.views = new Views(open, screen, program.likings());
        views.handOver();
    }

    /// Looks at the board as when this game was left.
    void lookAsBefore() {
        views.lookAsBefore();
    }

    @Override
    public void left() {
        views.remember();
        screen.leave();
    }

    Game game() {
        return open.game();
    }

    @Override
    public Undo.Players players() {
        return open.players();
    }

    @Override
    public SequencedMap<String, Player> commanders() {
        return open.commanders();
    }

    @Override
    public void commandersChanged(SequencedMap<String, Player> commanders) {
        open = open.with(commanders);
        program.keeper().led(open);
        program.tryOuts().led(open);
    }

    @Override
    public void save(Game game) {
        Optional<Path> target = file.or(() -> program.dialogs().save(Kind.GAME, program.folders().saves(),
                GameKeeper.fileName(game.scenario().id(), Instant.now())));
        target.ifPresent(path -> save(path, GameKeeper.saved(open, Instant.now())));
    }

    private void save(Path path, SavedGame saved) {
        program.background().run(() -> GameKeeper.save(path, saved), problem -> {
            if (problem.isPresent()) {
                failed(problem.get());
            } else {
                file = Optional.of(path);
                program.shell().note(Words.say("save.done", path));
            }
        });
    }

    /// A save that failed leaves the game on the table, and the next one asks again where to.
    private void failed(Problem problem) {
        file = Optional.empty();
        program.shell().tell(Words.say("save.failed"), new Sheet().plain().text(problem.text())
                .text(Words.say("save.failed.says", program.folders().autosave())));
    }

    @Override
    public void saveReport(Seat seat) {
        program.shell().lay(Words.say("report.ask"), Sheet.label(Words.say("report.says")),
                new Answer(Words.say("dialog.kind.html"), () -> saveReport(seat, Kind.REPORT_PAGE)),
                new Answer(Words.say("dialog.kind.txt"), () -> saveReport(seat, Kind.REPORT_TEXT)),
                new Answer(Words.say("notice.cancel"), () -> { }));
    }

    private void saveReport(Seat seat, Kind kind) {
        String name = GameKeeper.fileName(seat.scenario().id(), Instant.now()).replaceAll("json$", kind.ending);
        program.dialogs().save(kind, program.folders().saves(), name).ifPresent(path -> {
            program.background().run(() -> AtomicFile.write(path, text(seat, kind), AtomicFile.Backup.NONE), problem ->
                problem.ifPresentOrElse(this::failed, () -> program.shell().note(Words.say("save.done", path))));
        });
    }

    /// A long game has a long report: for the thread that writes it.
    private static String text(Seat seat, Kind kind) {
        Report report = new Report(trayfield.play.Words.of(seat));
        return kind == Kind.REPORT_PAGE ? report.html(seat) : report.text(seat);
    }

    @Override
    public void printRosters(Seat seat) {
        new Printing(program).rosters(seat);
    }

    @Override
    public void setUp(Game game) {
        if (director.drafting().atBench()) {
            program.shell().tell(Words.say("setUp.ask"), Sheet.label(Words.say("setUp.tried")));
            return;
        }
        program.shell().lay(Words.say("setUp.ask"), Sheet.label(Words.say("setUp.ask.says")),
                new Answer(Words.say("setUp.yes"), () -> director.setUp(open, file)),
                new Answer(Words.say("notice.cancel"), () -> { }));
    }

    @Override
    public void open() {
        director.openFile();
    }

    @Override
    public void newGame() {
        director.newGame();
    }

    @Override
    public void home() {
        home.run();
    }

    @Override
    public void settingsChanged(PlaySettings settings) {
        program.likings().set(settings);
    }

    @Override
    public Region root() {
        return screen;
    }

    @Override
    public String title() {
        return open.title();
    }

    @Override
    public Node firstFocus() {
        return screen;
    }
}
