package trayfield.ui.play;

import static javafx.scene.input.KeyCode.*;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import trayfield.files.ScenarioFile;
import trayfield.model.Loaded;
import trayfield.model.Phase;
import trayfield.model.Scenario;
import trayfield.play.DiceSource;
import trayfield.play.Game;
import trayfield.play.Undo;
import trayfield.tables.RuleTables;

/// The whole table of 160 men on one screen, from the rosters to the first moves of both sides.
class JoesTableTest {
    private static Game game() {
        RuleTables tables = ((Loaded.Good<RuleTables>) RuleTables.readFolder(Path.of("rules-data"))).value();
        Loaded<Scenario> scenario = ScenarioFile.read(Path.of("rules-data", "scenarios", "ancient", "joes-table.json"), tables);
        return Game.start(tables.of("ancient").orElseThrow(), ((Loaded.Good<Scenario>) scenario).value(),
                new DiceSource.Seeded(1967));
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
