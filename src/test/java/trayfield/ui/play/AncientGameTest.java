package trayfield.ui.play;

import static javafx.scene.input.KeyCode.*;
import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.canvas.Canvas;
import javafx.scene.image.ImageView;
import javafx.stage.PopupWindow;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;
import trayfield.model.Phase;
import trayfield.model.Result;
import trayfield.play.Game;
import trayfield.play.Undo;
import trayfield.ui.FxThread;
import trayfield.ui.board.BoardView;

/// Two people at one screen play the Ancient game with mouse and keys: rosters, hand-over, missiles of both sides, moves,
/// a melee, the capture of a headquarters. The pictures are for looking at.
class AncientGameTest {
    /// Longer than a held key is waited for.
    private static final int QUIET = 1_200;

    private static Stagehand play(Game game) {
        return Stagehand.play(game, Stagehand.QUICK, Undo.Players.TWO);
    }

    private static boolean passing(Stagehand hand) {
        return hand.shown("handover");
    }

    /// Nothing of the game is in the window: no board, no picture, no menu or tooltip, no words but those of the hand-over.
    private static void nothingIsShown(Stagehand hand, String side) {
        List<Node> nodes = hand.fx(() -> all(hand.scene().getRoot(), new ArrayList<>()));
        assertThat(nodes).noneMatch(node -> node instanceof BoardView || node instanceof Canvas || node instanceof ImageView);
        assertThat(hand.fx(() -> Window.getWindows().stream().anyMatch(PopupWindow.class::isInstance))).isFalse();
        assertThat(hand.texts("handover")).startsWith(side);
        assertThat(hand.fx(() -> hand.screen.getChildrenUnmodifiable())).hasSize(1);
        BufferedImage picture = hand.picture();
        int ground = picture.getRGB(0, 0);
        for (int y = 0; y < picture.getHeight(); y++) {
            for (int x = 0; x < picture.getWidth(); x += x == picture.getWidth() / 8 ? picture.getWidth() * 3 / 4 : 1) {
                assertThat(picture.getRGB(x, y)).as("%d, %d", x, y).isEqualTo(ground);
            }
        }
    }

    private static List<Node> all(Node node, List<Node> into) {
        into.add(node);
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> all(child, into));
        }
        return into;
    }

    @Test
    void fromTheRostersToTheCaptureOfAHeadquarters() {
        // Five missiles, then one melee that the attacker wins.
        Game game = Phalanxes.game(Phalanxes.BATTLE, 2, 1, 1, 1, 1, 1, 3, 6);
        try (Stagehand hand = play(game)) {
            nothingIsShown(hand, "Silver");
            hand.shot("ancient/1-first-hand-over");
            hand.press("button-takeScreen");
            assertThat(hand.shown("sheet-briefing")).isTrue();
            hand.press("button-begin");
            assertThat(hand.shown("sheet-roster")).isTrue();
            hand.press("tick-S-C").press("tick-T-C").shot("ancient/2-roster-too-many");
            hand.press("button-handIn");
            assertThat(game.length()).isZero();
            hand.press("button-example").shot("ancient/3-roster").press("button-handIn");
            assertThat(passing(hand)).isTrue();
            nothingIsShown(hand, "Gold");
            hand.shot("ancient/4-hand-over");
            rosterByKeys(hand);
            assertThat(game.referee().observation().units()).extracting(unit -> unit.unitClass().orElse(""))
                    .containsExactly("A", "C", "D", "B");
            hand.press("button-takeScreen").shot("ancient/5-declaration");
            hand.keys(TAB).keys(F).shot("ancient/6-declared");
            assertThat(hand.fx(() -> hand.screen.model().snapshot().standing().aims().get("S"))).hasSize(3);
            hand.press("button-endTurn");
            nothingIsShown(hand, "Gold");
            hand.press("button-takeScreen");
            assertThat(hand.texts("missiles")).contains("Unit h").doesNotContain("Unit S");
            hand.press("throw-h").press("button-endTurn");
            assertThat(passing(hand)).isTrue();
            hand.press("button-takeScreen").shot("ancient/7-missiles-fell");
            assertThat(game.referee().observation().phase()).isEqualTo(Phase.MOVE);
            movesAndMelee(hand);
            assertThat(game.referee().observation().result()).map(Result::reason).contains(Result.Reason.HEADQUARTERS);
            assertThat(passing(hand)).isTrue();
            hand.press("button-takeScreen");
            hand.until("the game is closed", () -> hand.shown("sheet-closing"));
            assertThat(hand.texts("unit-h")).contains("B");
            assertThat(hand.texts("unit-S")).contains("A");
            hand.shot("ancient/10-end");
        }
    }

    /// Gold's roster without the mouse.
    private static void rosterByKeys(Stagehand hand) {
        FxThread.pause(QUIET);
        hand.keys(ENTER);
        assertThat(hand.shown("sheet-roster")).isTrue();
        hand.keys(D).keys(B).keys(ENTER);
        assertThat(passing(hand)).isTrue();
    }

    private static void movesAndMelee(Stagehand hand) {
        List<String> silver = hand.game.referee().observation().trays().stream().filter(man -> man.side().equals("silver"))
                .map(man -> man.id()).toList();
        assertThat(silver).contains("S.3", "T.1");
        hand.click(hand.tray("S.3")).move(hand.at("F5")).shot("ancient/8-reach").click(hand.at("F5"));
        hand.click(hand.tray("T.1")).click(hand.at("A8"));
        hand.press("button-endTurn").press("button-endNow");
        assertThat(hand.game.referee().observation().phase()).isEqualTo(Phase.MELEE);
        hand.click(hand.tray("S.3")).move(hand.at("F6")).shot("ancient/9-odds");
        if (hand.game.referee().observation().tray("h.3").isPresent()) {
            hand.click(hand.at("F6"));
            hand.keys(N);
        }
        hand.press("button-endTurn");
    }

    @Test
    void noKeyOpensTheScreenButAFreshEnter() {
        Game game = Phalanxes.game(Phalanxes.BATTLE);
        try (Stagehand hand = play(game)) {
            hand.hold(ENTER).hold(ENTER).hold(ENTER);
            assertThat(passing(hand)).isTrue();
            FxThread.pause(QUIET);
            hand.release(ENTER);
            assertThat(passing(hand)).as("held since before").isTrue();
            hand.keys(ESCAPE).keys(SPACE).keys(TAB).keys(F1).keys(L).keys(V).chord(Z, true, false).chord(ENTER, true, false)
                    .keys(F10);
            assertThat(game.length()).isZero();
            nothingIsShown(hand, "Silver");
            hand.keys(ENTER);
            assertThat(passing(hand)).isFalse();
        }
    }

    @Test
    void aLoadedGameIsHandedOverBeforeAnythingIsDrawn() {
        Game game = Phalanxes.game(Phalanxes.BATTLE, Optional.empty());
        game.referee().orders().forEach(game::play);
        game.referee().orders().forEach(game::play);
        try (Stagehand hand = play(game)) {
            nothingIsShown(hand, "Silver");
            hand.press("button-takeScreen");
            assertThat(passing(hand)).isFalse();
            assertThat(hand.shown("missiles")).isTrue();
        }
    }
}
