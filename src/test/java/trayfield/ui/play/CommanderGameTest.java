package trayfield.ui.play;

import static javafx.scene.input.KeyCode.*;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;
import trayfield.command.robot.RobotPlayer;
import trayfield.model.Observation;
import trayfield.play.DiceSource;
import trayfield.play.Game;
import trayfield.play.Seat;
import trayfield.solo.Player;
import trayfield.solo.Rank;
import trayfield.solo.sand.Budget;
import trayfield.solo.sand.Intent;
import trayfield.ui.FxThread;
import trayfield.ui.play.Skirmishes.Terms;

/// A person plays the Modern game against a commander with mouse and keys.
class CommanderGameTest {
    static final String FIELD = """
            8 .   .    b2v b1v .    b5v .   .
            7 .   .    .   .   .    .   .   .
            6 .   T    T   .   .    .   #   .
            5 .   .    .   .   .    .   .   .
            4 .   .    .   .   T    .   .   .
            3 .   .    .   .   .    .   .   .
            2 .   .    .   .   .    .   .   .
            1 .   r11^+r12^ . . r5^ .  r3^ .
              A   B    C   D   E    F   G   H
            """;

    static SequencedMap<String, Player> led(String side, Rank rank) {
        SequencedMap<String, Player> players = new LinkedHashMap<>();
        players.put(side, Player.of(rank).withNodes(2_000));
        return players;
    }

    static Game game(int turns, long seed) {
        Terms plain = Terms.PLAIN;
        return Skirmishes.game(FIELD, new Terms(plain.firstSide(), plain.options(), plain.victory(),
                plain.headquarters(), OptionalInt.of(turns)), new DiceSource.Seeded(seed));
    }

    static Observation seen(Stagehand hand) {
        return hand.fx(() -> hand.screen.model().snapshot().seen());
    }

    static void untilMyTurn(Stagehand hand, String side) {
        hand.until("it is " + side + "'s turn, or over", () -> {
            Observation now = hand.game.referee().observation();
            return now.result().isPresent() || now.side().filter(side::equals).isPresent() && now.pending().isEmpty();
        });
        hand.settle();
    }

    static long thinking() {
        return Thread.getAllStackTraces().keySet().stream().filter(thread -> thread.getName().equals("commander")).count();
    }

    @Test
    void againstARegularToTheEnd() {
        Game game = game(3, 11);
        try (Stagehand hand = Stagehand.against(game, Stagehand.QUICK, led("blue", Rank.REGULAR))) {
            hand.press("button-begin");
            assertThat(hand.shown("command")).as("it is the person's turn").isFalse();
            hand.click(hand.tray("r12")).click(hand.at("A2"));
            for (int turn = 1; turn <= 3 && seen(hand).result().isEmpty(); turn++) {
                int before = game.length();
                hand.keys(F10);
                if (hand.shown("sheet-end")) {
                    hand.press("button-endNow");
                }
                untilMyTurn(hand, "red");
                assertThat(game.length()).as("blue did something").isGreaterThan(before + 1);
                if (turn == 1) {
                    hand.shot("commander/1-my-turn");
                }
            }
            hand.until("the end is told", () -> hand.shown("sheet-closing"));
            hand.shot("commander/2-end").press("button-lookAtBoard").shot("commander/3-report");
            List<String> report = hand.fx(() -> hand.screen.model().reportProperty().get().stream()
                    .map(line -> line.sentence()).toList());
            assertThat(report).anyMatch(line -> line.contains("Turn 1: Blue")).anyMatch(line -> line.contains("\u25b8\u2002to "));
        }
        assertThat(thinking()).isZero();
    }

    @Test
    void heldStepByStepAndTakenOver() {
        Game game = game(6, 3);
        PlaySettings slow = PlaySettings.STANDARD.with(PlaySettings.Speed.SLOW);
        try (Stagehand hand = Stagehand.against(game, slow, led("blue", Rank.REGULAR))) {
            hand.press("button-begin");
            hand.keys(F10).press("button-endNow");
            hand.until("the sign is there", () -> hand.screen.lookup("#command").isVisible());
            hand.keys(K);
            hand.until("he waits", () -> hand.text("hint").contains("commander") || hand.screen.model().commanders().paused());
            hand.settle();
            int held = game.length();
            hand.shot("commander/4-held");
            FxThread.pause(2_500);
            assertThat(game.length()).as("nothing goes on").isEqualTo(held);
            hand.until("he knows what he wants", () -> hand.screen.model().commanders().stateProperty().get()
                    .filter(command -> !command.thinks()).isPresent());
            hand.press("button-step");
            assertThat(game.length()).as("one order, with its dice").isGreaterThan(held).isLessThanOrEqualTo(held + 2);
            hand.shot("commander/5-step");
            assertThat(hand.text("message")).startsWith("Blue: ");
            refused(hand, game);
            hand.press("button-takeOver");
            assertThat(hand.shown("command")).isFalse();
            assertThat(hand.hosted).contains("commanders []");
            int taken = game.length();
            hand.keys(F10).press("button-endNow");
            assertThat(game.length()).as("blue's turn is ended by the person").isEqualTo(taken + 1);
            assertThat(seen(hand).side()).contains("red");
        }
        assertThat(thinking()).isZero();
    }

    /// No key and no click gives an order in the commander's place.
    private static void refused(Stagehand hand, Game game) {
        int before = game.length();
        hand.keys(F10).click(hand.tray("b1")).click(hand.at("B9")).keys(TAB).keys(G).keys(Y).keys(M).keys(F);
        assertThat(game.length()).isEqualTo(before);
        assertThat(hand.fx(() -> hand.screen.model().snapshot().question())).isEmpty();
        hand.keys(ESCAPE);
    }

    @Test
    void undoGoesBackToTheLastOrderOfThePerson() {
        Game game = game(6, 5);
        try (Stagehand hand = Stagehand.against(game, Stagehand.QUICK, led("blue", Rank.RECRUIT))) {
            hand.press("button-begin");
            hand.click(hand.tray("r12")).click(hand.at("A2"));
            int mine = game.length();
            hand.keys(F10).press("button-endNow");
            untilMyTurn(hand, "red");
            int after = game.length();
            String hash = game.referee().observation().hash();
            hand.press("button-undo");
            assertThat(game.length()).isEqualTo(mine);
            hand.press("button-redo");
            assertThat(game.length()).isEqualTo(after);
            assertThat(game.referee().observation().hash()).as("the same again, dice too").isEqualTo(hash);
        }
    }

    @Test
    void twoCommandersAreWatched() {
        Game game = game(2, 7);
        SequencedMap<String, Player> both = led("red", Rank.RECRUIT);
        both.putAll(led("blue", Rank.RECRUIT));
        try (Stagehand hand = Stagehand.against(game, Stagehand.QUICK, both)) {
            hand.settle();
            assertThat(game.length()).as("not under the briefing").isZero();
            hand.press("button-begin");
            hand.until("it is over", () -> hand.shown("sheet-closing"));
        }
        assertThat(thinking()).isZero();
    }

    @Test
    void aHintIsShownNotGivenAndStandsInTheReport() {
        Game game = game(6, 9);
        try (Stagehand hand = Stagehand.against(game, Stagehand.QUICK, led("blue", Rank.REGULAR))) {
            hand.press("button-begin").keys(I);
            hand.until("there is advice", () -> hand.screen.model().snapshot().advice().isPresent());
            assertThat(game.length()).isZero();
            assertThat(hand.text("message")).startsWith("Hint, a regular would choose: ");
            hand.shot("commander/8-hint");
            assertThat(hand.fx(() -> hand.screen.model().reportProperty().get().getLast().sentence())).startsWith("Hint");
            hand.keys(ESCAPE);
            assertThat(hand.fx(() -> hand.screen.model().snapshot().advice())).isEmpty();
        }
        assertThat(thinking()).isZero();
    }

    @Test
    void leavingTheScreenCallsTheThinkingOff() {
        SequencedMap<String, Player> slow = new LinkedHashMap<>();
        slow.put("red", new Player("veteran", 1_000_000_000, _ -> CommanderGameTest::never));
        try (Stagehand hand = Stagehand.against(game(6, 9), Stagehand.QUICK, slow)) {
            hand.press("button-begin");
            hand.until("he thinks", () -> hand.screen.model().commanders().spent() > 0);
            hand.pulses(10);
            hand.shot("commander/9-thinking");
            assertThat(thinking()).isOne();
            long begun = System.nanoTime();
            hand.fx(() -> {
                hand.screen.leave();
                return null;
            });
            assertThat(System.nanoTime() - begun).isLessThan(2_000_000_000L);
            assertThat(thinking()).isZero();
        }
    }

    /// Thinks until he is called off.
    private static Optional<Intent> never(Seat seat, Budget budget) {
        while (!budget.calledOff()) {
            budget.spend();
            Thread.onSpinWait();
        }
        return Optional.empty();
    }

    @Test
    void aRobotThatCannotGoOnIsReplacedAndThatIsSaid() {
        SequencedMap<String, Player> robot = new LinkedHashMap<>();
        robot.put("red", RobotPlayer.of("no-such-program-here", Duration.ofSeconds(5)));
        Game game = game(6, 9);
        try (Stagehand hand = Stagehand.against(game, Stagehand.QUICK, robot)) {
            hand.press("button-begin");
            hand.until("it is said", () -> hand.screen.model().commanders().paused());
            hand.pulses(5);
            assertThat(hand.text("message")).startsWith("The robot of Red cannot go on").contains("A regular takes its place");
            hand.shot("commander/10-robot").press("button-pause");
            untilMyTurn(hand, "blue");
            assertThat(hand.fx(() -> hand.screen.model().reportProperty().get().stream()
                    .anyMatch(line -> line.sentence().startsWith("The robot of Red cannot go on")))).isTrue();
        }
    }

    @Test
    void realDiceOfACommanderAreTypedByThePlayer() {
        Game game = Skirmishes.game(FIELD, Terms.PLAIN, new DiceSource.Typed(3));
        try (Stagehand hand = Stagehand.against(game, Stagehand.QUICK, led("blue", Rank.REGULAR))) {
            hand.press("button-begin").keys(F10).press("button-endNow");
            hand.until("his dice are due", () -> game.diceDue().isPresent());
            int asked = game.length();
            hand.keys(DIGIT5).keys(ENTER);
            assertThat(game.length()).isGreaterThan(asked);
            assertThat(hand.fx(() -> hand.screen.model().reportProperty().get().stream()
                    .anyMatch(line -> line.sentence().equals("The die for the shot: 5")))).isTrue();
        }
    }
}
