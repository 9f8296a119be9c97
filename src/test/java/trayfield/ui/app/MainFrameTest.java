package trayfield.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import trayfield.files.Settings;
import trayfield.files.SettingsFile;
import trayfield.ui.FxThread;

/// The window as a whole: what it remembers, and what it does when something goes wrong.
class MainFrameTest {
    @TempDir
    Path config;

    private Path settings() {
        return config.resolve("settings.json");
    }

    @Test
    void settingsHoldAtOnceAndComeBack() {
        try (AppHand hand = AppHand.open(config)) {
            hand.clickButton("Settings");
            hand.click("#textSize-LARGEST");
            hand.click("#style-SYMBOLS");
            hand.click("#palette-COLOUR_SAFE");
            hand.click("#reducedMotion");
            assertThat(hand.program().shell().getStyleClass()).contains("text-largest").doesNotContain("text-normal");
        }
        Settings.Display display = SettingsFile.read(settings()).settings().display();
        assertThat(display.textSize()).isEqualTo(Settings.TextSize.LARGEST);
        assertThat(display.view()).isEqualTo(Settings.View.SYMBOLS);
        assertThat(display.safeColours()).isTrue();
        assertThat(display.reducedMotion()).isTrue();
        try (AppHand hand = AppHand.open(config)) {
            assertThat(hand.program().shell().getStyleClass()).contains("text-largest");
        }
    }

    @Test
    void aWindowRememberedOffScreenComesBackOnTheScreen() {
        SettingsFile.write(settings(), Settings.STANDARD.withWindow(new Settings.Window(5000, 4000, 900, 700, false)));
        try (AppHand hand = AppHand.open(config)) {
            Rectangle2D screen = FxThread.call(() -> javafx.stage.Screen.getPrimary().getVisualBounds());
            assertThat(screen.contains(hand.stage().getX(), hand.stage().getY(), hand.stage().getWidth(),
                    hand.stage().getHeight())).isTrue();
            assertThat(hand.stage().getWidth()).isEqualTo(900);
        }
    }

    @Test
    void theWindowIsRememberedWhereItWasLeft() {
        try (AppHand hand = AppHand.open(config)) {
            FxThread.run(() -> {
                hand.stage().setX(40);
                hand.stage().setY(30);
                hand.stage().setWidth(820);
                hand.stage().setHeight(640);
            });
            hand.settle();
        }
        assertThat(SettingsFile.read(settings()).settings().window())
                .contains(new Settings.Window(40, 30, 820, 640, false));
    }

    @Test
    void settingsThatCannotBeReadAreToldAndTheProgramStarts() throws IOException {
        Files.writeString(settings(), "{\"format\": 1, \"textSize\": \"huge\"");
        try (AppHand hand = AppHand.open(config)) {
            hand.until("it is told", () -> hand.says("Some settings could not be read"));
            hand.press(KeyCode.ENTER);
            assertThat(hand.find("#notice")).isEmpty();
        }
    }

    @Test
    void anUncaughtFaultIsToldOnceLoggedEachTimeAndTheWindowStaysOpen() throws IOException {
        try (AppHand hand = AppHand.open(config)) {
            for (int i = 0; i < 20; i++) {
                Platform.runLater(MainFrameTest::fault);
            }
            hand.until("it is told", () -> hand.says("Something went wrong in the program"));
            hand.settle();
            hand.shot("fault");
            assertThat(hand.says(hand.folders.autosave().toString())).isTrue();
            hand.press(KeyCode.ENTER);
            assertThat(hand.find("#notice")).isEmpty();
            Platform.runLater(MainFrameTest::fault);
            hand.settle();
            assertThat(hand.find("#notice")).isEmpty();
            hand.clickButton("About");
            assertThat(hand.screen()).isInstanceOf(AboutScreen.class);
        }
        assertThat(Files.readString(config.resolve("trayfield.log")).split("deliberate", -1)).hasSize(22);
    }

    private static void fault() {
        throw new IllegalStateException("deliberate");
    }

    @Test
    void aFaultInTheBackgroundIsToldToo() {
        try (AppHand hand = AppHand.open(config)) {
            hand.program().background().run(() -> {
                throw new IllegalStateException("deliberate");
            }, nothing -> { });
            hand.until("it is told", () -> hand.says("Something went wrong in the program"));
            hand.press(KeyCode.ENTER);
        }
    }

    @Test
    void aSecondWindowKeepsItsGameElsewhere() {
        try (AppHand first = AppHand.open(config); AppHand second = AppHand.open(config)) {
            assertThat(second.program().folders().autosave()).isNotEqualTo(first.program().folders().autosave());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"de-DE", "tr-TR", "ar-EG"})
    void otherLanguagesOfTheMachineBreakNothing(String tag) {
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.forLanguageTag(tag));
        try (AppHand hand = AppHand.open(config)) {
            hand.clickButton("New game");
            hand.until("a scenario is chosen", () -> hand.find("#start").filter(start -> !start.isDisabled()).isPresent());
            assertThat(hand.says("13 trays each, 12 turns")).isTrue();
            hand.click("#start");
            hand.until("the game is on the table", () -> hand.screen() instanceof PlayedGame);
            FxThread.run(() -> ((PlayedGame) hand.screen()).home());
            hand.until("the game is offered", () -> hand.button("Continue").isPresent());
            assertThat(hand.says("Turn 1 of 12")).isTrue();
            hand.clickButton("Rules");
            assertThat(hand.says("The Modern rules")).isTrue();
        } finally {
            Locale.setDefault(before);
        }
    }
}
