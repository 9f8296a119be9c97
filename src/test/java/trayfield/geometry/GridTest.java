package trayfield.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import trayfield.model.Facing;
import trayfield.model.Square;

class GridTest {
    private static final Square CENTRE = new Square(10, 10);

    @Test
    void arcsAreExactRotationsOfEachOther() {
        for (int east = -10; east <= 10; east++) {
            for (int north = -10; north <= 10; north++) {
                Square there = new Square(10 + east, 10 + north);
                Square turned = new Square(10 + north, 10 - east);
                for (Facing facing : Facing.values()) {
                    assertThat(Grid.inArc(CENTRE, facing, there)).as("%s %s", facing, there)
                            .isEqualTo(Grid.inArc(CENTRE, facing.right(), turned));
                }
            }
        }
    }

    @Test
    void theArcIsAheadWithBothDiagonals() {
        for (int east = -10; east <= 10; east++) {
            for (int north = -10; north <= 10; north++) {
                Square there = new Square(10 + east, 10 + north);
                assertThat(Grid.inArc(CENTRE, Facing.N, there)).isEqualTo(north >= 1 && Math.abs(east) <= north);
            }
        }
    }

    @Test
    void rangeIsCountedAcrossSides() {
        assertThat(Grid.range(CENTRE, new Square(12, 12))).isEqualTo(4);
        assertThat(Grid.range(CENTRE, CENTRE)).isZero();
        assertThat(Grid.way(CENTRE, new Square(11, 10))).contains(Facing.E);
        assertThat(Grid.way(CENTRE, new Square(11, 11))).isEmpty();
    }
}
