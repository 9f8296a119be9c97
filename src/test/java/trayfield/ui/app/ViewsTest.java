package trayfield.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trayfield.ui.FxThread;
import trayfield.ui.board.Camera;
import trayfield.ui.play.PlayScreen;

/// How a game was looked at is there again when it is continued.
class ViewsTest {
    private static final Path RULES_DATA = Path.of("rules-data");
    private static final Path CROSSROADS = RULES_DATA.resolve(Path.of("scenarios", "modern", "crossroads.json"));

    @TempDir
    Path config;

    private static PlayScreen play(AppHand hand) {
        hand.until("the game is on the table", () -> hand.screen() instanceof PlayedGame);
        hand.settle();
        return (PlayScreen) hand.screen().root();
    }

    private static Camera camera(AppHand hand) {
        PlayScreen screen = play(hand);
        return FxThread.call(() -> screen.board().camera());
    }

    private AppHand openCrossroads() {
        return AppHand.open(config, RULES_DATA, Optional.of(CROSSROADS));
    }

    private static void continueGame(AppHand hand) {
        hand.until("the game is offered", () -> hand.button("Continue").isPresent());
        hand.clickButton("Continue");
    }

    @Test
    void theBoardIsSeenAsItWasLeft() {
        Camera left;
        try (AppHand hand = openCrossroads()) {
            PlayScreen screen = play(hand);
            FxThread.run(() -> {
                screen.board().zoom(6);
                screen.board().pan(3, 2);
            });
            left = camera(hand);
            assertThat(left.fits()).isFalse();
        }
        try (AppHand hand = AppHand.open(config)) {
            continueGame(hand);
            assertThat(camera(hand)).isEqualTo(left);
            PlayScreen screen = play(hand);
            FxThread.run(() -> screen.board().fit());
        }
        try (AppHand hand = AppHand.open(config)) {
            continueGame(hand);
            assertThat(camera(hand).fits()).isTrue();
        }
    }

    @Test
    void aNewGameStartsWithTheWholeBoard() {
        try (AppHand hand = openCrossroads()) {
            PlayScreen screen = play(hand);
            FxThread.run(() -> screen.board().zoom(6));
        }
        try (AppHand hand = openCrossroads()) {
            assertThat(camera(hand).fits()).isTrue();
        }
    }

    @Test
    void handingOverIsRememberedWhereItCanBeChosen() {
        try (AppHand hand = openCrossroads()) {
            PlayScreen screen = play(hand);
            assertThat(FxThread.call(() -> screen.model().watch().handing())).isFalse();
            FxThread.run(() -> screen.model().watch().hand(true));
        }
        try (AppHand hand = openCrossroads()) {
            PlayScreen screen = play(hand);
            assertThat(FxThread.call(() -> screen.model().watch().handing())).isTrue();
        }
    }
}
