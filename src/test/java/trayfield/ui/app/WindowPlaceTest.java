package trayfield.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Rectangle2D;
import org.junit.jupiter.api.Test;

class WindowPlaceTest {
    private static final Rectangle2D LEFT = new Rectangle2D(0, 0, 1920, 1040);
    private static final Rectangle2D RIGHT = new Rectangle2D(1920, 0, 2560, 1400);

    @Test
    void aWindowComesBackWhereItWas() {
        WindowPlace there = new WindowPlace(2100, 50, 1300, 900, true);
        assertThat(WindowPlace.on(List.of(LEFT, RIGHT), Optional.of(there))).isEqualTo(there);
    }

    @Test
    void aWindowOnAScreenThatIsGoneComesToTheOneThatIsThere() {
        WindowPlace place = WindowPlace.on(List.of(LEFT), Optional.of(new WindowPlace(2100, 50, 1300, 900, false)));
        assertThat(place).isEqualTo(new WindowPlace(310, 70, 1300, 900, false));
    }

    @Test
    void aTitleBarAboveTheScreenIsOutOfReach() {
        WindowPlace place = WindowPlace.on(List.of(LEFT), Optional.of(new WindowPlace(100, -300, 1300, 900, false)));
        assertThat(place.y()).isEqualTo(70);
    }

    @Test
    void aWindowIsNeverLargerThanItsScreenNorTooSmallToUse() {
        assertThat(WindowPlace.on(List.of(LEFT), Optional.of(new WindowPlace(0, 0, 9000, 9000, false))))
                .isEqualTo(new WindowPlace(0, 0, 1920, 1040, false));
        assertThat(WindowPlace.on(List.of(LEFT), Optional.of(new WindowPlace(10, 10, 3, 3, false))))
                .isEqualTo(new WindowPlace(10, 10, WindowPlace.LEAST_WIDTH, WindowPlace.LEAST_HEIGHT, false));
    }

    @Test
    void boundsThatAreNoneCountAsForgotten() {
        WindowPlace fresh = WindowPlace.on(List.of(LEFT), Optional.empty());
        assertThat(WindowPlace.on(List.of(LEFT), Optional.of(new WindowPlace(0, 0, -5, 100, false)))).isEqualTo(fresh);
    }
}
