package trayfield.ui.play;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import trayfield.ui.board.BoardView;
import trayfield.ui.play.KeyTable.Group;
import trayfield.ui.screen.Keys.Binding;
import trayfield.ui.screen.Keys.Place;
import trayfield.ui.screen.Obeyed;

/// Keys as the table of keys has them: letters typed in a field are none, and while a sheet lies over the screen only
/// the sheet has keys.
final class Keyboard {
    private final Parent screen;
    private final KeyTable keys;
    private final BoardView board;
    private final SheetLayer sheets;
    private final Runnable skip;
    private final Obeyed obeyed;

    /// @param skip shows at once what is still moving, before anything new is done
    Keyboard(Parent screen, KeyTable keys, BoardView board, SheetLayer sheets, Runnable skip) {
        this.screen = screen;
        this.keys = keys;
        this.board = board;
        this.sheets = sheets;
        this.skip = skip;
        this.obeyed = new Obeyed(screen);
        screen.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        screen.addEventFilter(KeyEvent.KEY_RELEASED, this::released);
    }

    private void pressed(KeyEvent event) {
        obeyed.next();
        if (board.getScene() == null) {
            // The screen changes hands: the board is away.
            return;
        }
        Node focus = screen.getScene().getFocusOwner();
        if (sheets.lying().isPresent()) {
            overSheet(event, sheets.lying().get(), focus instanceof TextInputControl);
            return;
        }
        boolean onBoard = focus == null || focus == board || focus == screen;
        if (onBoard && event.getCode() == KeyCode.SPACE) {
            board.setPanning(true);
            event.consume();
            return;
        }
        obey(event, keys.find(event, focus instanceof TextInputControl ? Place.ANYWHERE
                : onBoard ? Place.BOARD : Place.SCREEN));
    }

    /// Esc closes, arrows scroll; dice may be rolled while the briefing lies there.
    private void overSheet(KeyEvent event, Sheet sheet, boolean typing) {
        if (event.getCode() == KeyCode.ESCAPE) {
            sheet.close();
            event.consume();
        } else if (!typing && sheet.key(event.getCode())) {
            event.consume();
        } else if (!typing && sheet instanceof BriefingSheet) {
            obey(event, keys.find(event, Place.SCREEN).filter(binding -> binding.group() == Group.DICE));
        }
    }

    private void obey(KeyEvent event, Optional<Binding<Group>> found) {
        found.ifPresent(binding -> {
            skip.run();
            binding.action().accept(event);
            obeyed.obeyed(event);
        });
    }

    private void released(KeyEvent event) {
        if (event.getCode() == KeyCode.SPACE) {
            board.setPanning(false);
        }
    }
}
