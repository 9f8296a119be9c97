package trayfield.ui.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import trayfield.ui.board.Rulers.Label;

class RulersTest {

    private static List<Label> labels(Camera camera) {
        Graphics2D g = new BufferedImage(1, 1, BufferedImage.TYPE_INT_ARGB_PRE).createGraphics();
        FontMetrics metrics = g.getFontMetrics(Rulers.font(camera));
        List<Label> labels = Rulers.labels(camera, metrics);
        g.dispose();
        return labels;
    }

    @Test
    void everySquareIsNamedOnAllFourEdgesWhereThereIsRoom() {
        List<String> names = labels(Camera.fitting(16, 12, 1000, 800, 28)).stream().map(Label::text).toList();
        assertThat(names).hasSize(2 * 16 + 2 * 12).contains("A", "P", "1", "12");
    }

    @Test
    void namesAreWholeAndNeverOverEachOther() {
        Random random = new Random(7);
        for (int round = 0; round < 400; round++) {
            double text = List.of(0.8, 1.0, 1.4, 2.0).get(random.nextInt(4));
            int margin = Rulers.margin(Look.STANDARD.withTextScale(text), 1 + random.nextInt(3) * 0.5);
            int width = 200 + random.nextInt(1000);
            int height = 200 + random.nextInt(800);
            Camera camera = Camera.fitting(1 + random.nextInt(60), 1 + random.nextInt(60), width, height, margin)
                    .zoomed(random.nextInt(12), random.nextInt(width), random.nextInt(height))
                    .panned(random.nextInt(800) - 400, random.nextInt(800) - 400);
            List<Label> labels = labels(camera);
            assertThat(labels).isNotEmpty();
            for (int i = 0; i < labels.size(); i++) {
                Label label = labels.get(i);
                assertThat(label.x()).as(camera.toString()).isNotNegative();
                assertThat(label.x() + label.width()).isLessThanOrEqualTo(camera.width());
                assertThat(label.y()).isNotNegative();
                assertThat(label.y() + label.height()).isLessThanOrEqualTo(camera.height());
                assertThat(labels.subList(i + 1, labels.size())).noneMatch(label::meets);
            }
        }
    }

    @Test
    void smallSquaresLeaveNamesOut() {
        List<String> names = labels(Camera.fitting(60, 60, 500, 500, 28)).stream().map(Label::text).toList();
        assertThat(names).contains("A").doesNotContain("B");
    }
}
