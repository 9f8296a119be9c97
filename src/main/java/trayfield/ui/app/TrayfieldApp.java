package trayfield.ui.app;

import atlantafx.base.theme.PrimerLight;
import java.io.IOException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.stage.Stage;
import trayfield.command.Opening;
import trayfield.files.AppFolders;

/// The window. The toolkit makes it itself, so what to open is left for it in a static field.
public final class TrayfieldApp extends Application {
    private static Opening opening;

    private MainFrame frame;

    static void openWith(Opening what) {
        opening = what;
    }

    /// Puts the theme on all that will be shown.
    static void dress() {
        setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheetBSS());
    }

    @Override
    public void start(Stage stage) {
        frame = MainFrame.open(stage, AppFolders.ofThisUser(), opening.rulesData(), new FxFileDialogs(stage));
        if (opening.exitAfterStart()) {
            FirstPicture.of(stage.getScene(), TrayfieldApp::tellTimeAndExit);
        }
        begin();
        frame.show();
    }

    private void begin() {
        Director director = frame.director();
        if (opening.file().isPresent()) {
            director.openAndPlay(opening.file().get(), opening.players());
        } else if (opening.players().isEmpty()) {
            director.home();
        } else {
            director.noFileFor(opening.players());
        }
    }

    @Override
    public void stop() throws IOException {
        frame.close();
    }

    private static void tellTimeAndExit() {
        System.err.println("Drawn at " + Instant.now().truncatedTo(ChronoUnit.MILLIS));
        Platform.exit();
    }
}
