package trayfield.ui.play;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.Test;
import trayfield.model.Facing;
import trayfield.model.Observation;
import trayfield.play.DiceSource;
import trayfield.play.Undo;
import trayfield.ui.play.Skirmishes.Terms;
import java.util.List;

/// A short game by mouse alone, from the dice for the first move to the end.
class MouseGameTest {
    private static final String FIELD = """
            6 .   .   b2v .   .   .
            5 .   .   .   .   .   .
            4 .   .   .   .   T   .
            3 .   .   .   .   .   .
            2 .   .   .   .   .   .
            1 .   r11^+r12^ .  r5^ .   .
              A   B   C   D   E   F
            """;

    private static Observation seen(Stagehand hand) {
        return hand.fx(() -> hand.screen.model().snapshot().seen());
    }

    @Test
    void aWholeGame() {
        // A tie, then blue 2 against red 5; red's tank misses; blue misses; red's rifle hits.
        var game = Skirmishes.game(FIELD, Terms.PLAIN.byDice(),
                new DiceSource.Scripted(List.of(3, 3, 5, 2, 1, 3, 4)));
        try (Stagehand hand = Stagehand.play(game, Stagehand.QUICK, Undo.Players.TWO)) {
            hand.press("button-roll");
            assertThat(hand.texts("sheet-briefing")).contains("A tie (3, 3): roll again");
            hand.press("button-roll");
            assertThat(hand.texts("sheet-briefing")).contains("Red moves first");
            hand.press("button-begin");
            firstTurn(hand);
            blueTurn(hand);
            hand.click(hand.tray("r11")).click(hand.tray("b2"));
            hand.until("the end is told", () -> hand.shown("sheet-closing"));
            String closing = hand.texts("sheet-closing");
            assertThat(closing).contains("Red wins", "nobody is left", "Modern ruling: end", "Lost 1: 1 Machine gun");
            hand.shot("mouse-closing");
            hand.press("button-report").press("button-newGame").press("button-home");
            assertThat(hand.hosted).containsExactly("report", "new", "home");
            hand.press("button-lookAtBoard");
            assertThat(hand.shown("sheet-closing")).isFalse();
        }
    }

    private static void firstTurn(Stagehand hand) {
        hand.click(hand.tray("r12"));
        hand.drag(hand.tray("r12"), hand.at("A2"));
        assertThat(seen(hand).tray("r12").orElseThrow().at().name()).isEqualTo("A2");
        hand.click(hand.tray("r11")).click(hand.at("B3"));
        assertThat(seen(hand).tray("r11").orElseThrow().at().name()).isEqualTo("B3");
        hand.press("button-undo");
        assertThat(seen(hand).tray("r11").orElseThrow().at().name()).isEqualTo("B1");
        hand.press("button-redo");
        assertThat(seen(hand).tray("r11").orElseThrow().at().name()).isEqualTo("B3");
        hand.click(hand.tray("r5")).move(hand.tray("b2"));
        assertThat(hand.texts("deed-fire-tank")).contains("33", "Distance 6 of 8");
        hand.click(hand.tray("b2"));
        assertThat(hand.text("hint")).isNotEmpty();
        hand.press("button-undo");
        assertThat(hand.text("message")).contains("Dice have fallen");
        hand.press("button-endTurn");
        assertThat(hand.texts("sheet-end")).contains("Tank r5 on D1: move");
        hand.press("button-endNow");
        assertThat(seen(hand).side()).contains("blue");
    }

    private static void blueTurn(Stagehand hand) {
        hand.click(hand.tray("b2")).click(hand.tray("r11"));
        assertThat(hand.text("message")).as("sixty degrees off").isEmpty();
        assertThat(seen(hand).tray("r11")).isPresent();
        hand.move(hand.at("C5"));
        hand.click(hand.at("C5"), MouseButton.SECONDARY);
        assertThat(seen(hand).tray("b2").orElseThrow().at().name()).isEqualTo("C5");
        assertThat(seen(hand).tray("b2").orElseThrow().facing()).isEqualTo(Facing.S);
        hand.press("button-endTurn");
        assertThat(seen(hand).turn()).as("nothing was left, so nothing is asked").isEqualTo(2);
        assertThat(hand.fx(() -> hand.screen.board().isFocused())).isTrue();
        hand.keys(KeyCode.ESCAPE);
    }
}
