package trayfield.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trayfield.ui.FxThread;
import trayfield.ui.play.PlaySettings;

/// The page of trials in the window: run to the end, cancelled, gone on with, left, and by keys alone.
class TrialFlowTest {
    @TempDir
    Path config;

    private static void openTrials(AppHand hand) {
        hand.clickButton("Trials");
        hand.until("a scenario is chosen", () -> hand.find("#start").filter(start -> !start.isDisabled()).isPresent());
    }

    private static void type(AppHand hand, String field, String text) {
        FxThread.run(() -> ((TextField) hand.stage().getScene().lookup(field)).setText(text));
    }

    private static void recruits(AppHand hand, int games) {
        hand.click("#leader-0-RECRUIT");
        hand.click("#leader-1-RECRUIT");
        type(hand, "#games", String.valueOf(games));
    }

    private static String text(AppHand hand, String label) {
        return FxThread.call(() -> ((Label) hand.stage().getScene().lookup(label)).getText());
    }

    @Test
    void aTrialIsRunToItsEndSavedAndCompared() throws IOException {
        try (AppHand hand = AppHand.open(config)) {
            openTrials(hand);
            hand.shotWithPictures("trial-choose");
            recruits(hand, 40);
            type(hand, "#file", config.resolve("results.csv").toString());
            hand.click("#start");
            hand.until("all games are finished", () -> hand.says("All 40 games are finished."));
            assertThat(hand.find("#cancel")).isEmpty();
            assertThat(Files.readAllLines(config.resolve("results.csv"))).hasSize(41);
            hand.answers.add(config.resolve("report.html"));
            hand.click("#save");
            hand.until("the report is written", () -> Files.exists(config.resolve("report.html")));
            assertThat(Files.readString(config.resolve("report.html"))).contains("<svg", "Wilson");
            hand.answers.add(config.resolve("results.csv"));
            hand.click("#compare");
            hand.until("it is compared", () -> hand.says("of the same 40 games"));
            hand.shot("trial-done");
            scroll(hand, 0.5);
            hand.shot("trial-done-2");
            scroll(hand, 1);
            hand.shot("trial-done-3");
            hand.click("#again");
            hand.answers.add(config.resolve("no-such.csv"));
            hand.click("#join");
            hand.until("what is wrong is told", () -> hand.says("no-such.csv"));
            hand.shot("trial-join-refused");
            hand.answers.add(config.resolve("results.csv"));
            hand.click("#join");
            hand.until("the results are added up", () -> hand.says("40 games are added up."));
            hand.shot("trial-joined");
        }
    }

    private static void scroll(AppHand hand, double to) {
        FxThread.run(() -> hand.stage().getScene().getRoot().lookupAll(".tf-scroll").forEach(node -> {
            if (node instanceof ScrollPane pane) {
                pane.setVvalue(to);
            }
        }));
    }

    private static double scrolled(AppHand hand) {
        return FxThread.call(() -> ((ScrollPane) hand.stage().getScene().lookup(".tf-scroll")).getVvalue());
    }

    @Test
    void aTrialIsCancelledAndGoesOnWhileThePlayerLooksElsewhere() {
        try (AppHand hand = AppHand.open(config)) {
            openTrials(hand);
            recruits(hand, 1_000_000);
            hand.click("#start");
            hand.until("a game is finished", () -> hand.says("games a second") || hand.says("seconds a game"));
            hand.shot("trial-running");
            hand.click("#cancel");
            hand.until("it is cancelled", () -> hand.says("Cancelled after"));
            hand.shot("trial-cancelled");
            hand.click("#goOn");
            hand.until("it goes on", () -> hand.find("#cancel").isPresent());
            hand.press(KeyCode.ESCAPE);
            assertThat(hand.screen()).isInstanceOf(HomeScreen.class);
            hand.shot("trial-home");
            hand.clickButton("Trials");
            assertThat(hand.find("#cancel")).isPresent();
        }
        assertNoThreads();
    }

    private static void assertNoThreads() {
        long end = System.nanoTime() + 5_000_000_000L;
        List<String> left = trialThreads();
        while (!left.isEmpty() && System.nanoTime() < end) {
            Thread.onSpinWait();
            left = trialThreads();
        }
        assertThat(left).isEmpty();
    }

    private static List<String> trialThreads() {
        return Thread.getAllStackTraces().keySet().stream().map(Thread::getName).filter(name -> name.startsWith("trial-")).toList();
    }

    @Test
    void whatIsWrongStandsAtItsField() throws IOException {
        Files.writeString(config.resolve("other.csv"), "a,b\n1,2\n");
        try (AppHand hand = AppHand.open(config)) {
            openTrials(hand);
            type(hand, "#games", "0");
            assertThat(text(hand, "#wrong-GAMES")).contains("from 1 to");
            assertThat(hand.find("#start").orElseThrow().isDisabled()).isTrue();
            type(hand, "#games", "2");
            type(hand, "#file", config.resolve("other.csv").toString());
            hand.click("#start");
            hand.until("the file is refused", () -> hand.find("#wrong-FILE").isPresent());
            hand.shotWithPictures("trial-wrong");
            assertThat(Files.readString(config.resolve("other.csv"))).isEqualTo("a,b\n1,2\n");
        }
    }

    @Test
    void keysAloneInTheLargestText() {
        try (AppHand hand = AppHand.open(config)) {
            FxThread.run(() -> hand.program().likings().set(
                    hand.program().likings().play().with(PlaySettings.TextSize.LARGEST)));
            openTrials(hand);
            hand.shotWithPictures("trial-choose-largest");
            recruits(hand, 20);
            FxThread.run(() -> hand.stage().getScene().lookup("#scenarios").requestFocus());
            hand.press(KeyCode.ENTER);
            hand.until("all games are finished", () -> hand.says("All 20 games are finished."));
            hand.until("the keyboard is at the report", () -> "save".equals(
                    FxThread.call(() -> hand.stage().getScene().getFocusOwner().getId())));
            hand.settle();
            hand.shot("trial-done-largest");
            hand.press(KeyCode.PAGE_DOWN);
            hand.shot("trial-done-largest-2");
            assertThat(scrolled(hand)).isBetween(0.1, 0.9);
            hand.until("the end is reached, also after the maps are drawn", () -> {
                hand.press(KeyCode.END);
                return scrolled(hand) == 1;
            });
            hand.shot("trial-done-largest-3");
            assertThat(FxThread.call(() -> hand.stage().getScene().getFocusOwner().getId())).isEqualTo("save");
            hand.press(KeyCode.TAB, KeyCode.TAB, KeyCode.SPACE);
            hand.until("another trial is chosen", () -> hand.find("#start").isPresent());
        }
    }
}
