package trayfield.ui.app;

import atlantafx.base.theme.PrimerLight;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
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

    @Override
    public void start(Stage stage) {
        setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheetBSS());
        frame = MainFrame.open(stage, AppFolders.ofThisUser(), opening.rulesData(), new FxFileDialogs(stage));
        if (opening.exitAfterStart()) {
            exitOnceDrawn(stage.getScene());
        }
        opening.file().ifPresentOrElse(frame.director()::openAndPlay, frame.director()::home);
        frame.show();
    }

    @Override
    public void stop() throws IOException {
        frame.close();
    }

    private static void exitOnceDrawn(Scene scene) {
        scene.addPostLayoutPulseListener(new Runnable() {
            private int pulses;

            @Override
            public void run() {
                if (++pulses == 2) {
                    ProcessHandle.current().info().startInstant().ifPresent(TrayfieldApp::tellTime);
                    Platform.exit();
                } else {
                    Platform.requestNextPulse();
                }
            }
        });
    }

    private static void tellTime(Instant start) {
        System.err.println("Drawn after " + Duration.between(start, Instant.now()).toMillis() + " ms");
    }
}
