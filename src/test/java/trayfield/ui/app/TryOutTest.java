package trayfield.ui.app;

import static org.assertj.core.api.Assertions.assertThat;
import static trayfield.ui.app.BenchWork.*;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trayfield.files.SaveFile;
import trayfield.files.SavedGame;
import trayfield.model.Input;
import trayfield.model.Loaded;
import trayfield.play.Game;
import trayfield.ui.FxThread;

/// A crash in the middle of a game that was tried out costs no order of it.
class TryOutTest {
    private static final Path CROSSROADS = Path.of("rules-data", "scenarios", "modern", "crossroads.json");

    @TempDir
    Path config;

    private Optional<Path> kept() {
        String[] names = config.resolve("tryouts").toFile().list((_, name) -> name.endsWith(".json"));
        return Optional.ofNullable(names).filter(some -> some.length == 1).map(some -> config.resolve("tryouts").resolve(some[0]));
    }

    private boolean holds(List<Input> inputs) {
        return kept().map(SaveFile::read).filter(read -> read instanceof Loaded.Good<SavedGame>(SavedGame game)
                && game.inputs().equals(inputs)).isPresent();
    }

    @Test
    void isKeptAndOfferedAfterACrash() throws IOException {
        Path file = config.resolve("crossroads.json");
        Files.copy(CROSSROADS, file);
        List<Input> inputs;
        try (AppHand hand = AppHand.open(config)) {
            fire(hand, "Editor");
            hand.answers.add(file);
            fire(hand, "Open a scenario file");
            untilBench(hand);
            hand.press(KeyCode.F5);
            hand.until("the game is on the table", () -> hand.screen() instanceof TryOut);
            Game game = FxThread.call(() -> ((TryOut) hand.screen()).game().game());
            hand.press(KeyCode.ESCAPE);
            for (int i = 0; i < 9 && FxThread.call(() -> game.diceDue().isPresent()); i++) {
                hand.press(KeyCode.R);
            }
            hand.until("it is begun", () -> FxThread.call(() -> !game.inputs().isEmpty()));
            inputs = FxThread.call(game::inputs);
            hand.until("every order is kept", () -> holds(inputs));
        }
        Path left = kept().orElseThrow();
        Files.move(left, left.resolveSibling("999999999-1-1.json"));
        try (AppHand hand = AppHand.open(config)) {
            hand.until("it is offered", () -> hand.says("was cut short"));
            assertThat(hand.says("Tried out: Four Elms Crossroads")).isTrue();
            hand.shot("tryout-cut-short");
            hand.clickButton("Go on with it");
            hand.until("it goes on", () -> hand.screen() instanceof PlayedGame);
            assertThat(FxThread.call(() -> ((PlayedGame) hand.screen()).game().inputs())).isEqualTo(inputs);
            hand.until("it is a game like any other", () -> kept().isEmpty());
            FxThread.run(() -> ((PlayedGame) hand.screen()).home());
            hand.until("it is marked", () -> hand.says("Tried out: Four Elms Crossroads") && hand.button("Continue").isPresent());
        }
    }
}
