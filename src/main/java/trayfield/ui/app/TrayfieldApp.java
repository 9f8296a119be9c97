package trayfield.ui.app;

import atlantafx.base.theme.PrimerLight;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.stage.Stage;
import trayfield.command.Opening;

/// The window. The toolkit makes it itself, so what to open is left for it in a static field.
public final class TrayfieldApp extends Application {
    private static Opening opening;

    static void openWith(Opening what) {
        opening = what;
    }

    @Override
    public void start(Stage stage) {
        setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheetBSS());
        stage.setTitle("Trayfield");
        Shell shell = new Shell();
        Scene scene = new Scene(shell, 1000, 960);
        scene.getStylesheets().add(TrayfieldApp.class.getResource("trayfield.css").toExternalForm());
        stage.setScene(scene);
        shell.show(new HomeScreen(new Stub(), new HomeModel(), new Background()));
        stage.show();
        if (Boolean.getBoolean("trayfield.exitAfterStart")) {
            Platform.runLater(Platform::exit);
        }
    }

    static class Stub implements Navigator {
        public void home() {}
        public void newGame() {}
        public void savedGames() {}
        public void rules() {}
        public void settings() {}
        public void about() {}
        public void openFile() {}
        public void continueGame() {}
    }
}
