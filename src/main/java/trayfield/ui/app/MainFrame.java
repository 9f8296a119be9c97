package trayfield.ui.app;

import java.io.IOException;
import java.util.List;
import javafx.stage.Stage;
import trayfield.command.RulesData;
import trayfield.files.AppFolders;
import trayfield.files.SettingsFile;
import trayfield.files.SettingsFile.Remembered;
import trayfield.model.Problem;
import trayfield.ui.app.Marker.Found;
import trayfield.ui.board.tray.TrayKinds;

/// One window with all that belongs to it, from the first look at the settings to the last word written at the end.
final class MainFrame {
    private final Program program;
    private final Director director;
    private final Marker marker;

    private MainFrame(Program program, Director director, Marker marker) {
        this.program = program;
        this.director = director;
        this.marker = marker;
    }

    /// Sets up a window, not yet shown.
    static MainFrame open(Stage stage, AppFolders folders, RulesData rulesData, FileDialogs dialogs) {
        Shell shell = new Shell();
        handleFaults(shell, folders);
        Marker marker = Marker.set(folders.root().resolve("running"));
        AppFolders own = marker.found() == Found.RUNNING ? beside(folders) : folders;
        Background background = new Background("trayfield-files");
        Remembered remembered = SettingsFile.read(folders.settings());
        Likings likings = new Likings(folders.settings(), remembered.settings(), background,
                problem -> tell(shell, "settings.failed", problem));
        Stock stock = new Stock(rulesData);
        Background drawing = new Background("trayfield-drawing");
        drawing.hold();
        Easel easel = new Easel(drawing, () -> likings.play().look(true),
                () -> TrayKinds.of(stock.tables()));
        MainWindow window = new MainWindow(stage, shell, likings);
        drawing.run(AppIcon::sizes, window::icons);
        Program program = new Program(shell, window, likings, background, easel, own, stock,
                new GameKeeper(own, problem -> tell(shell, "autosave.failed", problem)),
                new EditKeeper(folders, problem -> tell(shell, "autosave.failed", problem)),
                new TryOutKeeper(folders, own.saves(), problem -> tell(shell, "autosave.failed", problem)), dialogs);
        if (!remembered.problems().isEmpty()) {
            tell(shell, "settings.unreadable", remembered.problems());
        }
        Director director = new Director(program, marker.found() == Found.CRASHED);
        stage.setOnCloseRequest(closing -> {
            if (director.drafting().unsaved()) {
                closing.consume();
                director.drafting().leave(stage::close);
            }
        });
        return new MainFrame(program, director, marker);
    }

    /// Another window has the autosave: this one keeps its game in a folder of its own.
    private static AppFolders beside(AppFolders folders) {
        return new AppFolders(folders.root().resolve("second"));
    }

    private static void handleFaults(Shell shell, AppFolders folders) {
        FaultLog log = new FaultLog(folders.log());
        Thread.setDefaultUncaughtExceptionHandler(new LastResort(log, (logged, closed) ->
            shell.lay(Words.say("fault"), new Sheet().plain()
                    .text(Words.say("fault.saved", folders.autosave()))
                    .text(logged ? Words.say("fault.logged", log.file()) : Words.say("fault.notLogged")),
                    new Notice.Answer(Words.say("fault.go"), closed))));
    }

    private static void tell(Shell shell, String key, Problem problem) {
        tell(shell, key, List.of(problem));
    }

    private static void tell(Shell shell, String key, List<Problem> problems) {
        shell.tell(Words.say(key), new Sheet().plain().text(Words.say(key + ".says", problems.getFirst().file()))
                .add(new ProblemList(problems)));
    }

    Director director() {
        return director;
    }

    Program program() {
        return program;
    }

    /// Shows the window, and only then has thumbnails and the icon drawn.
    void show() {
        FirstPicture.of(program.shell().getScene(), program.easel().thread()::release);
        program.window().open();
    }

    /// Writes what is left to write. Nothing is asked: a game under way is kept.
    void close() throws IOException {
        program.window().remember();
        director.close();
        program.shell().clear();
        program.keeper().close();
        program.edits().close();
        program.tryOuts().close();
        program.easel().thread().abandon();
        program.background().close();
        marker.close();
    }
}
