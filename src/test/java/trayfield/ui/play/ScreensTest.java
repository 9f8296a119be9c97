package trayfield.ui.play;

import static javafx.scene.input.KeyCode.*;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.control.ListView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import trayfield.play.DiceSource;
import trayfield.play.Undo;
import trayfield.ui.board.Look;
import trayfield.ui.play.PlaySettings.TextSize;
import trayfield.ui.play.Skirmishes.Terms;

/// Pictures of the screen to look at, and what can be measured of them: no text cut short, nothing outside the window.
class ScreensTest {

    @ParameterizedTest
    @EnumSource(value = TextSize.class, names = {"NORMAL", "LARGEST"})
    void noTextIsCutInAnyTextSize(TextSize size) {
        String name = size.name().toLowerCase(Locale.ROOT);
        try (Stagehand hand = Stagehand.play(Skirmishes.game(Skirmishes.BATTLE, Terms.PLAIN.byDice(),
                new DiceSource.Scripted(List.of(5, 2, 2, 5, 6, 6))), Stagehand.QUICK.with(size), Undo.Players.TWO)) {
            whole(hand, name + "-1-briefing");
            hand.press("button-roll");
            whole(hand, name + "-2-first");
            hand.press("button-begin");
            whole(hand, name + "-3-start");
            hand.click(hand.tray("r12")).move(hand.at("B3"));
            whole(hand, name + "-4-stack");
            hand.click(hand.at("J10"));
            whole(hand, name + "-5-refused");
            hand.click(hand.tray("r8")).move(hand.tray("b8"));
            whole(hand, name + "-6-duel");
            hand.click(hand.tray("b8"));
            assertThat(hand.menuOpen()).isTrue();
            hand.menuShot(name + "-7-choice");
            hand.keys(ESCAPE);
            assertThat(hand.menuOpen()).isFalse();
            hand.keys(M);
            whole(hand, name + "-8-fought");
            hand.press("button-endTurn");
            whole(hand, name + "-9-end");
            hand.keys(ESCAPE).keys(F1);
            whole(hand, name + "-10-keys");
            hand.keys(ESCAPE).keys(PAGE_UP);
            whole(hand, name + "-11-past");
        }
    }

    private static void whole(Stagehand hand, String name) {
        // A few pictures are enough to look at; each has to wait for its figures.
        if (name.matches(".*-[1468]-.*")) {
            hand.shot("size-" + name);
        } else {
            hand.pulses(2);
        }
        List<String> faults = hand.fx(() -> Faults.of(hand.screen));
        assertThat(faults).as(name).isEmpty();
    }

    @Test
    void overlaysSymbolsAndOtherColours() {
        try (Stagehand hand = Stagehand.play(Skirmishes.game(Skirmishes.BATTLE), Stagehand.QUICK, Undo.Players.TWO)) {
            hand.keys(ENTER).keys(T).shot("overlay-threat-first");
            hand.keys(T).chord(T, false, true).shot("overlay-threat-second");
            hand.chord(T, false, true).click(hand.tray("r4")).keys(A).shot("overlay-arc");
            hand.keys(A).keys(V).shot("symbols");
            assertThat(hand.fx(() -> hand.screen.settings().style())).isEqualTo(Look.Style.SYMBOLS);
            hand.keys(H).keys(C).shot("no-trays-no-coordinates");
            hand.keys(H);
            hand.fx(() -> {
                hand.screen.apply(hand.screen.settings().with(trayfield.ui.board.Palette.COLOUR_SAFE));
                return null;
            });
            hand.shot("colour-safe");
            assertThat(hand.hosted).hasSize(2);
        }
    }

    @Test
    void menusChangeTheScreenAndTheHostIsTold() {
        try (Stagehand hand = Stagehand.play(Skirmishes.game(Skirmishes.BATTLE), Stagehand.QUICK, Undo.Players.TWO)) {
            hand.keys(ENTER).press("button-game");
            hand.menuShot("menu-game");
            hand.keys(ESCAPE).press("button-view");
            hand.menuShot("menu-view");
            hand.keys(DOWN).keys(RIGHT).keys(DOWN).keys(ENTER);
            hand.until("the text is larger", () -> hand.screen.settings().textSize() == TextSize.LARGE);
            assertThat(hand.hosted).containsExactly("settings LARGE");
            hand.chord(S, true, false).chord(O, true, false);
            assertThat(hand.hosted).endsWith("save", "open");
            double before = hand.fx(() -> hand.screen.board().camera().cell()) * 1.0;
            hand.keys(ADD).keys(ADD);
            assertThat(hand.fx(() -> hand.screen.board().camera().cell()) * 1.0).isGreaterThan(before);
            hand.keys(DIGIT0);
            assertThat(hand.fx(() -> hand.screen.board().camera().cell()) * 1.0).isEqualTo(before);
        }
    }

    @Test
    void theReportShowsThePlaceOfALineAndTheChoiceAfterAMeleeHasButtons() {
        var game = Skirmishes.game(Skirmishes.BATTLE, Terms.PLAIN.with("advanceAfterMelee", "true"),
                new DiceSource.Scripted(List.of(1, 6, 4)));
        try (Stagehand hand = Stagehand.play(game, Stagehand.QUICK, Undo.Players.TWO)) {
            hand.keys(ENTER).click(hand.tray("r8")).move(hand.tray("b8")).keys(M);
            hand.shot("choice-after-melee");
            hand.press("button-hold");
            assertThat(hand.fx(() -> hand.game.referee().observation().tray("r8").orElseThrow().at().name()))
                    .isEqualTo("D4");
            hand.fx(() -> {
                ((ListView<?>) hand.screen.lookup("#report")).scrollTo(0);
                return null;
            });
            hand.settle();
            hand.click(hand.fx(() -> {
                Node list = hand.screen.lookup("#report");
                return list.localToScreen(60, 20);
            }));
            assertThat(hand.fx(() -> hand.screen.model().snapshot().scene().number())).isZero();
            hand.shot("report-clicked");
            hand.press("button-forth");
            assertThat(hand.fx(() -> hand.screen.model().snapshot().scene().number())).isEqualTo(1);
            hand.press("button-now");
            assertThat(hand.fx(() -> hand.screen.model().snapshot().scene().past())).isFalse();
        }
    }

    @Test
    void animationsEndByThemselvesAndAreSkipped() {
        try (Stagehand hand = Stagehand.play(Skirmishes.game(Skirmishes.BATTLE, 4), PlaySettings.STANDARD, Undo.Players.TWO)) {
            hand.keys(ENTER).click(hand.tray("r5")).click(hand.tray("b5"));
            assertThat(hand.game.length()).as("the game does not wait").isEqualTo(2);
            assertThat(hand.fx(() -> hand.screen.board().animating())).isTrue();
            hand.keys(ESCAPE);
            assertThat(hand.fx(() -> hand.screen.board().animating())).isFalse();
            hand.shot("shot-hit");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"de-DE", "tr-TR", "ar-EG"})
    void otherCountriesReadTheSame(String tag) {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag(tag));
            try (Stagehand hand = Stagehand.play(Skirmishes.game(Skirmishes.BATTLE, 1), Stagehand.QUICK, Undo.Players.TWO)) {
                hand.keys(ENTER).click(hand.tray("r8")).move(hand.tray("b8"));
                assertThat(hand.texts("deed-fire-rifle")).contains("33\u00a0%", "Distance 1 of 5");
                hand.keys(F);
                assertThat(hand.fx(() -> hand.screen.model().reportProperty().get().getLast().text()))
                        .isEqualTo("Rifle r8 misses Rifle b8: 1, with 4, 6 to hit: Modern D(a)");
                hand.keys(I);
                assertThat(hand.game.length()).isEqualTo(2);
            }
        } finally {
            Locale.setDefault(before);
        }
    }
}
