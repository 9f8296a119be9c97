package trayfield.ui.play;

import static javafx.scene.input.KeyCode.*;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;
import trayfield.model.Observation;
import trayfield.model.Phase;
import trayfield.play.DiceSource;
import trayfield.play.Game;
import trayfield.play.Undo;
import trayfield.solo.Player;
import trayfield.solo.Rank;

/// One person against a commander in the Ancient game: he keeps the screen, and learns nothing that is secret.
class AncientCommanderTest {

    /// Everything that was ever shown of the game, while it is on.
    private static final class Witness {
        final List<Optional<String>> viewers = new ArrayList<>();
        final List<String> classes = new ArrayList<>();
        final List<String> sentences = new ArrayList<>();
        int handovers;

        static Witness of(Stagehand hand) {
            Witness witness = new Witness();
            hand.fx(() -> {
                var model = hand.screen.model();
                model.watch().handoverProperty().addListener((_, _, now) -> witness.handovers += now.isPresent() ? 1 : 0);
                model.snapshotProperty().addListener((_, _, now) -> {
                    if (now.seen().result().isEmpty()) {
                        witness.viewers.add(now.standing().seat().viewer());
                        now.seen().units().stream().filter(unit -> unit.side().equals("gold"))
                                .forEach(unit -> unit.unitClass().ifPresent(witness.classes::add));
                        now.message().ifPresent(message -> witness.sentences.add(message.text()));
                        model.reportProperty().get().forEach(line -> witness.sentences.add(line.sentence()));
                    }
                });
                return null;
            });
            return witness;
        }
    }

    private static void untilSilver(Stagehand hand, Phase... phases) {
        hand.until("silver is to order in " + List.of(phases), () -> {
            Observation now = hand.game.referee().observation();
            return now.result().isPresent() || now.side().filter("silver"::equals).isPresent() && now.pending().isEmpty()
                    && List.of(phases).contains(now.phase());
        });
        hand.settle();
    }

    private static void end(Stagehand hand) {
        hand.press("button-endTurn");
        if (hand.shown("sheet-end")) {
            hand.press("button-endNow");
        }
    }

    @Test
    void aSequenceWithoutHandOverAndWithoutALeak() {
        Game game = Phalanxes.game(Phalanxes.BATTLE, Optional.of("silver"), new DiceSource.Seeded(4));
        SequencedMap<String, Player> gold = CommanderGameTest.led("gold", Rank.REGULAR);
        try (Stagehand hand = Stagehand.against(game, Stagehand.QUICK, gold)) {
            Witness witness = Witness.of(hand);
            assertThat(hand.shown("handover")).isFalse();
            hand.press("button-begin").press("button-example").press("button-handIn");
            untilSilver(hand, Phase.MISSILES, Phase.MOVE);
            hand.shot("commander/6-ancient-missiles");
            for (int sequence = 1; sequence <= 2 && game.referee().observation().result().isEmpty(); sequence++) {
                phase(hand, Phase.MISSILES, () -> hand.keys(I));
                phase(hand, Phase.MOVE, () -> { });
                phase(hand, Phase.MELEE, () -> hand.keys(SHIFT, M));
            }
            hand.shot("commander/7-ancient");
            assertThat(witness.handovers).isZero();
            assertThat(witness.viewers).isNotEmpty().allMatch(Optional.of("silver")::equals);
            assertThat(witness.classes).isEmpty();
            assertThat(witness.sentences).anyMatch(line -> line.contains("Hint, a regular would choose"));
            assertThat(witness.sentences.stream().filter(line -> line.contains("\u25b8")))
                    .as("what gold's moves are for is gold's secret").allMatch(line -> line.endsWith("to follow up"));
            assertThat(witness.sentences.stream().filter(line -> line.startsWith("Gold: ")))
                    .as("but his attacks are seen").allMatch(line -> line.matches("Gold: (attack|choice) of .*"));
        }
        assertThat(CommanderGameTest.thinking()).isZero();
    }

    private static void phase(Stagehand hand, Phase phase, Runnable play) {
        untilSilver(hand, Phase.MISSILES, Phase.MOVE, Phase.MELEE);
        Observation now = hand.game.referee().observation();
        if (now.result().isPresent() || now.phase() != phase) {
            return;
        }
        play.run();
        hand.pulses(30);
        if (hand.game.referee().observation().phase() == phase) {
            end(hand);
        }
    }

    @Test
    void heWhoGivesHisSideAwayDoesNotSeeTheOther() {
        Game game = Phalanxes.game(Phalanxes.BATTLE, Optional.of("silver"), new DiceSource.Seeded(4));
        try (Stagehand hand = Stagehand.play(game, Stagehand.QUICK, Undo.Players.TWO)) {
            hand.press("button-takeScreen").press("button-begin");
            hand.fx(() -> {
                hand.screen.model().commanders().appoint("silver", Optional.of(Player.of(Rank.REGULAR)));
                return null;
            });
            assertThat(hand.shown("handover")).as("the other person has to take the screen").isTrue();
            hand.press("button-takeScreen");
            hand.until("silver's roster is in", () -> game.length() == 1);
            assertThat(hand.fx(() -> hand.screen.model().watch().seat().viewer())).contains("gold");
        }
    }

    @Test
    void aSideTakenFromACommanderIsHandedOver() {
        Game game = Phalanxes.game(Phalanxes.BATTLE, Optional.of("silver"), new DiceSource.Seeded(4));
        try (Stagehand hand = Stagehand.against(game, Stagehand.QUICK, CommanderGameTest.led("gold", Rank.RECRUIT))) {
            hand.press("button-begin").press("button-example").press("button-handIn");
            untilSilver(hand, Phase.MISSILES);
            hand.fx(() -> {
                hand.screen.model().commanders().appoint("gold", Optional.empty());
                return null;
            });
            end(hand);
            assertThat(hand.shown("handover")).as("now two people play, and gold has secrets").isTrue();
        }
    }
}
