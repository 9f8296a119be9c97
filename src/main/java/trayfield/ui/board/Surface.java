package trayfield.ui.board;

import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.nio.IntBuffer;
import java.util.function.Consumer;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;

/// The pixels of a view, painted by Java2D and shown by JavaFX without a copy between. There are two of them, used in
/// turn, so that one is painted while the other may still be on its way to the screen.
final class Surface {
    private final ImageView node;
    private final Page[] pages = new Page[2];
    private int next;

    private record Page(BufferedImage paper, PixelBuffer<IntBuffer> buffer, WritableImage image) {
        static Page of(int width, int height) {
            BufferedImage paper = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB_PRE);
            int[] pixels = ((DataBufferInt) paper.getRaster().getDataBuffer()).getData();
            PixelBuffer<IntBuffer> buffer = new PixelBuffer<>(width, height, IntBuffer.wrap(pixels),
                    PixelFormat.getIntArgbPreInstance());
            return new Page(paper, buffer, new WritableImage(buffer));
        }
    }

    Surface(ImageView node) {
        this.node = node;
    }

    /// Takes new pages where the size in device pixels has changed.
    void resize(int width, int height) {
        if (pages[0] == null || pages[0].paper.getWidth() != width || pages[0].paper.getHeight() != height) {
            pages[0] = Page.of(width, height);
            pages[1] = Page.of(width, height);
        }
    }

    void forget() {
        pages[0] = null;
        pages[1] = null;
        node.setImage(null);
    }

    /// Paints the page that is not on screen and shows it.
    void show(Consumer<BufferedImage> painter) {
        Page page = pages[next];
        next = 1 - next;
        page.buffer.updateBuffer(_ -> {
            painter.accept(page.paper);
            return null;
        });
        node.setImage(page.image);
    }
}
