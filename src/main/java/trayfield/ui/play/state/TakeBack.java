package trayfield.ui.play.state;

import java.util.Optional;
import java.util.function.Supplier;
import trayfield.model.Observation;
import trayfield.play.Game;
import trayfield.play.Undo;

/// Undo and redo at this screen. Against a commander undo goes back to where the person gave his last order, over all that
/// the commander did since, and redo forth to where he is to order again; the faces come again. A watcher goes by single
/// orders, and the commanders rest.
final class TakeBack {
    private final Desk desk;
    private final Commanders commanders;

    TakeBack(Desk desk, Commanders commanders) {
        this.desk = desk;
        this.commanders = commanders;
    }

    void undo() {
        if (desk.staff.isEmpty()) {
            if (desk.game.undo(desk.players) instanceof Undo.Barred barred) {
                desk.say(Message.refusal(desk.talk.words().undo(barred)));
            }
        } else {
            against(this::back).ifPresent(barred -> desk.say(Message.refusal(desk.talk.words().undo(barred))));
        }
    }

    void redo() {
        Optional<Undo.Barred> barred = desk.staff.isEmpty() ? step(desk.game.redo()) : against(this::forth);
        barred.ifPresent(why -> desk.say(Message.refusal(desk.talk.words().redo(why))));
    }

    private Optional<Undo.Barred> against(Supplier<Optional<Undo.Barred>> steps) {
        if (desk.staff.people().isEmpty()) {
            commanders.pause(true);
        }
        Game.Bookmark here = desk.game.bookmark();
        Optional<Undo.Barred> barred = desk.together(() -> {
            Optional<Undo.Barred> stopped = steps.get();
            stopped.ifPresent(_ -> desk.game.restore(here));
            return stopped;
        });
        commanders.review();
        return barred;
    }

    private static Optional<Undo.Barred> step(Undo undo) {
        return undo instanceof Undo.Barred barred ? Optional.of(barred) : Optional.empty();
    }

    private Optional<Undo.Barred> back() {
        Optional<Undo.Barred> barred;
        do {
            barred = step(desk.game.undo(Undo.Players.SOLO));
        } while (barred.isEmpty() && !reached());
        return barred;
    }

    private Optional<Undo.Barred> forth() {
        Optional<Undo.Barred> barred = step(desk.game.redo());
        while (barred.isEmpty() && !reached() && desk.game.redoable() instanceof Undo.Possible) {
            desk.game.redo();
        }
        return barred;
    }

    /// A person's order is due, or no person plays.
    private boolean reached() {
        Observation now = desk.game.referee().observation();
        return desk.staff.people().isEmpty() || now.result().isPresent()
                || now.side().isPresent() && !desk.staff.leads(now.side());
    }
}
