package trayfield.ui.play;

import static javafx.scene.input.KeyCode.*;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import trayfield.files.ScenarioFile;
import trayfield.model.Event;
import trayfield.model.Loaded;
import trayfield.model.Observation;
import trayfield.model.Pending;
import trayfield.model.Phase;
import trayfield.model.Scenario;
import trayfield.model.Square;
import trayfield.play.DiceSource;
import trayfield.play.Game;
import trayfield.play.Undo;
import trayfield.tables.RuleTables;
import trayfield.ui.play.state.Body;

/// The whole table of 160 men on one screen, from the rosters to the first moves of both sides.
class JoesTableTest {
    private static Game game() {
        RuleTables tables = ((Loaded.Good<RuleTables>) RuleTables.readFolder(Path.of("rules-data"))).value();
        Loaded<Scenario> scenario = ScenarioFile.read(Path.of("rules-data", "scenarios", "ancient", "joes-table.json"), tables);
        return Game.start(tables.of("ancient").orElseThrow(), ((Loaded.Good<Scenario>) scenario).value(),
                new DiceSource.Seeded(1967));
    }

    /// Three sequences: the sides march at each other in good order, throw what they have, and meet. A side's turn is all
    /// it does in one sequence, the hand-over included.
    @Test
    @Timeout(300)
    void aFullTurnOfEightyMenTakesUnderTwentyActionsOfTheHand() {
        Game game = game();
        game.referee().orders().forEach(game::play);
        game.referee().orders().forEach(game::play);
        SequencedMap<String, Integer> actions = new LinkedHashMap<>();
        try (Stagehand hand = Stagehand.play(game, Stagehand.QUICK, Undo.Players.TWO)) {
            hand.press("button-takeScreen");
            for (int i = 0; i < 60 && seen(game).turn() <= 3 && seen(game).result().isEmpty(); i++) {
                String turn = seen(game).turn() + " " + seen(game).side().orElse("dice");
                int before = hand.actions();
                step(hand);
                actions.merge(turn, hand.actions() - before, Integer::sum);
            }
            hand.shot("ancient/table-5-met");
        }
        System.out.println("Actions of the hand: " + actions);
        assertThat(actions.values()).allMatch(count -> count < 20);
        assertThat(actions).containsKeys("1 silver", "1 gold", "3 silver", "3 gold");
        List<Event> events = game.referee().told(0).stream().flatMap(told -> told.events().stream()).toList();
        assertThat(events).filteredOn(Event.Moved.class::isInstance).as("men in step").hasSizeGreaterThan(400);
        assertThat(events).filteredOn(Event.MissileFell.class::isInstance).hasSizeGreaterThan(20);
    }

    private static Observation seen(Game game) {
        return game.referee().observation();
    }

    private static void step(Stagehand hand) {
        if (hand.shown("handover")) {
            hand.press("button-takeScreen");
            return;
        }
        switch (seen(hand.game).phase()) {
            case INITIATIVE -> hand.keys(ENTER);
            case MISSILES -> hand.press("button-allThrow").press("button-endTurn");
            case MOVE -> march(hand);
            case MELEE -> fight(hand);
            case FIRST, ACT, ROSTER, OVER -> throw new AssertionError(seen(hand.game).phase());
        }
    }

    private static void march(Stagehand hand) {
        hand.chord(A, true, false);
        Body body = hand.fx(() -> hand.screen.model().snapshot().body()).orElseThrow();
        int ahead = 3 * body.lead().facing().dy;
        hand.click(hand.at(new Square(body.lead().at().column(), body.lead().at().row() + ahead).name()),
                MouseButton.SECONDARY);
        hand.press("button-endTurn");
        if (hand.shown("sheet-end")) {
            hand.press("button-endNow");
        }
    }

    private static void fight(Stagehand hand) {
        if (hand.shown("button-allMelees")) {
            hand.press("button-allMelees");
            hand.until("the melees are fought", () -> !hand.screen.model().melees().running()
                    || hand.screen.model().melees().waits());
        }
        while (seen(hand.game).pending().orElse(null) instanceof Pending.Choice) {
            hand.press("button-hold");
            hand.until("the melees are fought", () -> !hand.screen.model().melees().running()
                    || hand.screen.model().melees().waits());
        }
        hand.press("button-endTurn");
        if (hand.shown("sheet-end")) {
            hand.press("button-endNow");
        }
    }

    @Test
    void tenUnitsASideAreGivenClassesDeclaredAndMoved() {
        Game game = game();
        try (Stagehand hand = Stagehand.play(game, Stagehand.QUICK, Undo.Players.TWO)) {
            hand.press("button-takeScreen").press("button-begin").press("button-example").shot("ancient/table-1-roster");
            hand.press("button-handIn").press("button-takeScreen").press("button-example").press("button-handIn");
            assertThat(game.referee().observation().phase()).isNotEqualTo(Phase.ROSTER);
            while (game.referee().observation().phase() == Phase.MISSILES) {
                hand.press("button-takeScreen");
                hand.press("button-allThrow").shot("ancient/table-2-missiles").press("button-endTurn");
            }
            if (hand.shown("handover")) {
                hand.press("button-takeScreen");
            }
            assertThat(game.referee().observation().phase()).isEqualTo(Phase.MOVE);
            hand.keys(TAB).shot("ancient/table-3-moves");
            hand.keys(L).shot("ancient/table-4-rosters").keys(ESCAPE);
            int men = hand.fx(() -> hand.screen.model().snapshot().standing().open().size());
            assertThat(men).as("men who can move").isGreaterThan(40);
        }
    }
}
