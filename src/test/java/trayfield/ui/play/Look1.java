package trayfield.ui.play;

import org.junit.jupiter.api.Test;
import trayfield.play.Undo;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;

class Look1 {
    @Test
    void look() {
        try (Stagehand hand = Stagehand.play(Skirmishes.game(Skirmishes.BATTLE, 4,3,1,6,2,3), Stagehand.QUICK, Undo.Players.TWO)) {
            hand.shot("1-briefing");
            hand.keys(KeyCode.ENTER).shot("3-begin");
            hand.click(hand.tray("r12")).shot("6-r12");
            hand.click(hand.at("J10")).shot("7-refused");
            hand.click(hand.tray("r8")).move(hand.tray("b8")).shot("8-duel");
            hand.click(hand.tray("b8")).screenShot("9-choice");
            System.out.println(hand.fx(() -> Window.getWindows().toString()) + hand.screen.model().snapshot().question());
            hand.keys(KeyCode.DOWN, KeyCode.ENTER).shot("10-fought");
            hand.keys(KeyCode.ESCAPE).shot("11-esc");
            hand.press("button-endTurn").shot("12-end");
        }
    }
    @Test
    void large() {
        try (Stagehand hand = Stagehand.play(Skirmishes.game(Skirmishes.BATTLE, 4,3,1,6,2,3), Stagehand.QUICK.with(PlaySettings.TextSize.LARGEST), Undo.Players.TWO)) {
            hand.shot("21-briefing");
            hand.keys(KeyCode.ENTER).shot("23-begin");
            hand.click(hand.tray("r12")).shot("26-r12");
            hand.click(hand.at("J10")).shot("27-refused");
            hand.click(hand.tray("r8")).move(hand.tray("b8")).shot("28-duel");
            hand.keys(KeyCode.M).shot("29-fought");
            hand.press("button-endTurn").shot("30-end");
        }
    }
}
