package trayfield.ui.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import trayfield.model.Square;
import trayfield.ui.FxThread;
import trayfield.ui.editor.state.Large;
import trayfield.ui.play.PlaySettings;

/// On the largest board the whole screen keeps up with the hand, not the tool alone. A quarter of the squares counts, for machines that have other things to do.
class LargeScreenTest {

    @Tag("campaign")
    @Test
    void aStrokeIsShownWithinAFrame() {
        try (BenchHand hand = BenchHand.at(Large.scenario(), 1000, 1000, PlaySettings.TextSize.NORMAL)) {
            hand.keys(KeyCode.U);
            FxThread.run(() -> hand.model().press(new Square(20, 100), false));
            List<Duration> took = new ArrayList<>();
            for (int column = 21; column < 90; column++) {
                Square at = new Square(column, 100);
                took.add(FxThread.call(() -> {
                    Instant start = Instant.now();
                    hand.model().over(at);
                    return Duration.between(start, Instant.now());
                }));
            }
            FxThread.run(hand.model()::release);
            took.sort(null);
            assertThat(took.get(took.size() / 4)).isLessThan(Duration.ofMillis(16));
        }
    }
}
