package trayfield.ui.editor;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.input.KeyCode;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import trayfield.model.Facing;
import trayfield.model.Scenario;
import trayfield.model.Square;
import trayfield.ui.FxThread;
import trayfield.ui.editor.state.Blank;
import trayfield.ui.editor.state.Generator;
import trayfield.ui.editor.state.Scenarios;
import trayfield.ui.play.PlaySettings;

/// The bench as it looks: pictures to be looked at, of every panel and both rule books.
class BenchScreensTest {

    @Test
    void modern() {
        try (BenchHand hand = BenchHand.at(Scenarios.shipped("crossroads"))) {
            hand.move("G8").shot("modern-brush");
            hand.keys(KeyCode.A).move("E10").shot("modern-armies");
            hand.keys(KeyCode.F3).shot("modern-terms");
            hand.keys(KeyCode.F7).shot("modern-fair");
            hand.keys(KeyCode.F1).shot("keys").keys(KeyCode.ESCAPE);
            hand.keys(KeyCode.W).click("C3").keys(KeyCode.F4).shot("modern-problems");
            hand.keys(KeyCode.Z).shot("resize");
        }
    }

    @Test
    void ancient() {
        try (BenchHand hand = BenchHand.at(Scenarios.shipped("joes-table"))) {
            hand.keys(KeyCode.A).click("R4").shot("ancient-armies");
        }
    }

    @Test
    void largestText() {
        try (BenchHand hand = BenchHand.at(Scenarios.shipped("bald-hill"), 1000, 1000, PlaySettings.TextSize.LARGEST)) {
            hand.keys(KeyCode.A).shot("largest-armies");
            hand.keys(KeyCode.F3).shot("largest-terms");
        }
    }

    /// None of the tabs has to be looked for, whatever the size of the text and however much is wrong.
    @ParameterizedTest
    @EnumSource(PlaySettings.TextSize.class)
    void allTabsAreSeen(PlaySettings.TextSize text) {
        Scenario blank = Blank.of("modern", 20, 14);
        Scenario crowded = blank.withTrays(IntStream.range(0, 12).mapToObj(i -> new Scenario.Placement("r" + i, "red", "rifle",
                new Square(i, i % 2), Facing.N)).toList()).withVictory(IntStream.range(0, 12)
                .<Scenario.Victory>mapToObj(_ -> new Scenario.Victory.Losses("red", 20)).toList());
        try (BenchHand hand = BenchHand.at(crowded, 1000, 1000, text)) {
            hand.keys(KeyCode.W, KeyCode.DIGIT2).drag("C1", "C14").settle().keys(KeyCode.F4);
            hand.shot("tabs-" + text.name().toLowerCase(Locale.ROOT));
            assertThat(FxThread.call(() -> hand.model().bench().findings().all())).hasSizeGreaterThan(9);
            assertThat(hand.tabsHidden()).isFalse();
        }
    }

    @Test
    void wide() {
        try (BenchHand hand = BenchHand.at(Generator.scenario("modern", 11, 30, 20), 1600, 1000)) {
            hand.keys(KeyCode.G).move("J9").shot("wide-landscape");
            assertThat(hand.text("status")).contains("J9");
        }
    }
}
