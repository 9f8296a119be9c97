package trayfield.ui.play;

import static javafx.scene.input.KeyCode.*;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import javafx.scene.control.TextField;
import org.junit.jupiter.api.Test;
import trayfield.model.Event;
import trayfield.model.Order;
import trayfield.model.Phase;
import trayfield.play.DiceSource;
import trayfield.play.Game;
import trayfield.play.Undo;
import trayfield.ui.play.state.DiceShow;

/// Many dice at once, thrown by the program and by players: missiles, and all melees of a phase.
class ManyDiceTest {
    /// S attacks with three men who face one enemy each, so does T with one.
    private static final String MELEES = """
            6 .   .   .   .   .   .   .   .
            5 .   .   .   .   .   .   .   .
            4 h1v h2v h3v .   .   g1v .   .
            3 .   .   .   .   .   .   .   .
            2 S1^ S2^ S3^ .   .   T1^ .   .
            1 .   .   .   .   .   .   .   .
              A   B   C   D   E   F   G   H
            """;

    private static Game rostered(DiceSource dice, String drawing) {
        Game game = Phalanxes.game(drawing, Optional.of("silver"), dice);
        game.referee().orders().forEach(game::play);
        game.referee().orders().forEach(game::play);
        return game;
    }

    private static Game fighting(DiceSource dice) {
        Game game = rostered(dice, MELEES);
        while (game.referee().observation().phase() == Phase.MISSILES) {
            game.play(new Order.End());
        }
        for (String man : List.of("S.1", "S.2", "S.3", "T.1")) {
            Order step = game.referee().orders(man).stream().filter(Order.Move.class::isInstance).map(Order.Move.class::cast)
                    .filter(move -> move.path().size() == 2 && move.end().row() == 2).findFirst().orElseThrow();
            assertThat(game.play(step)).isEmpty();
        }
        game.play(new Order.End());
        assertThat(game.referee().observation().phase()).isEqualTo(Phase.MELEE);
        return game;
    }

    private static Stagehand play(Game game) {
        return Stagehand.play(game, Stagehand.QUICK, Undo.Players.SOLO);
    }

    private static List<Event> events(Game game) {
        return game.referee().told(0).stream().flatMap(told -> told.events().stream()).toList();
    }

    @Test
    void allMeleesAreFoughtOneAfterAnotherAndTheRestIsSkipped() {
        Game game = fighting(new DiceSource.Scripted(List.of(6, 6, 6, 6, 6, 6, 6, 6)));
        try (Stagehand hand = play(game)) {
            assertThat(hand.texts("button-duties")).contains("4 men must attack");
            hand.press("button-duties");
            assertThat(hand.fx(() -> hand.screen.model().snapshot().touch().selected())).contains("S.1");
            assertThat(hand.texts("button-allMelees")).contains("Fight all melees (4)");
            hand.press("button-allMelees");
            assertThat(fought(game)).as("the first at once").isEqualTo(1);
            assertThat(hand.shown("button-skip")).isTrue();
            hand.shot("body/9-melees");
            hand.until("the second", () -> fought(game) >= 2);
            hand.keys(ESCAPE);
            assertThat(fought(game)).as("the rest at once").isEqualTo(4);
            hand.until("nothing is left to skip", () -> !hand.shown("button-skip"));
            assertThat(hand.fx(() -> hand.screen.model().melees().running())).isFalse();
        }
    }

    private static long fought(Game game) {
        return events(game).stream().filter(Event.Fought.class::isInstance).count();
    }

    @Test
    void theSkipButtonWaitsForAChoiceAndGoesOnAfterIt() {
        // The first attacker wins and may advance; the others are stalemates.
        Game game = fighting(new DiceSource.Scripted(List.of(1, 6, 6, 6, 6, 6, 6, 6)));
        try (Stagehand hand = play(game)) {
            hand.chord(M, false, true);
            assertThat(hand.fx(() -> hand.screen.model().snapshot().choice())).isPresent();
            hand.press("button-skip");
            assertThat(fought(game)).isEqualTo(1);
            hand.press("button-hold");
            hand.until("the rest is fought", () -> fought(game) == 4);
        }
    }

    @Test
    void realDiceAreAskedForMeleeByMelee() {
        Game game = fighting(new DiceSource.Typed(1));
        try (Stagehand hand = play(game)) {
            hand.chord(M, false, true);
            for (int melee = 1; melee <= 4; melee++) {
                int now = melee;
                hand.until("dice are asked for", () -> hand.screen.model().snapshot().diceDue() && fought(game) == now - 1);
                hand.keys(DIGIT6).keys(DIGIT6).keys(ENTER);
                assertThat(fought(game)).isEqualTo(melee);
            }
            hand.until("it is over", () -> !hand.screen.model().melees().running());
        }
    }

    @Test
    void theFacesOfManyMissilesAreTypedInOneLineWithTheirThrowersBesideThem() {
        Game game = rostered(new DiceSource.Typed(1), Phalanxes.BATTLE);
        game.play(new Order.Throw("S", List.of()));
        game.play(new Order.End());
        game.referee().orders().stream().filter(Order.Throw.class::isInstance).toList().forEach(game::play);
        game.play(new Order.End());
        int count = game.diceDue().orElseThrow().count();
        assertThat(count).isGreaterThan(4);
        try (Stagehand hand = play(game)) {
            List<DiceShow.Die> dice = hand.fx(() -> hand.screen.model().snapshot().scene().dice().dice());
            assertThat(dice).hasSize(count).extracting(DiceShow.Die::who).startsWith("Man S.1", "Man S.2", "Man S.3")
                    .contains("Gold 1").doesNotContain("Man h.1");
            assertThat(dice.getFirst().need()).contains("direct, needs 2, 4, 6");
            TextField line = hand.fx(() -> (TextField) hand.screen.lookup("#dice-line"));
            type(hand, line, "4 1,6");
            assertThat(hand.text("dice-progress")).contains("3 of " + count).contains("Next is Gold 1");
            hand.shot("body/10-faces");
            type(hand, line, "6".repeat(count + 1));
            assertThat(hand.text("message")).isEqualTo("There are " + count + " dice, not " + (count + 1));
            type(hand, line, "41x");
            hand.keys(R);
            assertThat(hand.text("message")).contains("Die 3").contains("x");
            assertThat(game.diceDue()).isPresent();
            type(hand, line, "");
            hand.fx(() -> {
                hand.screen.board().requestFocus();
                return null;
            });
            for (int i = 0; i < count; i++) {
                hand.keys(DIGIT3);
            }
            String typed = hand.fx(line::getText);
            assertThat(typed).isEqualTo("3 ".repeat(count).strip());
            hand.keys(ENTER);
            assertThat(events(game)).filteredOn(Event.MissileFell.class::isInstance).hasSize(count);
        }
    }

    private static void type(Stagehand hand, TextField line, String text) {
        hand.fx(() -> {
            line.setText(text);
            return null;
        });
        hand.pulses(2);
    }

    @Test
    void missilesFlyUnitByUnitAndAreSkipped() {
        Game game = rostered(new DiceSource.Seeded(4), Phalanxes.BATTLE);
        game.play(new Order.Throw("S", List.of()));
        game.play(new Order.End());
        game.referee().orders().stream().filter(Order.Throw.class::isInstance).toList().forEach(game::play);
        try (Stagehand hand = Stagehand.play(game, PlaySettings.STANDARD, Undo.Players.SOLO)) {
            hand.press("button-endTurn");
            assertThat(hand.fx(() -> hand.screen.board().animating())).isTrue();
            assertThat(hand.shown("button-skip")).isTrue();
            hand.press("button-skip");
            assertThat(hand.fx(() -> hand.screen.board().animating())).isFalse();
            assertThat(game.referee().observation().phase()).isEqualTo(Phase.MOVE);
        }
    }
}
