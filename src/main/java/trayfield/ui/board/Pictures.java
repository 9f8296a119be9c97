package trayfield.ui.board;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.IOException;
import java.nio.IntBuffer;
import java.nio.file.Path;
import java.util.Optional;
import javafx.scene.image.Image;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javax.imageio.ImageIO;
import trayfield.files.AtomicFile;
import trayfield.model.Problem;

/// Pictures of boards on paper: for files, thumbnails and print. They need neither a display nor the JavaFX toolkit and
/// may be made on any thread.
public final class Pictures {
    private Pictures() {
    }

    /// The whole board, as large as fits into this many pixels, with its border; what is left over is cut off.
    public static BufferedImage fitting(BoardPicture picture, int width, int height) {
        Camera camera = Camera.fitting(picture.board().columns(), picture.board().rows(), width, height,
                Rulers.margin(picture.look(), 1));
        return at(picture, trimmed(camera));
    }

    /// The whole board with squares of this many pixels.
    public static BufferedImage ofCell(BoardPicture picture, int cell) {
        int margin = Rulers.margin(picture.look(), Math.clamp(cell / 48.0, 0.6, 4));
        return at(picture, new Camera(picture.board().columns(), picture.board().rows(),
                picture.board().columns() * cell + 2 * margin, picture.board().rows() * cell + 2 * margin, cell,
                margin, margin, margin));
    }

    /// What a view with this camera shows once it has settled.
    public static BufferedImage at(BoardPicture picture, Camera camera) {
        BufferedImage paper = new BufferedImage(camera.width(), camera.height(), BufferedImage.TYPE_INT_ARGB_PRE);
        new BoardPainter().paint(paper, camera, picture);
        return paper;
    }

    /// The same picture for a JavaFX node; needs no toolkit to be made.
    public static Image image(BufferedImage picture) {
        BufferedImage premultiplied = picture;
        if (picture.getType() != BufferedImage.TYPE_INT_ARGB_PRE) {
            premultiplied = new BufferedImage(picture.getWidth(), picture.getHeight(), BufferedImage.TYPE_INT_ARGB_PRE);
            premultiplied.createGraphics().drawImage(picture, 0, 0, null);
        }
        int[] pixels = ((DataBufferInt) premultiplied.getRaster().getDataBuffer()).getData();
        return new WritableImage(new PixelBuffer<>(picture.getWidth(), picture.getHeight(), IntBuffer.wrap(pixels),
                PixelFormat.getIntArgbPreInstance()));
    }

    /// Writes a picture as PNG, whole or not at all. Empty when it stands on the disk; else the problem.
    public static Optional<Problem> write(BufferedImage picture, Path file) {
        return AtomicFile.write(file, out -> {
            if (!ImageIO.write(opaque(picture), "png", out)) {
                throw new IOException("no writer for PNG");
            }
        });
    }

    private static BufferedImage opaque(BufferedImage picture) {
        BufferedImage plain = new BufferedImage(picture.getWidth(), picture.getHeight(), BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = plain.createGraphics();
        pen.drawImage(picture, 0, 0, null);
        pen.dispose();
        return plain;
    }

    private static Camera trimmed(Camera camera) {
        int width = camera.boardWidth() + 2 * camera.margin();
        int height = camera.boardHeight() + 2 * camera.margin();
        return new Camera(camera.columns(), camera.rows(), width, height, camera.cell(), camera.margin(),
                camera.margin(), camera.margin());
    }
}
