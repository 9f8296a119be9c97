package trayfield.ui.play.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trayfield.model.Roll;
import trayfield.model.Verdict.Refusal;
import trayfield.play.ByHand;
import trayfield.play.DiceSource;
import trayfield.play.Game;
import trayfield.play.Undo;

/// What one who plays by himself does beside the rules: throws dice anew, sets them, plays along other lines. Two people
/// are told that they may not, for neither could know what the other did.
public final class HandDeeds {
    private final Desk desk;
    private final Commanders commanders;
    private final Melees melees;
    private final ByHand byHand;

    HandDeeds(Desk desk, Commanders commanders, Melees melees) {
        this.desk = desk;
        this.commanders = commanders;
        this.melees = melees;
        this.byHand = desk.game.byHand();
    }

    /// Says so where it is not one person alone who plays.
    private boolean barred() {
        if (desk.handover.get().isPresent()) {
            return true;
        }
        if (!desk.alone()) {
            desk.say(Message.refusal(desk.talk.say("refusal.notAlone")));
        }
        return !desk.alone();
    }

    /// Throws the dice anew that fell last, or those of the order that was taken back last.
    public void throwAnew() {
        if (barred()) {
            return;
        }
        Game.Bookmark here = desk.game.bookmark();
        boolean fell = desk.game.redoable() instanceof Undo.Barred
                && desk.game.length() > 0 && desk.game.inputs().getLast() instanceof Roll;
        desk.hush();
        Undo anew = desk.together(() -> {
            if (fell) {
                desk.game.undo(Undo.Players.SOLO);
            }
            Undo thrown = byHand.throwAnew();
            if (thrown instanceof Undo.Barred) {
                desk.game.restore(here);
            }
            return thrown;
        });
        if (anew instanceof Undo.Barred barred) {
            desk.say(Message.refusal(desk.talk.words().undo(barred)));
        } else {
            rest();
            desk.orders.rollAll();
        }
        commanders.review();
    }

    /// Melees that are fought one after another are not fought on elsewhere; where commanders alone play, they wait.
    private void rest() {
        melees.stop();
        if (!desk.staff.isEmpty() && desk.staff.people().isEmpty()) {
            commanders.pause(true);
        }
    }

    /// True where dice may be set; else says why not.
    public boolean maySetDice() {
        boolean real = desk.game.dice() instanceof DiceSource.Typed;
        if (!barred() && real) {
            byHand.setDice(List.of()).ifPresent(desk::refuse);
        }
        return desk.alone() && !real && desk.handover.get().isEmpty();
    }

    /// Sets the faces of the next dice, one after another as they are typed for real dice; an empty line sets none any
    /// more. False where that is refused, and said; then nothing has changed.
    public boolean setDice(String line) {
        if (barred()) {
            return false;
        }
        List<Integer> faces = new ArrayList<>();
        int highest = desk.talk.table().dieFaces().value();
        for (String face : DiceEntry.faces(line, highest)) {
            if (DiceEntry.read(face).isEmpty()) {
                desk.say(Message.refusal(desk.talk.say("refusal.dieFace", faces.size() + 1, face, highest)));
                return false;
            }
            faces.add(DiceEntry.read(face).getAsInt());
        }
        desk.hush();
        Optional<Refusal> refused = byHand.setDice(faces);
        refused.ifPresentOrElse(desk::refuse, () -> desk.say(Message.note(faces.isEmpty() ? desk.talk.say("note.noDiceSet")
                : desk.talk.say("note.diceSet", Talk.faces(faces)))));
        return refused.isEmpty();
    }

    /// Begins another line from the moment that the board shows.
    public void branch() {
        if (!barred()) {
            rest();
            int inputs = desk.standing().seat().inputs();
            desk.hush();
            byHand.branch(inputs);
            desk.say(Message.note(desk.talk.say("note.branch", byHand.course() + 1)));
        }
    }

    /// Goes on with another line, where it was left.
    public void follow(int course) {
        if (!barred() && course != byHand.course()) {
            rest();
            desk.hush();
            byHand.follow(course);
            desk.say(Message.note(desk.talk.say("note.line", course + 1)));
        }
    }

    /// Goes on with the next of the lines; after the last comes the first.
    public void nextCourse() {
        int courses = byHand.courses().size();
        if (courses > 1) {
            follow((byHand.course() + 1) % courses);
        } else if (!barred()) {
            desk.say(Message.note(desk.talk.say("note.oneLine")));
        }
    }

    /// True where the position may go to the designer's bench, where nothing of it is hidden; else says why not.
    public boolean maySetUp() {
        if (barred()) {
            return false;
        }
        boolean shows = desk.viewing.secrets() && !desk.staff.isEmpty() && desk.game.referee().observation().result().isEmpty();
        if (shows) {
            desk.say(Message.refusal(desk.talk.say("refusal.setUpShows")));
        }
        return !shows;
    }
}
