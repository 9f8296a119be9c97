package trayfield.ui;

import atlantafx.base.theme.PrimerLight;
import java.awt.image.BufferedImage;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import javafx.application.Application;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.stage.Stage;
import trayfield.ui.app.TrayfieldApp;

/// One screen in a window of its own, dressed as the program dresses it. What is thrown on the toolkit's thread while it
/// shows fails the test. All methods may be called from a test's own thread.
public final class Showing implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(90);

    private final Stage stage;
    private final List<Throwable> uncaught = new ArrayList<>();

    private Showing(Stage stage) {
        this.stage = stage;
    }

    /// To be called on the toolkit's thread.
    public static Showing of(Parent root, double width, double height) {
        Application.setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheet());
        Showing shown = new Showing(new Stage());
        Thread.currentThread().setUncaughtExceptionHandler((_, fault) -> shown.uncaught.add(fault));
        Scene scene = new Scene(root, width, height);
        scene.getStylesheets().add(TrayfieldApp.class.getResource("trayfield.css").toExternalForm());
        shown.stage.setScene(scene);
        shown.stage.setX(0);
        shown.stage.setY(0);
        shown.stage.show();
        return shown;
    }

    public Scene scene() {
        return stage.getScene();
    }

    /// Lets that many frames be laid out.
    public void pulses(int count) {
        FxThread.pulses(scene(), count);
    }

    public void until(String what, BooleanSupplier holds) {
        Instant end = Instant.now().plus(PATIENCE);
        while (!FxThread.call(holds::getAsBoolean)) {
            if (Instant.now().isAfter(end)) {
                throw new AssertionError("waited in vain: " + what);
            }
            FxThread.pause(20);
        }
        nothingUncaught();
    }

    private void nothingUncaught() {
        if (!uncaught.isEmpty()) {
            throw new AssertionError("uncaught", uncaught.getFirst());
        }
    }

    /// The node of an id that can be seen; of several the one laid last.
    public Node node(String id) {
        return FxThread.call(() -> scene().getRoot().lookupAll("#" + id).stream().filter(Seen::shows)
                .reduce((_, last) -> last).orElseThrow(() -> new AssertionError("no " + id)));
    }

    public boolean shows(String id) {
        return FxThread.call(() -> scene().getRoot().lookupAll("#" + id).stream().anyMatch(Seen::shows));
    }

    /// The text of a label by its id; empty while it is not shown.
    public String text(String id) {
        return FxThread.call(() -> scene().lookup("#" + id) instanceof Labeled label && Seen.shows(label) ? label.getText() : "");
    }

    /// What has the keyboard.
    public Node focused() {
        return FxThread.call(() -> scene().getFocusOwner() == null ? scene().getRoot() : scene().getFocusOwner());
    }

    /// What the window shows now.
    public BufferedImage picture() {
        return FxThread.call(() -> SwingFXUtils.fromFXImage(scene().snapshot(null), null));
    }

    @Override
    public void close() {
        FxThread.run(() -> {
            FxThread.close(stage);
            Thread.currentThread().setUncaughtExceptionHandler(null);
        });
        nothingUncaught();
    }
}
