package trayfield.ui.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trayfield.model.Square;

class CameraTest {
    private static final Camera CAMERA = Camera.fitting(16, 12, 1000, 800, 28);

    @Test
    void fittingShowsTheWholeBoardAsLargeAsItGoes() {
        assertThat(CAMERA.cell()).isEqualTo((1000 - 56) / 16);
        assertThat(CAMERA.left()).isGreaterThanOrEqualTo(28);
        assertThat(CAMERA.left() + CAMERA.boardWidth()).isLessThanOrEqualTo(1000 - 28);
        assertThat(CAMERA.top() + CAMERA.boardHeight()).isLessThanOrEqualTo(800 - 28);
        assertThat(CAMERA.fits()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"A1", "P12", "A12", "P1", "H7"})
    void everyPixelOfASquareIsThatSquare(String name) {
        Square square = Square.parse(name).orElseThrow();
        int x = CAMERA.x(square.column());
        int y = CAMERA.y(square.row());
        int last = CAMERA.cell() - 1;
        assertThat(CAMERA.squareAt(x, y)).contains(square);
        assertThat(CAMERA.squareAt(x + last + 0.9, y + last + 0.9)).contains(square);
        assertThat(CAMERA.squareAt(CAMERA.centreX(square), CAMERA.centreY(square))).contains(square);
        assertThat(CAMERA.squareAt(x - 0.1, y)).isNotEqualTo(java.util.Optional.of(square));
    }

    @Test
    void besideTheBoardIsNoSquareButANearestOne() {
        assertThat(CAMERA.squareAt(CAMERA.left() - 1, 400)).isEmpty();
        assertThat(CAMERA.squareAt(CAMERA.left() + CAMERA.boardWidth(), 400)).isEmpty();
        assertThat(CAMERA.squareAt(500, CAMERA.top() - 0.5)).isEmpty();
        assertThat(CAMERA.nearestSquare(-50, -50)).isEqualTo(new Square(0, 11));
        assertThat(CAMERA.nearestSquare(5000, 5000)).isEqualTo(new Square(15, 0));
    }

    @Test
    void zoomingKeepsWhatIsUnderThePointer() {
        Camera camera = CAMERA;
        for (int notch = 0; notch < 8; notch++) {
            camera = camera.zoomed(1, 420, 333);
            double column = (420.0 - camera.left()) / camera.cell();
            double before = (420.0 - CAMERA.left()) / CAMERA.cell();
            assertThat(column).as("after notch " + notch).isCloseTo(before, org.assertj.core.data.Offset.offset(0.08));
        }
        assertThat(camera.cell()).isGreaterThan(2 * CAMERA.cell());
    }

    @Test
    void eachNotchChangesTheSizeUpToTheLimits() {
        Camera camera = CAMERA;
        int notches = 0;
        while (camera.zoomed(1, 500, 400).cell() > camera.cell()) {
            camera = camera.zoomed(1, 500, 400);
            notches++;
        }
        assertThat(notches).isBetween(8, 40);
        assertThat(camera.cell()).as("a square fills a third of the window").isGreaterThanOrEqualTo(1000 / 3);
        while (camera.zoomed(-1, 500, 400).cell() < camera.cell()) {
            camera = camera.zoomed(-1, 500, 400);
        }
        assertThat(camera.cell()).isBetween(1, 15);
    }

    @Test
    void panningStopsAtTheEdges() {
        Camera large = CAMERA.zoomed(8, 500, 400);
        Camera west = large.panned(100_000, 100_000);
        assertThat(west.left()).isEqualTo(28);
        assertThat(west.top()).isEqualTo(28);
        Camera east = large.panned(-100_000, -100_000);
        assertThat(east.left() + east.boardWidth()).isEqualTo(1000 - 28);
        assertThat(east.top() + east.boardHeight()).isEqualTo(800 - 28);
    }

    @Test
    void revealingMovesNoMoreThanNeeded() {
        Camera corner = CAMERA.zoomed(10, 500, 400).panned(100_000, 100_000);
        Square inView = corner.squareAt(500, 400).orElseThrow();
        assertThat(corner.revealing(inView)).isEqualTo(corner);
        Square far = new Square(15, 0);
        assertThat(corner.sees(far)).isFalse();
        Camera moved = corner.revealing(far);
        assertThat(moved.sees(far)).isTrue();
        assertThat(moved.cell()).isEqualTo(corner.cell());
    }

    @Test
    void aWindowOfAnotherSizeKeepsTheWholeBoardOrTheMiddle() {
        assertThat(CAMERA.resized(500, 500)).isEqualTo(Camera.fitting(16, 12, 500, 500, 28));
        Camera close = CAMERA.zoomed(9, 500, 400);
        Camera resized = close.resized(800, 700);
        assertThat(resized.cell()).isEqualTo(close.cell());
        assertThat(resized.squareAt(400, 350)).isEqualTo(close.squareAt(500, 400));
    }

    @Test
    void theLargestBoardFitsASmallWindow() {
        Camera camera = Camera.fitting(200, 200, 300, 300, 20);
        assertThat(camera.cell()).isGreaterThanOrEqualTo(1);
        assertThat(camera.zoomed(1, 10, 10).squareAt(10, 10)).isPresent();
    }
}
