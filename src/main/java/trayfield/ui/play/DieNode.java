package trayfield.ui.play;

import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.random.RandomGenerator;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.util.Duration;

/// One die in a side's colour, with the side's mark in its corner. It can tumble for a while before it shows its face.
final class DieNode extends Canvas {
    private static final Color EDGE = Color.web("#151515");
    private static final Color PIP = Color.web("#fffaf0");
    private static final Duration FRAME = Duration.millis(70);
    private static final double TILT = 24;
    /// Places of the pips: thirds of the die, by face.
    private static final List<int[][]> PIPS = List.of(new int[][] {{1, 1}}, new int[][] {{0, 0}, {2, 2}},
            new int[][] {{0, 0}, {1, 1}, {2, 2}}, new int[][] {{0, 0}, {2, 0}, {0, 2}, {2, 2}},
            new int[][] {{0, 0}, {2, 0}, {1, 1}, {0, 2}, {2, 2}},
            new int[][] {{0, 0}, {2, 0}, {0, 1}, {2, 1}, {0, 2}, {2, 2}});

    private final Color colour;
    /// Faces shown in passing: for the eye alone, the face that counts is the game's.
    private final RandomGenerator passing = new Random();
    private Timeline tumbling;

    DieNode(double size, Color colour) {
        super(size, size);
        this.colour = colour;
    }

    /// Shows a face; none: a blank die that has yet to be thrown.
    void show(OptionalInt face) {
        if (tumbling != null) {
            tumbling.stop();
            tumbling = null;
        }
        setRotate(0);
        draw(face);
    }

    /// Tumbles for so long, then shows the face.
    void tumble(OptionalInt face, Duration length) {
        show(face);
        int frames = (int) (length.toMillis() / FRAME.toMillis());
        if (frames < 1) {
            return;
        }
        tumbling = new Timeline(new KeyFrame(FRAME, _ -> {
            draw(OptionalInt.of(1 + passing.nextInt(PIPS.size())));
            setRotate((passing.nextDouble() - 0.5) * 2 * TILT);
        }));
        tumbling.setCycleCount(frames);
        tumbling.setOnFinished(_ -> show(face));
        tumbling.play();
    }

    boolean tumbles() {
        return tumbling != null;
    }

    private void draw(OptionalInt face) {
        GraphicsContext g = getGraphicsContext2D();
        double size = getWidth();
        double inset = size * 0.09;
        double side = size - 2 * inset;
        g.clearRect(0, 0, size, size);
        g.setFill(EDGE);
        g.fillRoundRect(inset, inset, side, side, side / 3.4, side / 3.4);
        g.setFill(face.isPresent() ? colour : colour.deriveColor(0, 0.6, 1, 0.55));
        g.fillRoundRect(inset + 2, inset + 2, side - 4, side - 4, side / 3.8, side / 3.8);
        g.setFill(PIP);
        if (face.isPresent() && face.getAsInt() <= PIPS.size()) {
            double pip = side * 0.19;
            for (int[] at : PIPS.get(face.getAsInt() - 1)) {
                g.fillOval(inset + side * (0.24 + 0.26 * at[0]) - pip / 2, inset + side * (0.24 + 0.26 * at[1]) - pip / 2,
                        pip, pip);
            }
        } else if (face.isPresent()) {
            g.fillText(String.valueOf(face.getAsInt()), size * 0.4, size * 0.6);
        }
    }
}
