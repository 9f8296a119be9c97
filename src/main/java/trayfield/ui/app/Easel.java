package trayfield.ui.app;

import java.util.function.Supplier;
import javafx.scene.image.Image;
import trayfield.ui.board.BoardPicture;
import trayfield.ui.board.Camera;
import trayfield.ui.board.Look;
import trayfield.ui.board.Pictures;

/// Draws small pictures of boards in a thread of its own, the way the player likes boards drawn.
final class Easel {
    /// Pictures narrower than this have no letters and numbers, and a thin border.
    private static final int SMALL = 300;
    private static final int THIN = 4;

    private final Background thread;
    private final Supplier<Look> look;

    Easel(Background thread, Supplier<Look> look) {
        this.thread = thread;
        this.look = look;
    }

    Background thread() {
        return thread;
    }

    /// A board in the player's look.
    BoardPicture liked(BoardPicture picture) {
        return picture.with(look.get());
    }

    /// The whole board, as large as fits into this many pixels.
    static Image draw(BoardPicture picture, int width, int height) {
        if (width >= SMALL) {
            return Pictures.image(Pictures.fitting(picture, width, height));
        }
        int columns = picture.board().columns();
        int rows = picture.board().rows();
        int cell = Math.max(1, Math.min((width - 2 * THIN) / columns, (height - 2 * THIN) / rows));
        Camera camera = new Camera(columns, rows, columns * cell + 2 * THIN, rows * cell + 2 * THIN, cell, THIN, THIN, THIN);
        return Pictures.image(Pictures.at(picture.with(picture.look().withCoordinates(false)), camera));
    }
}
