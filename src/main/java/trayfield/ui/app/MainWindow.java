package trayfield.ui.app;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.stage.Screen;
import javafx.stage.Stage;
import trayfield.files.Settings;
import trayfield.ui.play.PlaySettings;

/// The window itself: its place on the desktop, its title and icon, and the size of its text.
final class MainWindow {
    private final Stage stage;
    private final Likings likings;
    /// Where the window stood last when it was not maximised.
    private WindowPlace place;

    MainWindow(Stage stage, Shell shell, Likings likings) {
        this.stage = stage;
        this.likings = likings;
        this.place = WindowPlace.on(screens(), likings.get().window().map(MainWindow::remembered));
        Scene scene = new Scene(shell, place.width(), place.height());
        scene.getStylesheets().add(MainWindow.class.getResource("trayfield.css").toExternalForm());
        stage.setScene(scene);
        stage.setMinWidth(Math.min(WindowPlace.LEAST_WIDTH, place.width()));
        stage.setMinHeight(Math.min(WindowPlace.LEAST_HEIGHT, place.height()));
        title("");
        sizeText(shell);
        likings.property().addListener(_ -> sizeText(shell));
    }

    private static List<Rectangle2D> screens() {
        return Screen.getScreens().stream().sorted(Comparator.comparing(Screen.getPrimary()::equals).reversed())
                .map(Screen::getVisualBounds).toList();
    }

    private static WindowPlace remembered(Settings.Window window) {
        return new WindowPlace(window.x(), window.y(), window.width(), window.height(), window.maximised());
    }

    private void sizeText(Shell shell) {
        for (PlaySettings.TextSize size : PlaySettings.TextSize.values()) {
            shell.getStyleClass().remove(size.styleClass);
        }
        shell.getStyleClass().add(likings.play().textSize().styleClass);
    }

    void open() {
        stage.setX(place.x());
        stage.setY(place.y());
        stage.setWidth(place.width());
        stage.setHeight(place.height());
        stage.setMaximized(place.maximised());
        stage.xProperty().addListener(_ -> moved());
        stage.yProperty().addListener(_ -> moved());
        stage.widthProperty().addListener(_ -> moved());
        stage.heightProperty().addListener(_ -> moved());
        stage.show();
    }

    private void moved() {
        if (!stage.isMaximized() && !stage.isIconified() && !stage.isFullScreen()) {
            place = new WindowPlace(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight(), false);
        }
    }

    /// Remembers where the window stands.
    void remember() {
        likings.set(likings.get().withWindow(new Settings.Window((int) Math.round(place.x()),
                (int) Math.round(place.y()), (int) Math.round(place.width()), (int) Math.round(place.height()),
                stage.isMaximized())));
    }

    void icons(List<Image> sizes) {
        stage.getIcons().setAll(sizes);
    }

    /// @param screen what is shown; empty for the program's name alone
    void title(String screen) {
        stage.setTitle(Optional.of(screen).filter(text -> !text.isEmpty()).map(text -> Words.say("window.title", text))
                .orElse(Words.say("program")));
    }
}
