package trayfield.ui.play;

import static javafx.scene.input.KeyCode.*;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.Test;
import trayfield.model.Facing;
import trayfield.model.Observation;
import trayfield.model.Phase;
import trayfield.play.Game;
import trayfield.play.Undo;
import trayfield.ui.play.state.Body;
import trayfield.ui.play.state.Pointed;

/// Many men at once on the real screen: by mouse, and by keys alone.
class BodyGameTest {
    /// Unit S stands before a marsh that one of its men cannot pass, unit T beside a road.
    private static final String FIELD = """
            9 .   .   .   .   .   .   .   .   g1v g2v
            8 .   .   .   .   .   .   .   .   .   .
            7 .   .   .   .=  .   .   .   .   .   .
            6 .   .   .   .=  .   .   .   .   .   .
            5 .   .   .   .=  .   s   .   .   .   .
            4 .   .   .   .=  .   s   .   .   .   .
            3 T1^ T2^ .   .=  S1^ S2^ S3^ .   .   .
            2 T3^ T4^ .   .=  S4^ S5^ S6^ .   .   .
            1 .   .   .   .   .   .   .   .   .   h1^
              A   B   C   D   E   F   G   H   I   J
            """;

    static Game moving() {
        Game game = Phalanxes.game(FIELD);
        game.referee().orders().forEach(game::play);
        game.referee().orders().forEach(game::play);
        while (game.referee().observation().phase() != Phase.MOVE) {
            game.play(new trayfield.model.Order.End());
        }
        return game;
    }

    private static Stagehand play(Game game) {
        Stagehand hand = Stagehand.play(game, Stagehand.QUICK, Undo.Players.SOLO);
        hand.fx(() -> {
            hand.screen.sheets().close();
            return null;
        });
        return hand;
    }

    private static Observation seen(Stagehand hand) {
        return hand.game.referee().observation();
    }

    private static String at(Stagehand hand, String man) {
        return seen(hand).tray(man).orElseThrow().at().name();
    }

    private static List<String> held(Stagehand hand) {
        return hand.fx(() -> hand.screen.model().snapshot().body().map(Body::ids).orElse(List.of()));
    }

    private static Pointed pointed(Stagehand hand) {
        return hand.fx(() -> hand.screen.model().snapshot().pointed());
    }

    @Test
    void aBoxIsDrawnAndMovedAsOneAndTakenBackAsOne() {
        try (Stagehand hand = play(moving())) {
            hand.box(hand.at("A4"), hand.at("C1"));
            assertThat(held(hand)).containsExactly("T.1", "T.2", "T.3", "T.4");
            assertThat(hand.texts("body")).contains("Unit T: 4 men", "4 can still act");
            hand.shot("body/1-boxed");
            hand.move(hand.at("A5"));
            assertThat(((Pointed.Formation) pointed(hand)).plan().whole()).isTrue();
            int before = hand.game.length();
            hand.shot("body/2-ghosts").click(hand.at("A5"));
            assertThat(List.of(at(hand, "T.1"), at(hand, "T.2"), at(hand, "T.3"), at(hand, "T.4")))
                    .containsExactly("A5", "B5", "A4", "B4");
            assertThat(hand.texts("body")).contains("0 can still act");
            hand.press("button-undo");
            assertThat(hand.game.length()).as("one undo for all").isEqualTo(before);
            assertThat(at(hand, "T.4")).isEqualTo("B2");
            hand.press("button-redo");
            assertThat(at(hand, "T.4")).isEqualTo("B4");
        }
    }

    @Test
    void menWhoCannotFollowAreMarkedAndTheCardSaysWhy() {
        try (Stagehand hand = play(moving())) {
            hand.doubleClick(hand.tray("S.1"));
            assertThat(held(hand)).hasSize(6);
            hand.move(hand.at("E7"));
            assertThat(((Pointed.Formation) pointed(hand)).plan().whole()).as("around the marsh").isTrue();
            hand.move(hand.at("E8"));
            Pointed.Formation formation = (Pointed.Formation) pointed(hand);
            assertThat(formation.plan().left()).isNotEmpty();
            assertThat(hand.texts("body")).contains("Ancient movement");
            assertThat(hand.texts("body")).contains("4 of 6 men follow");
            hand.shot("body/3-barred");
            hand.click(hand.at("E8"));
            assertThat(at(hand, "S.2")).isEqualTo("F3");
            assertThat(at(hand, "S.1")).isEqualTo("E8");
        }
    }

    @Test
    void oneManIsAddedOrTakenOutAndABodyIsDragged() {
        try (Stagehand hand = play(moving())) {
            hand.click(hand.tray("T.1")).clickWith(hand.tray("T.2"), true, false).clickWith(hand.tray("S.1"), false, true);
            assertThat(held(hand)).containsExactly("T.1", "T.2", "S.1");
            assertThat(hand.texts("body")).contains("2 units: 3 men");
            hand.clickWith(hand.tray("S.1"), true, false);
            assertThat(held(hand)).containsExactly("T.1", "T.2");
            hand.drag(hand.tray("T.2"), hand.at("C4"));
            assertThat(List.of(at(hand, "T.1"), at(hand, "T.2"))).containsExactly("B4", "C4");
            hand.click(hand.tray("T.3"));
            assertThat(held(hand)).as("a click takes up the one").isEmpty();
            assertThat(hand.fx(() -> hand.screen.model().snapshot().touch().selected())).contains("T.3");
        }
    }

    @Test
    void aBodyWheelsAndTurnsByButtons() {
        try (Stagehand hand = play(moving())) {
            hand.doubleClick(hand.tray("T.2")).press("button-wheelRight").shot("body/5-wheel");
            hand.press("button-does");
            assertThat(seen(hand).tray("T.1").orElseThrow().facing()).isEqualTo(Facing.E);
            hand.press("button-undo").press("button-turnAll").press("button-right").shot("body/6-turn-all");
            hand.press("button-does");
            assertThat(seen(hand).trays()).filteredOn(man -> man.id().startsWith("T"))
                    .extracting(man -> man.facing()).containsOnly(Facing.E);
        }
    }

    @Test
    void theFacingTurnsWithTheWheelAndARightClickGoesWhereAManStands() {
        try (Stagehand hand = play(moving())) {
            hand.doubleClick(hand.tray("T.1")).keys(E).move(hand.at("B3"));
            hand.click(hand.at("B3"), MouseButton.SECONDARY);
            assertThat(List.of(at(hand, "T.1"), at(hand, "T.2"))).containsExactly("B3", "C3");
            assertThat(seen(hand).tray("T.2").orElseThrow().facing()).isEqualTo(Facing.E);
        }
    }

    @Test
    void keysAloneTakeUpMoveWheelTurnAndMarch() {
        try (Stagehand hand = play(moving())) {
            hand.keys(U);
            assertThat(held(hand)).hasSize(6);
            hand.chord(U, false, true);
            assertThat(held(hand)).containsExactly("T.1", "T.2", "T.3", "T.4");
            hand.keys(UP).keys(UP).keys(ENTER);
            assertThat(at(hand, "T.4")).isEqualTo("B4");
            hand.chord(Z, true, false).chord(Q, false, true).keys(ENTER);
            assertThat(seen(hand).tray("T.4").orElseThrow().facing()).isEqualTo(Facing.W);
            hand.chord(Z, true, false).keys(J).keys(Q).keys(Q).keys(ENTER);
            assertThat(seen(hand).tray("T.4").orElseThrow().facing()).isEqualTo(Facing.S);
            hand.chord(Z, true, false).keys(B).times(3, RIGHT).times(4, UP).shot("body/7-march").keys(ENTER);
            assertThat(at(hand, "T.2")).as("on the road").startsWith("D");
            hand.keys(U);
            assertThat(held(hand)).as("the next that can still act").hasSize(6);
            hand.keys(ESCAPE);
            assertThat(held(hand)).isEmpty();
        }
    }

    @Test
    void keysAloneDrawABox() {
        try (Stagehand hand = play(moving())) {
            hand.keys(U).times(1, RIGHT).times(3, DOWN);
            for (int i = 0; i < 2; i++) {
                hand.chord(UP, false, true).chord(LEFT, false, true);
            }
            hand.shot("body/8-box-by-keys");
            assertThat(held(hand)).isNotEmpty();
            hand.keys(ENTER).keys(UP);
            assertThat(pointed(hand)).isInstanceOf(Pointed.Formation.class);
            hand.keys(ESCAPE).times(4, UP).chord(UP, false, true).keys(ENTER);
            assertThat(hand.text("message")).contains("None of your men");
            hand.chord(A, true, false);
            assertThat(held(hand)).hasSize(10);
        }
    }

    @Test
    void nothingFailsSilently() {
        try (Stagehand hand = play(moving())) {
            hand.keys(J);
            assertThat(hand.text("message")).contains("Take up a unit first");
            hand.doubleClick(hand.tray("T.1")).click(hand.at("I8"));
            assertThat(hand.text("message")).startsWith("Nobody can follow.").contains("Ancient movement");
            hand.click(hand.tray("h.1"));
            assertThat(hand.text("message")).contains("fight one by one");
            hand.clickWith(hand.tray("h.1"), true, false);
            assertThat(hand.text("message")).contains("Only men of your own");
            hand.box(hand.at("H6"), hand.at("I7"));
            assertThat(hand.text("message")).contains("None of your men");
            hand.chord(M, false, true);
            assertThat(hand.text("message")).contains("Melees come after the moves");
        }
    }
}
