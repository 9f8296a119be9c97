package trayfield.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import trayfield.model.Square;

class SightWalkTest {

    @Test
    void straightLinesCrossTheSquaresBetween() {
        assertThat(stops("A1", "D1")).containsExactly("B1 at 1/3", "C1 at 2/3");
        assertThat(stops("A1", "A2")).isEmpty();
        assertThat(stops("A1", "A1")).isEmpty();
    }

    @Test
    void diagonalsPassCornersWhereTwoSquaresTouch() {
        assertThat(stops("A1", "C3")).containsExactly("B1/A2 at 1/4", "B2 at 1/2", "C2/B3 at 3/4");
    }

    @Test
    void aKnightsLineCrossesBothItsSquares() {
        assertThat(stops("A1", "B3")).containsExactly("A2 at 3/8", "B2 at 5/8");
    }

    @Test
    void aLineOfThreeToOneMeetsACornerInTheMiddle() {
        assertThat(stops("A1", "D2")).containsExactly("B1 at 1/3", "C1/B2 at 1/2", "C2 at 2/3");
        assertThat(stops("A1", "D4")).contains("C2/B3 at 1/2");
    }

    /// Against an independent count: a square is crossed when the line has points in its inside.
    @Test
    void crossedSquaresAreThoseWithPointsOfTheLineInside() {
        for (int dx = -7; dx <= 7; dx++) {
            for (int dy = -7; dy <= 7; dy++) {
                Square from = new Square(10, 10);
                Square to = new Square(10 + dx, 10 + dy);
                List<Square> walked = new ArrayList<>();
                for (SightWalk walk = new SightWalk(from, to); walk.next();) {
                    if (!walk.corner()) {
                        walked.add(new Square(walk.column(), walk.row()));
                    }
                }
                assertThat(walked).as("%s-%s", from, to).containsExactlyInAnyOrderElementsOf(crossed(from, to));
            }
        }
    }

    private static List<Square> crossed(Square from, Square to) {
        List<Square> crossed = new ArrayList<>();
        long dx = to.column() - from.column();
        long dy = to.row() - from.row();
        for (int column = 0; column <= 20; column++) {
            for (int row = 0; row <= 20; row++) {
                Square square = new Square(column, row);
                // Corners on both sides of the line, strictly, and the square within the box of the two ends.
                int left = 0;
                int right = 0;
                for (int corner = 0; corner < 4; corner++) {
                    long x = 2L * (column - from.column()) + (corner % 2 == 0 ? -1 : 1);
                    long y = 2L * (row - from.row()) + (corner / 2 == 0 ? -1 : 1);
                    long cross = dx * y - dy * x;
                    left += cross > 0 ? 1 : 0;
                    right += cross < 0 ? 1 : 0;
                }
                boolean inBox = Math.min(from.column(), to.column()) <= column && column <= Math.max(from.column(), to.column())
                        && Math.min(from.row(), to.row()) <= row && row <= Math.max(from.row(), to.row());
                if (inBox && left > 0 && right > 0 && !square.equals(from) && !square.equals(to)) {
                    crossed.add(square);
                }
            }
        }
        return crossed;
    }

    private static List<String> stops(String from, String to) {
        List<String> stops = new ArrayList<>();
        SightWalk walk = new SightWalk(Square.parse(from).orElseThrow(), Square.parse(to).orElseThrow());
        while (walk.next()) {
            String at = new Square(walk.column(), walk.row()).name();
            String other = walk.corner() ? "/" + new Square(walk.otherColumn(), walk.otherRow()).name() : "";
            long divisor = gcd(walk.along(), walk.whole());
            stops.add(at + other + " at " + walk.along() / divisor + "/" + walk.whole() / divisor);
        }
        return stops;
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }
}
