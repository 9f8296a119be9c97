package trayfield.ui.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;
import trayfield.play.Undo;
import trayfield.ui.play.state.PlayModel;
import trayfield.ui.screen.Keys.Binding;
import trayfield.ui.screen.Keys.Place;
import trayfield.ui.screen.Stroke;

class KeyTableTest {
    private static KeyTable table() {
        PlayModel model = new PlayModel(Skirmishes.game(Skirmishes.BATTLE), Undo.Players.TWO);
        ScreenActions none = (ScreenActions) java.lang.reflect.Proxy.newProxyInstance(
                ScreenActions.class.getClassLoader(), new Class<?>[] {ScreenActions.class}, (_, _, _) -> null);
        return new KeyTable(model, none);
    }

    static List<Binding<KeyTable.Group>> bindings() {
        return table().bindings();
    }

    private static KeyEvent press(KeyCode code, String text, boolean shift, boolean control) {
        return new KeyEvent(KeyEvent.KEY_PRESSED, text, text, code, shift, control, false, false);
    }

    @Test
    void noKeyMeansTwoThings() {
        List<Stroke> all = new ArrayList<>();
        bindings().forEach(binding -> all.addAll(binding.strokes()));
        assertThat(all).doesNotHaveDuplicates();
    }

    @Test
    void nothingElseIsOnTheKeysThatEndTheTurn() {
        for (KeyEvent event : List.of(press(KeyCode.F10, "", false, false), press(KeyCode.ENTER, "\r", false, true))) {
            for (Place place : Place.values()) {
                assertThat(table().find(event, place)).map(Binding::id).contains("endTurn");
            }
        }
        assertThat(table().find(press(KeyCode.ENTER, "\r", false, false), Place.BOARD)).map(Binding::id)
                .contains("confirm");
    }

    @Test
    void lettersTypedInAFieldAreNoGameKeys() {
        for (Binding<KeyTable.Group> binding : bindings()) {
            for (Stroke stroke : binding.strokes()) {
                boolean types = !stroke.control() && (!stroke.sign().isEmpty() || stroke.code().isLetterKey()
                        || stroke.code().isDigitKey());
                KeyEvent event = press(stroke.code(), stroke.sign(), stroke.shift(), stroke.control());
                if (types) {
                    assertThat(table().find(event, Place.ANYWHERE)).as(stroke.label()).isEmpty();
                }
            }
        }
        assertThat(table().find(press(KeyCode.Z, "z", false, true), Place.ANYWHERE)).as("undo is the field's own")
                .isEmpty();
    }

    @Test
    void signsCountWhereverTheyLieOnTheKeyboard() {
        assertThat(table().find(press(KeyCode.MINUS, "?", true, false), Place.SCREEN)).map(Binding::id).contains("keys");
        assertThat(table().find(press(KeyCode.PLUS, "+", false, false), Place.SCREEN)).map(Binding::id)
                .contains("zoomIn");
        assertThat(table().find(press(KeyCode.DIGIT1, "1", false, false), Place.SCREEN)).map(Binding::id)
                .contains("faces");
        assertThat(Optional.of(table().label("undo"))).contains("Ctrl+Z");
    }
}
