package trayfield.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import javafx.scene.Node;
import javafx.scene.control.TextField;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trayfield.files.SaveFile;
import trayfield.files.SavedGame;
import trayfield.files.SettingsFile;
import trayfield.model.Loaded;
import trayfield.play.Undo;
import trayfield.ui.FxThread;

/// Who leads each side: chosen for a new game, named on the command line, kept with the game.
class LeadersTest {
    private static final Path VILLAGE = Path.of("rules-data", "scenarios", "modern", "village.json");

    @TempDir
    Path config;

    private static PlayedGame played(AppHand hand) {
        hand.until("the game is on the table", () -> hand.screen() instanceof PlayedGame);
        return (PlayedGame) hand.screen();
    }

    private static List<String> led(AppHand hand) {
        PlayedGame game = played(hand);
        return FxThread.call(() -> game.commanders().entrySet().stream()
                .map(one -> one.getKey() + "=" + one.getValue().name()).toList());
    }

    private static AppHand open(Path config, Path file, String... players) {
        return AppHand.open(config, Path.of("rules-data"), Optional.of(file), List.of(players));
    }

    @Test
    void aRegularChosenForTheSecondSideLeadsItAndIsRemembered() {
        try (AppHand hand = AppHand.open(config)) {
            hand.clickButton("New game");
            hand.until("a scenario is chosen", () -> hand.find("#start").filter(start -> !start.isDisabled()).isPresent());
            hand.click("#leader-1-ROBOT");
            assertThat(hand.find("#start").orElseThrow().isDisabled()).as("a robot needs a command").isTrue();
            hand.shotWithPictures("new-game-robot");
            hand.click("#leader-1-REGULAR");
            assertThat(hand.says("Person against Regular")).isTrue();
            assertThat(hand.find("#players-SOLO")).as("asked only of two people").isEmpty();
            hand.shotWithPictures("new-game-regular");
            hand.click("#start");
            assertThat(led(hand)).containsExactly("blue=regular");
            assertThat(played(hand).players()).isEqualTo(Undo.Players.SOLO);
            hand.until("it is kept", () -> SaveFile.read(hand.folders.autosave()) instanceof Loaded.Good<SavedGame> good
                    && good.value().commanders().equals(new LinkedHashMap<>(java.util.Map.of("blue", "regular"))));
        }
        assertThat(SettingsFile.read(config.resolve("settings.json")).settings().leaders()).containsExactly("person", "regular");
        try (AppHand hand = AppHand.open(config)) {
            hand.clickButton("Continue");
            assertThat(led(hand)).as("he goes on").containsExactly("blue=regular");
        }
    }

    @Test
    void playersNamedOnTheCommandLineLead() {
        try (AppHand hand = open(config, VILLAGE, "plum=veteran")) {
            assertThat(led(hand)).containsExactly("plum=veteran");
        }
    }

    @Test
    void aSideThatIsNotThereIsToldAndNothingBegins() {
        try (AppHand hand = open(config, VILLAGE, "green=regular")) {
            hand.until("it is told", () -> hand.says("Who plays is not clear"));
            hand.shot("players-wrong");
            assertThat(hand.says("plum, gold")).isTrue();
            assertThat(hand.says("green=regular")).isTrue();
            assertThat(hand.screen()).isInstanceOf(HomeScreen.class);
        }
    }

    @Test
    void noProgramIsStartedByAFileUnasked() throws IOException {
        Path trace = config.resolve("started");
        Path save = config.resolve("foreign.json");
        SequencedMap<String, String> robot = new LinkedHashMap<>();
        robot.put("plum", "touch " + trace);
        try (AppHand hand = open(config, VILLAGE)) {
            SavedGame mine = FxThread.call(() -> GameKeeper.saved(new OpenGame(played(hand).game(), "Mine", Undo.Players.SOLO,
                    new LinkedHashMap<>()), Instant.EPOCH));
            Files.writeString(save, SaveFile.write(mine.ledBy(robot)));
        }
        try (AppHand hand = open(config, save)) {
            hand.until("it is asked", () -> hand.says("Start an outside program?"));
            assertThat(hand.says("touch " + trace)).isTrue();
            hand.shot("robot-question");
            hand.clickButton("A regular in its place");
            assertThat(led(hand)).containsExactly("plum=regular");
            assertThat(trace).doesNotExist();
        }
    }

    @Test
    void theRobotOfANewGameIsTheCommandTyped() {
        try (AppHand hand = AppHand.open(config)) {
            hand.clickButton("New game");
            hand.until("a scenario is chosen", () -> hand.find("#start").filter(start -> !start.isDisabled()).isPresent());
            hand.click("#leader-0-ROBOT");
            Node field = hand.find("#robot-0").orElseThrow();
            FxThread.run(() -> ((TextField) field).setText("no-such-program-here"));
            hand.click("#start");
            assertThat(led(hand)).containsExactly("red=no-such-program-here");
        }
    }
}
