package trayfield.ui.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import trayfield.model.Facing;
import trayfield.model.Observation.TrayView;
import trayfield.ui.board.tray.TrayKinds;

class SlotsTest {
    private static final Camera CAMERA = Camera.fitting(8, 8, 880, 880, 40);

    private static List<TrayView> stack(int count) {
        List<TrayView> trays = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            trays.add(DemoBoard.tray("r" + i, "red", "rifle", "C3", Facing.N));
        }
        return trays;
    }

    private static String at(Slots slots, double inX, double inY) {
        double x = CAMERA.x(2) + inX * CAMERA.cell();
        double y = CAMERA.y(2) + inY * CAMERA.cell();
        return slots.trayAt(CAMERA, x, y).map(TrayView::id).orElse("none");
    }

    @Test
    void fourStandInFileOrderRowByRow() {
        Slots slots = Slots.of(stack(4), TrayKinds.STANDARD);
        assertThat(List.of(at(slots, 0.25, 0.25), at(slots, 0.75, 0.25), at(slots, 0.25, 0.75), at(slots, 0.75, 0.75)))
                .containsExactly("r0", "r1", "r2", "r3");
        assertThat(at(slots, 0.5, 0.5)).as("between the cards").isEqualTo("none");
    }

    @Test
    void oneAloneIsHitAnywhereInItsSquare() {
        Slots slots = Slots.of(stack(1), TrayKinds.STANDARD);
        assertThat(at(slots, 0.02, 0.02)).isEqualTo("r0");
        Slots.Placed placed = slots.all().getFirst();
        assertThat(placed.x()).isEqualTo(placed.y());
        assertThat(placed.x() * 2 + placed.size()).as("in the middle").isEqualTo(1);
    }

    @Test
    void cardsOfAStackNeverMeetAndStayInside() {
        for (int count = 1; count <= 4; count++) {
            List<Slots.Placed> placed = Slots.of(stack(count), TrayKinds.STANDARD).all();
            for (Slots.Placed one : placed) {
                assertThat(Math.min(one.x(), one.y())).isNotNegative();
                assertThat(Math.max(one.x(), one.y()) + one.size()).isLessThanOrEqualTo(1);
                for (Slots.Placed other : placed) {
                    assertThat(one == other || Math.abs(one.x() - other.x()) >= one.size()
                            || Math.abs(one.y() - other.y()) >= one.size()).isTrue();
                }
            }
        }
    }

    @Test
    void gunsAndVehiclesFillTheirSquare() {
        for (String type : List.of("gun", "howitzer", "tank", "scoutCar")) {
            TrayView tray = DemoBoard.tray("x", "red", type, "C3", Facing.N);
            assertThat(Slots.of(List.of(tray), TrayKinds.STANDARD).all().getFirst().size()).isEqualTo(Slots.WHOLE);
        }
    }
}
