package trayfield.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trayfield.files.SaveFile;
import trayfield.files.SavedGame;
import trayfield.files.SettingsFile;
import trayfield.model.Loaded;
import trayfield.model.Order;
import trayfield.model.Scenario.Setting;
import trayfield.play.Game;
import trayfield.play.Undo;
import trayfield.ui.FxThread;
import trayfield.ui.app.GameSummary.Playable;

/// The ways of a game through the window: begun, kept, lost and found again, saved, opened, put aside.
class GameFlowTest {
    @TempDir
    Path config;

    private static Game game(AppHand hand) {
        return ((PlayedGame) hand.screen()).game();
    }

    private void startGame(AppHand hand) {
        hand.clickButton("New game");
        hand.until("a scenario is chosen", () -> hand.find("#start").filter(start -> !start.isDisabled()).isPresent());
        hand.click("#start");
        hand.until("the game is on the table", () -> hand.screen() instanceof PlayedGame);
    }

    /// Throws for the first move and gives the first order at hand.
    private static void playOneOrder(AppHand hand) {
        Game game = game(hand);
        FxThread.run(() -> {
            while (game.diceDue().isPresent()) {
                game.rollDue();
            }
            Order order = game.referee().orders().getFirst();
            assertThat(game.play(order)).isEmpty();
        });
    }

    private static SavedGame read(Path file) {
        return ((Loaded.Good<SavedGame>) SaveFile.read(file)).value();
    }

    private void untilKept(AppHand hand, Game game) {
        hand.until("the autosave holds every order", () -> SaveFile.read(hand.folders.autosave()) instanceof Loaded.Good<SavedGame> good
                && good.value().inputs().equals(game.inputs()));
    }

    @Test
    void aHouseRuleSwitchedOffHoldsInTheGameThatStarts() {
        try (AppHand hand = AppHand.open(config)) {
            hand.clickButton("New game");
            hand.click("#house-tankRunDown");
            assertThat(((CheckBox) hand.find("#house-tankRunDown").orElseThrow()).isSelected()).isFalse();
            hand.click("#players-SOLO");
            hand.shotWithPictures("new-game-house-rule");
            hand.click("#start");
            hand.until("the game is on the table", () -> hand.screen() instanceof PlayedGame);
            assertThat(game(hand).scenario().options()).containsExactly(new Setting("tankRunDown", "false"));
            assertThat(((PlayedGame) hand.screen()).players()).isEqualTo(Undo.Players.SOLO);
            hand.until("it is kept before the first order", () -> Files.exists(hand.folders.autosave()));
        }
        assertThat(SettingsFile.read(config.resolve("settings.json")).settings().houseRules("modern"))
                .containsExactly(new Setting("tankRunDown", "false"));
    }

    @Test
    void theKeyboardAloneStartsAGame() {
        try (AppHand hand = AppHand.open(config)) {
            hand.until("Home welcomes", () -> hand.find(".tf-thumbnail").isPresent());
            hand.press(KeyCode.ENTER);
            hand.until("scenarios are there", () -> hand.find("#start").filter(start -> !start.isDisabled()).isPresent());
            hand.press(KeyCode.DOWN, KeyCode.ENTER);
            hand.until("the game is on the table", () -> hand.screen() instanceof PlayedGame);
            assertThat(game(hand).scenario().id()).isEqualTo("fords");
        }
    }

    @Test
    void afterACrashTheGameIsOfferedWithEveryOrder(@TempDir Path later) throws IOException {
        List<?> inputs;
        try (AppHand hand = AppHand.open(config)) {
            startGame(hand);
            playOneOrder(hand);
            untilKept(hand, game(hand));
            inputs = game(hand).inputs();
            copyAll(config, later);
        }
        try (AppHand hand = AppHand.open(later)) {
            hand.until("the game is offered", () -> hand.button("Continue").isPresent());
            assertThat(hand.says("did not get to close this game")).isTrue();
            assertThat(hand.says("Turn 1 of 12")).isTrue();
            hand.shotWithPictures("home-recovered");
            hand.clickButton("Continue");
            hand.until("the game is on the table", () -> hand.screen() instanceof PlayedGame);
            assertThat(game(hand).inputs()).isEqualTo(inputs);
        }
        try (AppHand hand = AppHand.open(later)) {
            hand.until("the game is offered", () -> hand.button("Continue").isPresent());
            assertThat(hand.says("did not get to close this game")).isFalse();
        }
    }

    private static void copyAll(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path target = to.resolve(from.relativize(file).toString());
                Files.createDirectories(target.getParent());
                Files.copy(file, target);
            }
        }
    }

    @Test
    void aGameSavedByTheMenuCanBeOpenedAgain() {
        Path file = config.resolve("elsewhere").resolve("mine.json");
        try (AppHand hand = AppHand.open(config)) {
            startGame(hand);
            playOneOrder(hand);
            hand.answers.add(file);
            FxThread.run(() -> ((PlayedGame) hand.screen()).save(game(hand)));
            hand.until("it is said", () -> hand.says("Saved as"));
            assertThat(read(file).inputs()).isEqualTo(game(hand).inputs());
            playOneOrder(hand);
            FxThread.run(() -> ((PlayedGame) hand.screen()).save(game(hand)));
            hand.until("it is saved to the same file, unasked", () -> read(file).inputs().equals(game(hand).inputs()));
        }
        try (AppHand hand = AppHand.open(config)) {
            hand.answers.add(file);
            hand.clickButton("Open");
            hand.until("the game is on the table", () -> hand.screen() instanceof PlayedGame);
            assertThat(game(hand).inputs()).isEqualTo(read(file).inputs());
        }
    }

    @Test
    void aSaveThatFailsIsToldAndTheGameGoesOn() throws IOException {
        Path noFolder = Files.writeString(config.resolve("file"), "in the way").resolve("mine.json");
        try (AppHand hand = AppHand.open(config)) {
            startGame(hand);
            hand.answers.add(noFolder);
            FxThread.run(() -> ((PlayedGame) hand.screen()).save(game(hand)));
            hand.until("it is told", () -> hand.says("The game could not be saved"));
            hand.shot("save-failed");
            hand.press(KeyCode.ESCAPE);
            assertThat(hand.find("#notice")).isEmpty();
            playOneOrder(hand);
            untilKept(hand, game(hand));
        }
        assertThat(Files.readString(config.resolve("file"))).isEqualTo("in the way");
    }

    @Test
    void aBrokenFileShowsAllItsProblemsAndChangesNothing() throws IOException {
        String sound = Files.readString(Path.of("rules-data", "scenarios", "modern", "crossroads.json"));
        Path broken = Files.writeString(config.resolve("broken.json"),
                sound.replace("\"title\"", "\"titel\"").replace("\"rifle\"", "\"riffle\"").replace("\"S\"", "\"Q\""));
        try (AppHand hand = AppHand.open(config)) {
            startGame(hand);
            playOneOrder(hand);
            List<?> inputs = game(hand).inputs();
            hand.answers.add(broken);
            FxThread.run(() -> ((PlayedGame) hand.screen()).open());
            hand.until("it is told", () -> hand.says("broken.json has problems"));
            hand.shot("broken-file");
            Node list = hand.find(".tf-problems").orElseThrow();
            List<Node> problems = FxThread.call(() -> List.copyOf(list.lookupAll(".tf-problem")));
            assertThat(problems).hasSizeGreaterThan(2);
            hand.press(KeyCode.ESCAPE);
            assertThat(game(hand).inputs()).isEqualTo(inputs);
        }
    }

    @Test
    void aBrokenSaveDisturbsNoOther() throws IOException {
        Path saves = Files.createDirectories(config.resolve("saves"));
        try (AppHand hand = AppHand.open(config)) {
            startGame(hand);
            hand.answers.add(saves.resolve("good.json"));
            FxThread.run(() -> ((PlayedGame) hand.screen()).save(game(hand)));
            hand.until("it is saved", () -> Files.exists(saves.resolve("good.json")));
            Files.write(saves.resolve("noise.json"), new byte[] {0, 1, 2, (byte) 0xff});
            Files.writeString(saves.resolve("cut.json"), Files.readString(saves.resolve("good.json")).substring(0, 900));
            FxThread.run(() -> ((PlayedGame) hand.screen()).home());
            hand.clickButton("Saved games");
            hand.until("the good one is there", () -> hand.button("Play on").isPresent());
            assertThat(hand.says("noise.json cannot be read")).isTrue();
            assertThat(hand.says("cut.json cannot be read")).isTrue();
            hand.shotWithPictures("saved-games-with-broken");
            hand.clickButton("Play on");
            hand.until("the game is on the table", () -> hand.screen() instanceof PlayedGame);
        }
    }

    @Test
    void anotherGamePutsTheOneUnderWayAsideOnce() {
        try (AppHand hand = AppHand.open(config)) {
            startGame(hand);
            playOneOrder(hand);
            List<?> first = game(hand).inputs();
            FxThread.run(() -> ((PlayedGame) hand.screen()).newGame());
            hand.until("scenarios are there", () -> hand.find("#start").filter(start -> !start.isDisabled()).isPresent());
            hand.click("#start");
            hand.until("another game is on the table", () -> hand.screen() instanceof PlayedGame && game(hand).length() == 0);
            List<GameSummary> kept = GameSummary.ofFolder(hand.folders.saves());
            assertThat(kept).hasSize(1);
            assertThat(((Playable) kept.getFirst()).inputs()).isEqualTo(first);
        }
    }

    @Test
    void aScenarioNamedOnTheCommandLineIsPlayedAtOnce() {
        Path file = Path.of("rules-data", "scenarios", "modern", "village.json");
        try (AppHand hand = AppHand.open(config, Path.of("rules-data"), Optional.of(file))) {
            hand.until("the game is on the table", () -> hand.screen() instanceof PlayedGame);
            assertThat(game(hand).scenario().id()).isEqualTo("village");
        }
    }

    @Test
    void theReportIsWrittenAsTextAndAsAPage() throws IOException {
        Path text = config.resolve("report.txt");
        Path page = config.resolve("report.html");
        try (AppHand hand = AppHand.open(config)) {
            startGame(hand);
            playOneOrder(hand);
            hand.answers.add(text);
            FxThread.run(() -> ((PlayedGame) hand.screen()).saveReport(game(hand).referee()));
            hand.clickButton("Text");
            hand.until("the text is there", () -> Files.exists(text));
            hand.answers.add(page);
            FxThread.run(() -> ((PlayedGame) hand.screen()).saveReport(game(hand).referee()));
            hand.clickButton("Page for a browser");
            hand.until("the page is there", () -> Files.exists(page));
        }
        assertThat(Files.readString(text)).contains("goes first");
        assertThat(Files.readString(page)).contains("goes first").startsWith("<!DOCTYPE html>");
    }
}
