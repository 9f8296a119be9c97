package trayfield.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import trayfield.ui.FxThread;
import trayfield.ui.play.PlaySettings.TextSize;

/// Every screen, in all sizes of text, by the keyboard's way back and forth; pictures of them stay for a look.
class ScreensTest {
    @TempDir
    Path config;

    @ParameterizedTest
    @EnumSource(names = "LARGEST")
    void everyScreenOpensAndEscapeLeadsBack(TextSize size) throws IOException {
        Files.writeString(config.resolve("settings.json"),
                "{\"format\": 1, \"textSize\": \"%s\", \"window\": {\"x\": 0, \"y\": 0, \"width\": 1000, \"height\": 1000, \"maximised\": false}}"
                        .formatted(size.name().toLowerCase(java.util.Locale.ROOT)));
        Files.createDirectories(config.resolve("saves"));
        Files.writeString(config.resolve("saves").resolve("broken.json"), "{\"trayfield\": \"save\"}");
        try (AppHand hand = AppHand.open(config)) {
            hand.until("Home welcomes", () -> hand.find(".tf-thumbnail").isPresent());
            hand.shotWithPictures("home-" + size);
            FxThread.run(() -> hand.program().shell().screen().firstFocus().requestFocus());
            for (String name : List.of("New game", "Saved games", "Rules", "Settings", "About")) {
                hand.clickButton(name);
                hand.until(name + " is shown", () -> hand.screen().title().equals(name));
                hand.until("it has been read", () -> !hand.says("Looking"));
                hand.shotWithPictures(name.replace(' ', '-') + "-" + size);
                if (name.equals("Rules")) {
                    hand.click("#rules-ancient");
                    hand.until("the other book lies open", () -> hand.says("The Ancient rules"));
                    hand.shot("Rules-ancient-" + size);
                    ScrollPane page = (ScrollPane) hand.find(".tf-scroll").orElseThrow();
                    FxThread.run(() -> page.setVvalue(0.62));
                    hand.shot("Rules-ancient-below-" + size);
                }
                hand.press(KeyCode.ESCAPE);
                assertThat(hand.screen()).isInstanceOf(HomeScreen.class);
            }
        }
    }
}
