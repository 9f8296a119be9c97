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
