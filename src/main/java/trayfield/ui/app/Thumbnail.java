package trayfield.ui.app;

import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.StackPane;
import trayfield.ui.board.BoardPicture;
import trayfield.ui.board.Pictures;

/// A small picture of a board, drawn in the background; until it is ready, bare felt of the same size.
final class Thumbnail extends StackPane {
    private final Background background;
    private final ImageView view = new ImageView();
    private final int width;
    private final int height;
    private BoardPicture wanted;

    /// @param width  in pixels, at most; likewise `height`
    Thumbnail(Background background, int width, int height) {
        this.background = background;
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
        background.run(() -> draw(picture), image -> {
            if (wanted == picture) {
                view.setImage(image);
            }
        });
    }

    boolean isReady() {
        return view.getImage() != null;
    }

    private Image draw(BoardPicture picture) {
        BufferedImage drawn = Pictures.fitting(picture, width, height);
        int[] pixels = ((DataBufferInt) drawn.getRaster().getDataBuffer()).getData();
        WritableImage image = new WritableImage(drawn.getWidth(), drawn.getHeight());
        image.getPixelWriter().setPixels(0, 0, drawn.getWidth(), drawn.getHeight(),
                PixelFormat.getIntArgbPreInstance(), pixels, 0, drawn.getWidth());
        return image;
    }
}
