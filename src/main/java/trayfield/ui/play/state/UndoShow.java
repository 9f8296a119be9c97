package trayfield.ui.play.state;

import trayfield.play.Game;
import trayfield.play.Undo;

/// What undo and redo would do, or why they cannot, as their buttons say it.
public record UndoShow(boolean canUndo, String undo, boolean canRedo, String redo) {

    /// @param staff against whom undo goes back over all that they did since the person's last order
    static UndoShow of(Game game, Undo.Players players, Staff staff, Talk talk) {
        if (!staff.isEmpty() && !staff.people().isEmpty()) {
            boolean back = game.undoable(Undo.Players.SOLO) instanceof Undo.Possible;
            boolean forth = game.redoable() instanceof Undo.Possible;
            return new UndoShow(back, back ? talk.say("undo.against") : talk.words().undo(game.undoable(Undo.Players.SOLO)),
                    forth, forth ? talk.say("redo.against") : talk.words().redo(game.redoable()));
        }
        Undo undo = game.undoable(staff.isEmpty() ? players : Undo.Players.SOLO);
        Undo redo = game.redoable();
        boolean back = undo instanceof Undo.Possible;
        boolean forth = redo instanceof Undo.Possible;
        // He who watches commanders sits on one side still: what the other declares must not be named.
        boolean unnamed = !staff.isEmpty() && talk.idiom().secrets();
        return new UndoShow(back, back && unnamed ? talk.say("undo.one") : talk.words().undo(undo),
                forth, forth && unnamed ? talk.say("redo.one") : talk.words().redo(redo));
    }
}
