package trayfield.ui.trial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import trayfield.model.Scenario;
import trayfield.model.Square;
import trayfield.solo.Arena;
import trayfield.solo.trial.Share;
import trayfield.ui.board.BoardPicture;
import trayfield.ui.board.Camera;
import trayfield.ui.board.Pictures;
import trayfield.ui.trial.state.Findings.OfSide;

/// Marks lie on their squares and grow with their counts.
class HeatPictureTest {
    private static final Scenario SCENARIO = Arena.scenario("bald-hill");
    private static final Square MANY = new Square(3, 3);
    private static final Square FEW = new Square(20, 10);
    private static final Square NONE = new Square(14, 20);

    private final HeatPicture heat = new HeatPicture(BoardPicture.of(SCENARIO), 900, 900);

    private static OfSide side(SequencedMap<Square, Integer> stood, SequencedMap<Square, Integer> fell) {
        return new OfSide(SCENARIO.sides().getFirst(), "regular", new Share(0, 0), new Share(0, 0), new Share(0, 0), 0, 0,
                List.of(), stood, fell);
    }

    private static SequencedMap<Square, Integer> counts(int many, int few) {
        SequencedMap<Square, Integer> counts = new TreeMap<>();
        counts.put(MANY, many);
        counts.put(FEW, few);
        return counts;
    }

    /// Pixels of a square that differ from the board without marks.
    private int marked(BufferedImage picture, Square square) {
        BufferedImage bare = heat.paint(side(new TreeMap<>(), new TreeMap<>()));
        Camera camera = heat.camera();
        int marked = 0;
        for (int x = camera.x(square.column()); x < camera.x(square.column()) + camera.cell(); x++) {
            for (int y = camera.y(square.row()); y < camera.y(square.row()) + camera.cell(); y++) {
                marked += picture.getRGB(x, y) == bare.getRGB(x, y) ? 0 : 1;
            }
        }
        return marked;
    }

    @Test
    void theAreaOfADiscGrowsWithItsCount() throws IOException {
        BufferedImage picture = heat.paint(side(counts(400, 100), new TreeMap<>()));
        assertThat((double) marked(picture, MANY) / marked(picture, FEW)).isCloseTo(4, within(0.6));
        assertThat(marked(picture, NONE)).isZero();
        Path shots = Files.createDirectories(Path.of("target", "screens", "trial"));
        assertThat(Pictures.write(heat.paint(side(counts(400, 100), counts(9, 3))), shots.resolve("heat.png"))).isEmpty();
    }

    @Test
    void aCrossIsToBeSeenOnADisc() {
        BufferedImage disc = heat.paint(side(counts(4, 4), new TreeMap<>()));
        BufferedImage both = heat.paint(side(counts(4, 4), counts(2, 1)));
        Camera camera = heat.camera();
        int x = (int) camera.centreX(MANY);
        int y = (int) camera.centreY(MANY);
        assertThat(both.getRGB(x, y)).isNotEqualTo(disc.getRGB(x, y));
        int aside = x + camera.cell() / 4;
        assertThat(both.getRGB(aside, y)).as("the disc between the arms").isEqualTo(disc.getRGB(aside, y));
    }
}
