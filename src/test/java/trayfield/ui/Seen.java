package trayfield.ui;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javax.imageio.ImageIO;
import trayfield.model.Square;
import trayfield.ui.board.BoardView;
import trayfield.ui.board.Camera;
import trayfield.ui.board.Slots;

/// What a person sees of a scene: nodes that show, words, pictures.
public final class Seen {
    private static final Path SHOTS = Path.of("target", "screens");

    private Seen() {
    }

    /// The middle of a square on the screen.
    public static Point2D at(BoardView board, String square) {
        Camera camera = board.camera();
        Square there = Square.parse(square).orElseThrow();
        return board.localToScreen(camera.centreX(there), camera.centreY(there));
    }

    /// The middle of a tray's card on the screen.
    public static Point2D tray(BoardView board, String id) {
        Camera camera = board.camera();
        Slots.Placed placed = Slots.of(board.picture().trays(), board.picture().kinds()).all().stream()
                .filter(one -> one.tray().id().equals(id)).findFirst().orElseThrow();
        Square at = placed.tray().at();
        return board.localToScreen(camera.x(at.column()) + (placed.x() + placed.size() / 2) * camera.cell(),
                camera.y(at.row()) + (placed.y() + placed.size() / 2) * camera.cell());
    }

    /// False where a node or one that it lies in is hidden, or it is in no window.
    public static boolean shows(Node node) {
        for (Node up = node; up != null; up = up.getParent()) {
            if (!up.isVisible()) {
                return false;
            }
        }
        return node.getScene() != null;
    }

    /// Scrolls to a node that lies outside its viewport; true where that was needed.
    public static boolean scrolledTo(Node node) {
        Node up = node;
        while (up != null && !(up instanceof ScrollPane)) {
            up = up.getParent();
        }
        if (!(up instanceof ScrollPane pane)) {
            return false;
        }
        Bounds there = node.localToScene(node.getBoundsInLocal());
        Bounds view = pane.localToScene(pane.getBoundsInLocal());
        if (there.getMinY() >= view.getMinY() && there.getMaxY() <= view.getMaxY()) {
            return false;
        }
        Bounds all = pane.getContent().localToScene(pane.getContent().getBoundsInLocal());
        pane.setVvalue((there.getCenterY() - all.getMinY() - view.getHeight() / 2) / (all.getHeight() - view.getHeight()));
        return true;
    }

    /// All text below a node, in the order of the scene, a line each.
    public static String texts(Node node) {
        StringBuilder all = new StringBuilder();
        collect(node, all);
        return all.toString();
    }

    private static void collect(Node node, StringBuilder into) {
        if (node instanceof Labeled label && shows(label) && label.getText() != null) {
            into.append(label.getText()).append('\n');
        }
        if (node instanceof Parent parent && node.isVisible()) {
            parent.getChildrenUnmodifiable().forEach(child -> collect(child, into));
        }
    }

    /// Saves a picture to look at.
    ///
    /// @param name with its folder: `play/hand-over`
    public static void write(BufferedImage picture, String name) {
        try {
            Path file = SHOTS.resolve(name + ".png");
            Files.createDirectories(file.getParent());
            ImageIO.write(picture, "png", file.toFile());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
