package trayfield.ui.play;

import static javafx.scene.input.KeyCode.*;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import trayfield.model.Facing;
import trayfield.model.Observation;
import trayfield.play.DiceSource;
import trayfield.play.Undo;
import trayfield.ui.play.Skirmishes.Terms;

/// A short game by keys alone, with real dice typed in, from the dice for the first move to the end.
class KeyboardGameTest {
    private static final String FIELD = """
            5 .   .   b2v .   .
            4 .   .   .   .   .
            3 .   .   .   .   .
            2 .   .   .   .   .
            1 .   .   r11^+r12^ .  r5^
              A   B   C   D   E
            """;

    private static Observation seen(Stagehand hand) {
        return hand.fx(() -> hand.screen.model().snapshot().seen());
    }

    @Test
    void aWholeGame() {
        var game = Skirmishes.game(FIELD, Terms.PLAIN.byDice().with("advanceAfterMelee", "true"),
                new DiceSource.Typed(1));
        try (Stagehand hand = Stagehand.play(game, Stagehand.QUICK, Undo.Players.TWO)) {
            hand.until("the first field has the keyboard", () -> hand.scene().getFocusOwner() != null
                    && "die-0".equals(hand.scene().getFocusOwner().getId()));
            hand.keys(DIGIT6, ENTER);
            assertThat(hand.text("message")).isEqualTo("Die 2 has no face yet");
            hand.keys(TAB).keys(DIGIT2).keys(ENTER);
            assertThat(hand.texts("sheet-briefing")).contains("Red moves first");
            hand.keys(ENTER);
            assertThat(hand.shown("sheet-briefing")).isFalse();
            redTurn(hand);
            blueTurn(hand);
            lastTurn(hand);
            hand.until("the end is told", () -> hand.shown("sheet-closing"));
            assertThat(hand.texts("sheet-closing")).contains("Red wins");
            hand.keys(ESCAPE);
            assertThat(hand.shown("sheet-closing")).isFalse();
            hand.keys(PAGE_UP);
            assertThat(hand.text("hint")).contains("An earlier moment");
            hand.keys(END);
            assertThat(hand.text("hint")).contains("The game is over");
        }
    }

    private static void redTurn(Stagehand hand) {
        hand.keys(TAB);
        assertThat(hand.fx(() -> hand.screen.model().snapshot().touch().selected())).contains("r11");
        hand.keys(S).keys(S);
        hand.keys(UP).keys(UP).keys(UP);
        assertThat(hand.text("hint")).startsWith("C1-C2-C3-C4: 3 of 3 squares").contains("contact");
        hand.keys(ESCAPE).keys(TAB);
        hand.times(2, UP).keys(E).keys(ENTER);
        assertThat(seen(hand).tray("r11").orElseThrow().at().name()).isEqualTo("C3");
        assertThat(seen(hand).tray("r11").orElseThrow().facing()).isEqualTo(Facing.E);
        hand.chord(Z, true, false);
        assertThat(seen(hand).tray("r11").orElseThrow().at().name()).isEqualTo("C1");
        hand.chord(Y, true, false);
        hand.keys(X);
        assertThat(hand.text("message")).contains("can do nothing");
        hand.keys(TAB).keys(TAB);
        assertThat(hand.fx(() -> hand.screen.model().snapshot().touch().selected())).contains("r5");
        hand.keys(X).keys(F);
        assertThat(hand.text("message")).as("the tank fires, its die is due").isEmpty();
        hand.keys(ENTER);
        assertThat(hand.text("message")).contains("no face yet");
        hand.keys(DIGIT1).keys(BACK_SPACE).keys(DIGIT3).keys(ENTER);
        assertThat(seen(hand).tray("b2")).as("a miss").isPresent();
        hand.keys(F10);
        assertThat(hand.shown("sheet-end")).isTrue();
        hand.keys(ENTER);
        assertThat(seen(hand).side()).contains("blue");
    }

    private static void blueTurn(Stagehand hand) {
        hand.keys(TAB).keys(DOWN).keys(ENTER);
        assertThat(seen(hand).tray("b2").orElseThrow().at().name()).isEqualTo("C4");
        hand.chord(ENTER, true, false);
        assertThat(hand.text("message")).contains("cannot end").endsWith("Modern E(b)");
        hand.keys(D).keys(X).keys(M);
        hand.keys(DIGIT5).keys(DIGIT6).keys(ENTER);
        assertThat(hand.text("hint")).contains("Throw your dice");
        hand.keys(DIGIT6).keys(DIGIT2).keys(ENTER);
        assertThat(seen(hand).tray("b2")).isEmpty();
    }

    private static void lastTurn(Stagehand hand) {
        assertThat(seen(hand).result()).as("the last tray of blue is lost").isPresent();
    }
}
