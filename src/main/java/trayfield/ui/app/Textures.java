package trayfield.ui.app;

import java.util.SplittableRandom;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Background;
import javafx.scene.layout.BackgroundImage;
import javafx.scene.layout.BackgroundPosition;
import javafx.scene.layout.BackgroundRepeat;
import javafx.scene.layout.BackgroundSize;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/// Grain of felt and wood: tiles of light and dark specks to lay over a plain colour of the style sheet. They are made
/// when first asked for and are the same on every start.
final class Textures {
    private static final int FELT = 192;
    /// What the grain leaves free of a wooden thing's edge.
    private static final double EDGE = 2;
    private static final int WOOD_WIDTH = 512;
    private static final int WOOD_HEIGHT = 64;
    private static Image felt;
    private static Image wood;

    private Textures() {
    }

    /// A region that shows felt's grain over whatever lies below it, and takes no mouse.
    static Region feltGrain() {
        return overlay(felt());
    }

    /// A node with wood's grain over it.
    static StackPane grained(Region node) {
        Region grain = overlay(wood());
        StackPane pane = new StackPane(node, grain) {
            @Override
            protected void layoutChildren() {
                super.layoutChildren();
                grain.resizeRelocate(EDGE, EDGE, getWidth() - 2 * EDGE, getHeight() - 2 * EDGE);
            }
        };
        pane.setMinHeight(Region.USE_PREF_SIZE);
        return pane;
    }

    private static Region overlay(Image tile) {
        Region region = new Region();
        region.setBackground(new Background(new BackgroundImage(tile, BackgroundRepeat.REPEAT, BackgroundRepeat.REPEAT,
                BackgroundPosition.DEFAULT, BackgroundSize.DEFAULT)));
        region.setMouseTransparent(true);
        region.setManaged(false);
        return region;
    }

    private static Image felt() {
        if (felt == null) {
            SplittableRandom random = new SplittableRandom(1967);
            int[] specks = new int[FELT * FELT];
            for (int fibre = 0; fibre < FELT * FELT / 3; fibre++) {
                int shade = random.nextInt(-26, 27);
                int x = random.nextInt(FELT);
                int y = random.nextInt(FELT);
                int down = random.nextInt(-1, 2);
                for (int along = 0; along < 3; along++) {
                    specks[(y + along * down + FELT) % FELT * FELT + (x + along) % FELT] = speck(shade);
                }
            }
            felt = image(specks, FELT, FELT);
        }
        return felt;
    }

    private static Image wood() {
        if (wood == null) {
            int[] specks = new int[WOOD_WIDTH * WOOD_HEIGHT];
            SplittableRandom random = new SplittableRandom(1962);
            for (int y = 0; y < WOOD_HEIGHT; y++) {
                int vein = random.nextInt(-34, 22);
                for (int x = 0; x < WOOD_WIDTH; x++) {
                    double wave = Math.sin(2 * Math.PI * x / WOOD_WIDTH) * 3;
                    int row = Math.floorMod(y + (int) Math.round(wave), WOOD_HEIGHT);
                    specks[row * WOOD_WIDTH + x] = speck(vein + random.nextInt(-5, 6));
                }
            }
            wood = image(specks, WOOD_WIDTH, WOOD_HEIGHT);
        }
        return wood;
    }

    /// Black below 0, white above, the more opaque the farther from it; premultiplied.
    private static int speck(int shade) {
        int alpha = Math.abs(shade);
        int grey = shade < 0 ? 0 : alpha;
        return alpha << 24 | grey << 16 | grey << 8 | grey;
    }

    private static Image image(int[] pixels, int width, int height) {
        WritableImage image = new WritableImage(width, height);
        image.getPixelWriter().setPixels(0, 0, width, height, PixelFormat.getIntArgbPreInstance(), pixels, 0, width);
        return image;
    }
}
