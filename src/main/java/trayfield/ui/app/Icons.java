package trayfield.ui.app;

import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.FillRule;
import javafx.scene.shape.SVGPath;
import trayfield.notation.Phrases;

/// The drawings of this package, as SVG paths of a resource: stencilled letters in a box of 60 x 80, icons in one of
/// 24 x 24.
final class Icons {
    private static final Phrases PATHS = Phrases.of("trayfield.ui.app.drawings");
    private static final double BOX = 24;

    private Icons() {
    }

    static SVGPath letter(String letter) {
        return path("letter." + letter);
    }

    /// An icon in the colour of its surroundings' style class `tf-icon`.
    ///
    /// @param size width and height in pixels
    static Node icon(String name, double size) {
        SVGPath path = path("icon." + name);
        path.getStyleClass().add("tf-icon");
        path.setScaleX(size / BOX);
        path.setScaleY(size / BOX);
        StackPane box = new StackPane(path);
        box.setMinSize(size, size);
        box.setPrefSize(size, size);
        box.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        return box;
    }

    private static SVGPath path(String key) {
        SVGPath path = new SVGPath();
        path.setContent(PATHS.say(key));
        path.setFillRule(FillRule.EVEN_ODD);
        return path;
    }
}
