package trayfield.ui.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import trayfield.model.Scenario;
import trayfield.model.Square;
import trayfield.model.Terrain;
import trayfield.ui.FxThread;
import trayfield.ui.editor.state.Blank;
import trayfield.ui.editor.state.Brush;
import trayfield.ui.editor.state.Say;
import trayfield.ui.editor.state.Scenarios;
import trayfield.ui.screen.Keys.Binding;
import trayfield.ui.screen.Stroke;

/// The keyboard alone lays out a table, letters typed in a form are none of its keys, and no key has two meanings.
class KeysTest {

    @Test
    void noKeyHasTwoMeanings() {
        try (BenchHand hand = BenchHand.at(Blank.of("modern", 4, 4))) {
            Map<Stroke, String> meanings = new HashMap<>();
            for (Binding<KeyTable.Group> binding : hand.bindings()) {
                assertThat(binding.label()).isNotBlank();
                for (Stroke stroke : binding.strokes()) {
                    assertThat(meanings.put(stroke, binding.id())).as(stroke.label()).isNull();
                }
            }
            List<String> told = hand.bindings().stream().map(Binding::id)
                    .filter(id -> !id.matches("(cursor|draw|push)\\.[ESW]")).toList();
            assertThat(told).allSatisfy(id -> assertThat(Say.maybe("keys." + id)).as(id).isPresent());
        }
    }

    @Test
    void theKeyboardAloneLaysOutATable() {
        try (BenchHand hand = BenchHand.at(Blank.of("modern", 9, 7))) {
            hand.keys(KeyCode.R, KeyCode.DIGIT2).keys(KeyCode.LEFT, KeyCode.DOWN, KeyCode.DOWN, KeyCode.DOWN, KeyCode.DOWN);
            hand.keys(KeyCode.ENTER, KeyCode.UP, KeyCode.UP, KeyCode.UP, KeyCode.UP, KeyCode.UP, KeyCode.UP, KeyCode.ENTER);
            assertThat(at(hand.scenario(), "D1")).isEqualTo(Terrain.RIVER);
            assertThat(at(hand.scenario(), "D7")).isEqualTo(Terrain.RIVER);
            hand.keys(KeyCode.T, KeyCode.DIGIT1).chord(KeyCode.RIGHT, false, true).chord(KeyCode.RIGHT, false, true).letGo(KeyCode.SHIFT);
            assertThat(at(hand.scenario(), "F7")).isEqualTo(Terrain.TREES);
            hand.keys(KeyCode.F, KeyCode.LEFT, KeyCode.LEFT, KeyCode.DOWN, KeyCode.ENTER);
            assertThat(at(hand.scenario(), "D6")).isEqualTo(Terrain.FORD);
            hand.keys(KeyCode.N, KeyCode.LEFT, KeyCode.E, KeyCode.P).keys(KeyCode.B, KeyCode.RIGHT, KeyCode.RIGHT, KeyCode.P);
            assertThat(hand.scenario().trays()).extracting(tray -> tray.side() + " " + tray.type() + " " + tray.at() + tray.facing())
                    .containsExactly("red machineGun C6E", "blue machineGun E6E");
            hand.keys(KeyCode.TAB).chord(KeyCode.DOWN, true, false).chord(KeyCode.DOWN, true, false);
            assertThat(hand.scenario().trays()).extracting(tray -> tray.at().name()).containsAnyOf("C4", "E4");
            hand.keys(KeyCode.F4).settle();
            assertThat(hand.shown("problems")).isTrue();
            hand.keys(KeyCode.F5);
            assertThat(hand.hosted).containsExactly("play untitled-table");
            while (FxThread.call(() -> hand.model().bench().undo().isPresent())) {
                hand.chord(KeyCode.Z, true, false);
            }
            assertThat(hand.scenario()).isEqualTo(Blank.of("modern", 9, 7));
        }
    }

    private static Terrain at(Scenario scenario, String square) {
        return scenario.board().ground(Square.parse(square).orElseThrow()).terrain();
    }

    @Test
    void lettersTypedInAFormAreNoKeys() {
        try (BenchHand hand = BenchHand.at(Scenarios.shipped("crossroads"))) {
            hand.keys(KeyCode.F3).type("terms-title", "Brook");
            assertThat(hand.scenario().title()).isEqualTo("Brook");
            assertThat(hand.focused()).isInstanceOf(TextField.class);
            hand.keys(KeyCode.R, KeyCode.DELETE).chord(KeyCode.Z, true, false);
            assertThat(FxThread.call(() -> hand.model().bench().kit().brush())).isEqualTo(Brush.TREES);
            assertThat(hand.scenario().trays()).hasSize(26);
            hand.keys(KeyCode.ESCAPE, KeyCode.R);
            assertThat(FxThread.call(() -> hand.model().bench().kit().brush())).isEqualTo(Brush.RIVER);
            hand.chord(KeyCode.Z, true, false);
            assertThat(hand.scenario().title()).isEqualTo(Scenarios.shipped("crossroads").title());
        }
    }

    @Test
    void toolTipsTellTheKitOfNow() {
        try (BenchHand hand = BenchHand.at(Blank.of("modern", 4, 4))) {
            hand.keys(KeyCode.PAGE_UP, KeyCode.PAGE_UP);
            int level = FxThread.call(() -> hand.model().bench().kit().level());
            assertThat(level).isGreaterThan(1);
            assertThat(tip(hand, "brush-LEVEL")).contains("height " + level);
            FxThread.run(() -> hand.model().take(kit -> kit.withSize(3)));
            assertThat(tip(hand, "shape-FREE")).contains("3 by 3");
        }
    }

    private static String tip(BenchHand hand, String id) {
        return FxThread.call(() -> ((ToggleButton) hand.node(id)).getTooltip().getText());
    }

    @Test
    void undoWhileTheButtonIsDownTakesTheStroke() {
        try (BenchHand hand = BenchHand.at(Blank.of("modern", 9, 7))) {
            hand.keys(KeyCode.O).press("B2", "D4");
            assertThat(FxThread.call(() -> hand.model().bench().stroking())).isTrue();
            hand.chord(KeyCode.Z, true, false).letGoOfTheMouse();
            assertThat(hand.scenario()).isEqualTo(Blank.of("modern", 9, 7));
            hand.drag("B2", "D4");
            assertThat(at(hand.scenario(), "D4")).isEqualTo(Terrain.TOWN);
            assertThat(FxThread.call(() -> hand.model().bench().unsaved())).isTrue();
        }
    }
}
