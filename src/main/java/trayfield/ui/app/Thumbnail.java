package trayfield.ui.app;

import javafx.css.PseudoClass;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.StackPane;
import trayfield.ui.board.BoardPicture;

/// A small picture of a board, drawn in the background; until it is ready, bare felt of the same size. Where it gets
/// less room than it was drawn for it shrinks.
final class Thumbnail extends StackPane {
    private static final PseudoClass READY = PseudoClass.getPseudoClass("ready");

    private final Easel easel;
    private final ImageView view = new ImageView();
    private final int width;
    private final int height;
    private volatile BoardPicture wanted;

    /// @param width  in pixels, at most; likewise `height`
    Thumbnail(Easel easel, int width, int height) {
        this.easel = easel;
        this.width = width;
        this.height = height;
        getStyleClass().add("tf-thumbnail");
        getChildren().add(view);
        view.setPreserveRatio(true);
        setMinSize(0, height);
        setPrefSize(width, height);
        setMaxSize(width, height);
    }

    @Override
    protected void layoutChildren() {
        Image image = view.getImage();
        view.setFitWidth(image == null || image.getWidth() <= getWidth() ? 0 : getWidth());
        super.layoutChildren();
    }

    /// Shows a board the way the player likes boards, as soon as it is drawn.
    void show(BoardPicture picture) {
        showAsIs(easel.liked(picture));
    }

    /// Shows this board as soon as it is drawn, unless another one is asked for before.
    void showAsIs(BoardPicture picture) {
        wanted = picture;
        view.setImage(null);
        pseudoClassStateChanged(READY, false);
        easel.thread().run(() -> wanted == picture ? Easel.draw(picture, width, height) : null, image -> {
            if (wanted == picture) {
                view.setImage(image);
                pseudoClassStateChanged(READY, true);
            }
        });
    }

    boolean isReady() {
        return view.getImage() != null;
    }
}
