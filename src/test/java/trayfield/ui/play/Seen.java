package trayfield.ui.play;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javax.imageio.ImageIO;

/// What a person sees of a scene: nodes that show, words, pictures.
final class Seen {
    private static final Path SHOTS = Path.of("target/screens");

    private Seen() {
    }

    static boolean shows(Node node) {
        for (Node up = node; up != null; up = up.getParent()) {
            if (!up.isVisible()) {
                return false;
            }
        }
        return node.getScene() != null;
    }

    /// All text below a node, in the order of the scene, a line each.
    static String texts(Node node) {
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
    static void write(BufferedImage picture, String name) {
        try {
            Path file = SHOTS.resolve((name.contains("/") ? name : "play/" + name) + ".png");
            Files.createDirectories(file.getParent());
            ImageIO.write(picture, "png", file.toFile());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
