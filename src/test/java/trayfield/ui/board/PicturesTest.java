package trayfield.ui.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import trayfield.model.Facing;
import trayfield.ui.board.Highlight.Kind;
import trayfield.ui.board.tray.TrayState.Activity;
import trayfield.ui.board.tray.TrayState;

@Execution(ExecutionMode.CONCURRENT)
class PicturesTest {
    private static final Path SCREENS = Path.of("target", "screens", "board");
    private static final int CELL = 40;
    private static final Camera CAMERA = new Camera(16, 12, 16 * CELL + 56, 12 * CELL + 56, CELL, 28, 28, 28);
    /// Kept, so that each tile and sprite is made once for all tests.
    private static final BoardPainter PAINTER = new BoardPainter();
    private static final BufferedImage PLAIN = painted(DemoBoard.trays());

    /// One picture to look at for each style, palette and zoom.
    @Test
    void picturesToLookAt() throws IOException {
        Files.createDirectories(SCREENS);
        BoardPicture all = DemoBoard.everything();
        Look look = all.look();
        for (int cell : new int[] {18, 48}) {
            assertThat(Pictures.write(Pictures.ofCell(all, cell), SCREENS.resolve("figures-" + cell + ".png"))).isEmpty();
            assertThat(Pictures.write(Pictures.ofCell(all.with(look.with(Look.Style.SYMBOLS)), cell),
                    SCREENS.resolve("symbols-" + cell + ".png"))).isEmpty();
        }
        assertThat(Pictures.write(Pictures.ofCell(all.with(look.with(Palette.COLOUR_SAFE)), 48), SCREENS.resolve("safe-48.png"))).isEmpty();
        assertThat(Pictures.write(Pictures.ofCell(DemoBoard.ground(), 48), SCREENS.resolve("ground-48.png"))).isEmpty();
        Camera close = Camera.fitting(16, 12, 1000, 800, 28).zoomedTo(330, 350, 560);
        assertThat(Pictures.write(Pictures.at(DemoBoard.trays(), close), SCREENS.resolve("close-330.png"))).isEmpty();
        try (Stream<Path> files = Files.list(SCREENS)) {
            assertThat(files).hasSizeGreaterThanOrEqualTo(7);
        }
    }

    @Test
    void thePictureOfAScenarioFitsAndKeepsItsShape() {
        BufferedImage small = Pictures.fitting(DemoBoard.trays(), 240, 200);
        assertThat(small.getWidth()).isLessThanOrEqualTo(240);
        assertThat(small.getHeight()).isLessThanOrEqualTo(200);
        assertThat(small.getWidth()).isGreaterThan(small.getHeight());
    }

    @Test
    void theSamePictureHasTheSamePixels() {
        assertThat(pixels(Pictures.at(DemoBoard.trays(), CAMERA))).isEqualTo(pixels(PLAIN));
    }

    static Stream<Highlight> marks() {
        return Stream.of(new Highlight.Path(List.of(DemoBoard.at("F6"), DemoBoard.at("G6"))),
                new Highlight.Ghost("tank", "red", DemoBoard.at("G6"), Facing.W, false),
                new Highlight.Ghost("tank", "red", DemoBoard.at("G6"), Facing.W, true),
                new Highlight.Sight(DemoBoard.at("F6"), DemoBoard.at("G6"), List.of()),
                new Highlight.Sight(DemoBoard.at("F6"), DemoBoard.at("G6"), List.of(DemoBoard.at("G6"))),
                new Highlight.Cursor(DemoBoard.at("G6")), new Highlight.Box(DemoBoard.at("G6"), DemoBoard.at("G6")));
    }

    @ParameterizedTest
    @MethodSource("marks")
    void aMarkShowsWhereItIsAndNowhereElse(Highlight mark) {
        onlyAround(mark);
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void everyKindOfSquareShowsWhereItIsAndNowhereElse(Kind kind) {
        onlyAround(DemoBoard.squares(kind, "G6"));
    }

    private static void onlyAround(Highlight mark) {
        BufferedImage marked = painted(DemoBoard.trays().withHighlights(List.of(mark)));
        int inside = 0;
        for (int y = 0; y < CAMERA.height(); y++) {
            for (int x = 0; x < CAMERA.width(); x++) {
                if (marked.getRGB(x, y) != PLAIN.getRGB(x, y)) {
                    inside++;
                    assertThat(Math.abs(x - CAMERA.centreX(DemoBoard.at("G6")))).isLessThan(2.2 * CELL);
                    assertThat(Math.abs(y - CAMERA.centreY(DemoBoard.at("G6")))).isLessThan(1.1 * CELL);
                }
            }
        }
        assertThat(inside).as(mark.toString()).isGreaterThan(30);
    }

    @Test
    void kindsOfSquaresDifferInShapeAndNotInColourAlone() {
        List<Kind> kinds = List.of(Kind.REACH, Kind.CONTACT, Kind.FORD_END, Kind.THREAT_FIRST, Kind.THREAT_SECOND,
                Kind.FIRE_ARC, Kind.RUN_DOWN, Kind.FIRE_TARGET, Kind.MELEE_TARGET, Kind.OBJECTIVE);
        List<double[]> inks = kinds.stream().map(PicturesTest::edges).toList();
        for (int i = 0; i < inks.size(); i++) {
            for (int j = i + 1; j < inks.size(); j++) {
                double[] one = inks.get(i);
                double[] other = inks.get(j);
                long differing = java.util.stream.IntStream.range(0, one.length)
                        .filter(at -> Math.abs(one[at] - other[at]) > 12).count();
                assertThat(differing).as(kinds.get(i) + " and " + kinds.get(j)).isGreaterThan(60);
            }
        }
    }

    /// How bright each pixel of the marked square is against the one to its west, so that washes alone count for nothing.
    private static double[] edges(Kind kind) {
        BufferedImage marked = painted(DemoBoard.ground().withHighlights(List.of(DemoBoard.squares(kind, "G6"))));
        double[] edges = new double[CELL * CELL];
        for (int i = 0; i < edges.length; i++) {
            int x = CAMERA.x(6) + i % CELL;
            int y = CAMERA.y(5) + i / CELL;
            edges[i] = grey(marked.getRGB(x, y)) - grey(marked.getRGB(x - 1, y));
        }
        return edges;
    }

    private static double grey(int rgb) {
        return 0.3 * (rgb >> 16 & 0xff) + 0.59 * (rgb >> 8 & 0xff) + 0.11 * (rgb & 0xff);
    }

    @Test
    void hiddenTraysLeaveTheGroundAlone() {
        BoardPicture hidden = DemoBoard.trays().with(Look.STANDARD.withTrays(false));
        assertThat(pixels(painted(hidden))).isEqualTo(pixels(painted(DemoBoard.ground())));
    }

    @Test
    void everyStateLooksDifferentFromEveryOther() {
        List<TrayState> states = List.of(TrayState.PLAIN, TrayState.of(Activity.CAN_ACT), TrayState.of(Activity.DONE),
                TrayState.of(Activity.CAN_ACT).select(), TrayState.of(Activity.CAN_ACT).owing());
        List<int[]> seen = states.stream().map(state -> {
            SequencedMap<String, TrayState> one = new LinkedHashMap<>();
            one.put("rt0", state);
            return pixels(painted(DemoBoard.trays().withStates(one)));
        }).toList();
        for (int i = 0; i < seen.size(); i++) {
            for (int j = i + 1; j < seen.size(); j++) {
                assertThat(differing(seen.get(i), seen.get(j))).as(states.get(i) + " and " + states.get(j))
                        .isGreaterThan(25);
            }
        }
    }

    private static int differing(int[] one, int[] other) {
        int count = 0;
        for (int i = 0; i < one.length; i++) {
            count += one[i] != other[i] ? 1 : 0;
        }
        return count;
    }

    private static int[] pixels(BufferedImage image) {
        int[] all = image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
        return Arrays.copyOf(all, all.length);
    }

    private static BufferedImage painted(BoardPicture picture) {
        BufferedImage paper = new BufferedImage(CAMERA.width(), CAMERA.height(), BufferedImage.TYPE_INT_ARGB_PRE);
        PAINTER.paint(paper, CAMERA, picture);
        return paper;
    }
}
