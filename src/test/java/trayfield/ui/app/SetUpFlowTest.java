package trayfield.ui.app;

import static org.assertj.core.api.Assertions.assertThat;
import static trayfield.ui.app.BenchWork.*;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trayfield.files.SaveFile;
import trayfield.files.SavedGame;
import trayfield.files.SaveShelf;
import trayfield.model.Loaded;
import trayfield.model.Scenario;
import trayfield.play.DiceSource;
import trayfield.play.Game;
import trayfield.play.Saves;
import trayfield.play.Skirmish;
import trayfield.play.Undo;
import trayfield.ui.FxThread;
import trayfield.ui.play.PlayScreen;

/// The position of a game goes to the bench, is come back from, and is played on from; what is written beside a game is
/// kept with it.
class SetUpFlowTest {
    @TempDir
    Path config;

    private Path saved() throws IOException {
        Game game = Skirmish.game(Skirmish.BATTLE, new DiceSource.Seeded(7));
        game.play(Skirmish.order("r5 D2-D3 N"));
        SavedGame save = Saves.of(game, "A skirmish", Undo.Players.SOLO, Instant.EPOCH);
        return Files.writeString(config.resolve("mine.json"), SaveFile.write(save));
    }

    private static PlayedGame played(AppHand hand) {
        hand.until("the game is on the table", () -> hand.screen() instanceof PlayedGame);
        hand.settle();
        return (PlayedGame) hand.screen();
    }

    private static void toBench(AppHand hand) {
        played(hand);
        chord(hand, KeyCode.E);
        hand.until("it is asked", () -> hand.says("Set up the position by hand?"));
        hand.clickButton("To the bench");
        untilBench(hand);
    }

    private SavedGame kept(AppHand hand) {
        return SaveFile.read(hand.folders.autosave()) instanceof Loaded.Good<SavedGame>(SavedGame game) ? game : null;
    }

    @Test
    void aPositionIsSetUpAndPlayedOnFrom() throws IOException {
        try (AppHand hand = AppHand.open(config, Path.of("rules-data"), java.util.Optional.of(saved()))) {
            toBench(hand);
            hand.shot("set-up-bench");
            assertThat(model(hand).scenario().trays()).anyMatch(tray -> tray.id().equals("r5") && tray.at().equals(at("D3")));
            hand.click("#back-to-game");
            assertThat(FxThread.call(() -> played(hand).game().length())).as("the game as it was").isEqualTo(1);
            toBench(hand);
            hand.press(KeyCode.T);
            drag(hand, "F3", "G3");
            Scenario edited = model(hand).scenario();
            hand.click("#bench-play");
            PlayedGame next = played(hand);
            assertThat(next.game().scenario()).isEqualTo(edited);
            assertThat(next.game().length()).isZero();
            hand.press(KeyCode.ENTER);
            hand.shot("set-up-played");
            assertThat(FxThread.call(() -> ((PlayScreen) next.root()).model().reportProperty().get().getLast().sentence()))
                    .startsWith("Position set up by hand: A <skirmish> & more, from turn 1");
            hand.until("the new game is kept with its mark", () -> kept(hand) != null && kept(hand).scenario().equals(edited)
                    && kept(hand).annex().notes().toString().contains("Position set up by hand"));
            assertThat(SaveShelf.of(hand.folders.saves()).files()).as("and the old one is put aside").hasSize(1);
            hand.press(KeyCode.I);
            hand.until("the hint is kept", () -> kept(hand).annex().notes().toString().contains("Hint, a regular would choose"));
        }
        try (AppHand hand = AppHand.open(config)) {
            hand.clickButton("Continue");
            PlayedGame again = played(hand);
            assertThat(FxThread.call(() -> ((PlayScreen) again.root()).model().reportProperty().get().toString()))
                    .contains("Position set up by hand", "Hint, a regular would choose");
        }
    }
}
