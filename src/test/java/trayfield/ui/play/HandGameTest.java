package trayfield.ui.play;

import static javafx.scene.input.KeyCode.*;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.TextInputControl;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import trayfield.model.Phase;
import trayfield.model.Roll;
import trayfield.play.DiceSource;
import trayfield.play.Game;
import trayfield.play.Undo;
import trayfield.solo.Rank;
import trayfield.ui.Fingers;
import trayfield.ui.play.PlaySettings.TextSize;
import trayfield.ui.play.Skirmishes.Terms;

/// One person alone, by keyboard: sets dice, throws anew, plays along two lines.
class HandGameTest {
    /// Men in contact from the first.
    private static final String CLOSE = """
            5 .   .   .   .   .
            4 .   h1v h2v h3v g1v
            3 .   S1^ S2^ S3^ .
            2 T1^ .   .   .   .
            1 .   .   .   .   .
              A   B   C   D   E
            """;

    @Test
    void diceAreSetThrownAnewAndAnotherLineIsPlayed() {
        Game game = Skirmishes.game(Skirmishes.BATTLE, Terms.PLAIN, new DiceSource.Seeded(5));
        try (Stagehand hand = Stagehand.play(game, Stagehand.QUICK.with(TextSize.LARGEST), Undo.Players.SOLO)) {
            hand.keys(ENTER).chord(D, false, true);
            assertThat(((TextInputControl) hand.fx(() -> hand.screen.lookup("#dice-to-set"))).getText())
                    .as("the key that opened the sheet is not typed into it").isEmpty();
            Fingers.type((TextInputControl) hand.fx(() -> hand.screen.lookup("#dice-to-set")), "7");
            hand.keys(ENTER);
            assertThat(hand.text("dice-wrong")).contains("7 is no face of a die");
            hand.shot("hand/1-no-face");
            Fingers.type((TextInputControl) hand.fx(() -> hand.screen.lookup("#dice-to-set")), "6 1");
            hand.keys(ENTER);
            assertThat(hand.text("dice-set")).isEqualTo("Set by hand, to fall next: 6, 1");
            hand.shot("hand/2-set");
            hand.click(hand.tray("r5")).click(hand.tray("b5"));
            assertThat(game.inputs().getLast()).isEqualTo(Roll.of(6));
            hand.shot("hand/3-fallen");
            hand.chord(R, false, true);
            assertThat(game.length()).isEqualTo(2);
            hand.keys(PAGE_UP).keys(PAGE_UP);
            hand.shot("hand/4-looking-back");
            assertThat(hand.fx(() -> Faults.of(hand.screen))).isEmpty();
            hand.press("button-branch");
            assertThat(game.length()).isZero();
            assertThat(hand.text("button-lines")).isEqualTo("Line 2 of 2");
            hand.click(hand.tray("r12")).click(hand.at("A2")).shot("hand/5-second-line");
            hand.keys(PAGE_UP).pulses(2);
            assertThat(hand.fx(() -> Faults.of(hand.screen))).isEmpty();
            hand.shot("hand/5-second-line-past").keys(END).press("button-lines");
            hand.menuShot("hand/6-lines");
            hand.keys(ESCAPE).chord(L, false, true);
            assertThat(hand.text("button-lines")).isEqualTo("Line 1 of 2");
            assertThat(game.length()).isEqualTo(2);
            hand.chord(E, true, false);
            assertThat(hand.hosted).containsExactly("set up");
            hand.press("button-more");
            hand.menuShot("hand/7-more");
        }
    }

    /// Against a commander in the Ancient game there are the most buttons.
    @ParameterizedTest
    @EnumSource(TextSize.class)
    void theBarHasThreeRowsAtMost(TextSize size) {
        Game game = Phalanxes.game(CLOSE, Optional.of("silver"), new DiceSource.Seeded(4));
        try (Stagehand hand = Stagehand.against(game, Stagehand.QUICK.with(size), CommanderGameTest.led("gold", Rank.RECRUIT))) {
            hand.press("button-begin").press("button-example").press("button-handIn");
            for (Phase phase : List.of(Phase.MISSILES, Phase.MOVE, Phase.MELEE)) {
                hand.until("silver is to order in " + phase, () -> game.referee().observation().phase() == phase
                        && game.referee().observation().side().filter("silver"::equals).isPresent()
                        && game.referee().observation().pending().isEmpty());
                hand.pulses(2);
                whole(hand);
                if (phase == Phase.MELEE) {
                    assertThat(hand.shown("button-allMelees")).isTrue();
                    hand.shot("hand/bar-" + size.name().toLowerCase(Locale.ROOT));
                    hand.keys(PAGE_UP).pulses(2);
                    whole(hand);
                } else {
                    hand.press("button-endTurn");
                    if (hand.shown("sheet-end")) {
                        hand.press("button-endNow");
                    }
                }
            }
        }
    }

    private static void whole(Stagehand hand) {
        assertThat(rows(hand)).hasSizeLessThanOrEqualTo(3);
        assertThat(hand.fx(() -> Faults.of(hand.screen))).isEmpty();
    }

    /// The heights at which rows of the bar begin.
    private static TreeSet<Long> rows(Stagehand hand) {
        return hand.fx(() -> {
            TreeSet<Long> rows = new TreeSet<>();
            Parent bar = (Parent) hand.screen.lookup(".play-top");
            for (Node row : bar.getChildrenUnmodifiable()) {
                List<Node> shown = ((Parent) row).getChildrenUnmodifiable().stream().filter(Node::isManaged).toList();
                shown.forEach(node -> rows.add(Math.round(node.localToScene(node.getLayoutBounds()).getCenterY())));
            }
            return rows;
        });
    }
}
