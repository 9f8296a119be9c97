package trayfield.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trayfield.files.Settings;
import trayfield.ui.FxThread;
import trayfield.ui.play.PlayScreen;

/// From the window to paper.
class PrintingTest {
    private static final Path RULES_DATA = Path.of("rules-data");

    @TempDir
    Path config;

    private static AppHand open(Path config, String file) {
        return AppHand.open(config, RULES_DATA, Optional.of(RULES_DATA.resolve(file)));
    }

    @Test
    void aSideAtTheScreenPrintsItsRoster() throws IOException {
        Path file = config.resolve("roster.pdf");
        try (AppHand hand = open(config, "scenarios/ancient/joes-table.json")) {
            hand.until("the game is on the table", () -> hand.screen() instanceof PlayedGame);
            PlayScreen screen = (PlayScreen) hand.screen().root();
            FxThread.run(() -> ((PlayedGame) hand.screen()).printRosters(screen.model().watch().seat()));
            hand.settle();
            hand.click("#paper-LETTER");
            hand.shot("print-roster");
            hand.answers.add(file);
            hand.clickButton("Make a PDF file");
            hand.until("it is said", () -> hand.says("Saved as"));
            assertThat(hand.program().likings().get().paper()).contains(Settings.Paper.LETTER);
        }
        assertThat(Files.readString(file, java.nio.charset.StandardCharsets.ISO_8859_1)).startsWith("%PDF").endsWith("%%EOF\n");
    }

    @Test
    void aScenarioIsPrintedInSeveralWays() throws IOException {
        Path map = config.resolve("map.txt");
        Path page = config.resolve("page.pdf");
        try (AppHand hand = AppHand.open(config)) {
            hand.clickButton("New game");
            hand.until("a scenario is chosen", () -> hand.find("#print").filter(print -> !print.isDisabled()).isPresent());
            hand.click("#print");
            hand.shotWithPictures("print-page");
            hand.answers.add(page);
            hand.clickButton("Make the file");
            hand.until("it is said", () -> hand.says("Saved as " + page));
            hand.click("#print");
            hand.click("#product-PICTURE");
            hand.shotWithPictures("print-picture");
            hand.click("#product-TRUE_SIZE");
            hand.click("#paper-A4");
            assertThat(hand.says("on 49 sheets")).isTrue();
            hand.shotWithPictures("print-true-size");
            hand.answers.add(config.resolve("table.pdf"));
            hand.clickButton("Make the file");
            hand.until("it tells how far it is", () -> hand.says("Making table.pdf: page"));
            hand.shotWithPictures("print-sign");
            hand.click("#print-off");
            hand.until("it is called off", () -> hand.says("Called off") && hand.find("#print-sign").isEmpty());
            assertThat(config.resolve("table.pdf")).doesNotExist();
            hand.click("#print");
            hand.click("#product-MAP");
            hand.answers.add(map);
            hand.clickButton("Make the file");
            hand.until("it is said", () -> hand.says("Saved as " + map));
        }
        assertThat(Files.readString(map)).startsWith("Four Elms Crossroads\n====");
        assertThat(page).isNotEmptyFile();
    }

    @Test
    void whatCannotBeWrittenIsTold() throws IOException {
        Path blocked = Files.writeString(config.resolve("blocked"), "a file, no folder");
        try (AppHand hand = open(config, "scenarios/ancient/joes-table.json")) {
            hand.until("the game is on the table", () -> hand.screen() instanceof PlayedGame);
            PlayScreen screen = (PlayScreen) hand.screen().root();
            FxThread.run(() -> ((PlayedGame) hand.screen()).printRosters(screen.model().watch().seat()));
            hand.settle();
            hand.answers.add(blocked.resolve("roster.pdf"));
            hand.clickButton("Make a PDF file");
            hand.until("it is told", () -> hand.says("could not be printed"));
        }
    }
}
