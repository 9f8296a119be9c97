package trayfield.ui.play.state;

import trayfield.play.Game;
import trayfield.play.Undo;

/// What undo and redo would do, or why they cannot, as their buttons say it.
public record UndoShow(boolean canUndo, String undo, boolean canRedo, String redo) {

    static UndoShow of(Game game, Undo.Players players, Talk talk) {
        Undo undo = game.undoable(players);
        Undo redo = game.redoable();
        return new UndoShow(undo instanceof Undo.Possible, talk.words().undo(undo), redo instanceof Undo.Possible,
                talk.words().redo(redo));
    }
}
