package trayfield.ui.app;

import atlantafx.base.theme.PrimerLight;
import java.time.Duration;
import java.time.Instant;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import trayfield.command.Opening;

/** The window. The toolkit makes it itself, so what to open is left for it in a static field. */
public final class TrayfieldApp extends Application {
    private static Opening opening;

    static void openWith(Opening what) {
        opening = what;
    }

    @Override
    public void start(Stage stage) {
        setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheet());
        stage.setTitle("Trayfield");
        stage.setScene(new Scene(new StackPane(new Label("Trayfield")), 960, 640));
        if (opening.exitAfterStart()) {
            exitOnceDrawn(stage.getScene());
        }
        stage.show();
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
