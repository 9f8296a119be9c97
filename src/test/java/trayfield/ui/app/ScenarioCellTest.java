package trayfield.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ListView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trayfield.ui.FxThread;

class ScenarioCellTest {

    @Test
    void everyRowHasRoomForItsWords(@TempDir Path config) {
        try (AppHand hand = AppHand.open(config)) {
            hand.clickButton("New game");
            hand.until("a scenario is chosen", () -> hand.find("#start").filter(start -> !start.isDisabled()).isPresent());
            ListView<?> list = FxThread.call(() -> (ListView<?>) hand.stage().getScene().getRoot().lookup(".list-view"));
            int count = FxThread.call(() -> list.getItems().size());
            assertThat(count).isGreaterThan(1);
            for (int row = 0; row < count; row++) {
                int shown = row;
                FxThread.run(() -> list.scrollTo(shown));
                hand.settle();
                assertThat(FxThread.call(() -> overflowing(list))).as("row %d", row).isEmpty();
            }
            hand.shot("new-game-last-rows");
        }
    }

    /// Labels of shown rows that stand out of their cell; the list keeps another cell to measure by, which is not shown.
    private static List<String> overflowing(ListView<?> list) {
        return list.lookupAll(".list-cell").stream().filter(Node::isVisible)
                .flatMap(cell -> cell.lookupAll(".label").stream().filter(label -> !within(cell, label)))
                .map(Object::toString).toList();
    }

    private static boolean within(Node cell, Node label) {
        Bounds words = label.localToScene(label.getLayoutBounds());
        Bounds room = cell.localToScene(cell.getLayoutBounds());
        return words.getMinY() >= room.getMinY() && words.getMaxY() <= room.getMaxY();
    }
}
