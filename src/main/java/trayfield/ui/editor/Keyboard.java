package trayfield.ui.editor;

import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import trayfield.ui.board.BoardView;
import trayfield.ui.editor.state.EditorModel;
import trayfield.ui.screen.Keys.Place;
import trayfield.ui.screen.Obeyed;

/// Keys as the table of keys has them: letters typed in a field are none, and while a sheet lies over the screen only
/// Escape counts.
final class Keyboard {
    private final Parent screen;
    private final KeyTable keys;
    private final BoardView board;
    private final EditorModel model;
    private final Supplier<Optional<Overlay>> sheet;
    private final Obeyed obeyed;

    Keyboard(Parent screen, KeyTable keys, BoardView board, EditorModel model, Supplier<Optional<Overlay>> sheet) {
        this.screen = screen;
        this.keys = keys;
        this.board = board;
        this.model = model;
        this.sheet = sheet;
        this.obeyed = new Obeyed(screen);
        screen.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        screen.addEventFilter(KeyEvent.KEY_RELEASED, this::released);
    }

    private void pressed(KeyEvent event) {
        obeyed.next();
        if (sheet.get().isPresent()) {
            if (event.getCode() == KeyCode.ESCAPE) {
                sheet.get().get().close();
                event.consume();
            }
            return;
        }
        Node focus = screen.getScene().getFocusOwner();
        boolean onBoard = focus == null || focus == board || focus == screen;
        if (onBoard && event.getCode() == KeyCode.SPACE) {
            board.setPanning(true);
            event.consume();
            return;
        }
        if (!onBoard && event.getCode() == KeyCode.ESCAPE) {
            board.requestFocus();
            event.consume();
            return;
        }
        keys.find(event, typing(focus) ? Place.ANYWHERE : onBoard ? Place.BOARD : Place.SCREEN).ifPresent(binding -> {
            binding.action().accept(event);
            obeyed.obeyed(event);
        });
    }

    /// Fields take letters; so do lists that open and are searched by typing.
    private static boolean typing(Node focus) {
        return focus instanceof TextInputControl || focus instanceof ComboBoxBase<?>
                || focus instanceof Spinner<?>;
    }

    /// A stroke drawn with Shift held ends when Shift is let go.
    private void released(KeyEvent event) {
        if (event.getCode() == KeyCode.SPACE) {
            board.setPanning(false);
        } else if (event.getCode() == KeyCode.SHIFT && board.isFocused() && model.bench().keyboard()) {
            model.penUp();
        }
    }
}
