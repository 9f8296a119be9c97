package trayfield.ui.app;

import javafx.css.PseudoClass;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.StackPane;
import trayfield.ui.board.BoardPicture;
import trayfield.ui.board.Pictures;

/// A small picture of a board, drawn in the background; until it is ready, bare felt of the same size.
final class Thumbnail extends StackPane {
    private static final PseudoClass READY = PseudoClass.getPseudoClass("ready");

    private final Background drawing;
    private final ImageView view = new ImageView();
    private final int width;
    private final int height;
    private volatile BoardPicture wanted;

    /// @param drawing the thread that draws
    /// @param width  in pixels, at most; likewise `height`
    Thumbnail(Background drawing, int width, int height) {
        this.drawing = drawing;
        this.width = width;
        this.height = height;
        getStyleClass().add("tf-thumbnail");
        getChildren().add(view);
        setMinSize(width, height);
        setPrefSize(width, height);
        setMaxSize(width, height);
    }

    /// Shows this board as soon as it is drawn, unless another one is asked for before.
    void show(BoardPicture picture) {
        wanted = picture;
        view.setImage(null);
        pseudoClassStateChanged(READY, false);
        drawing.run(() -> wanted == picture ? draw(picture) : null, image -> {
            if (wanted == picture) {
                view.setImage(image);
                pseudoClassStateChanged(READY, true);
            }
        });
    }

    boolean isReady() {
        return view.getImage() != null;
    }

    private Image draw(BoardPicture picture) {
        return Pictures.image(Pictures.fitting(picture, width, height));
    }
}
