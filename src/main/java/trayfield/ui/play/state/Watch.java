package trayfield.ui.play.state;

import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import trayfield.play.Seat;

/// Who has the screen: it is handed over where the sides keep something from each other, and the one who takes it may
/// look at what happened meanwhile, as his side saw it.
public final class Watch {
    private final Desk desk;

    Watch(Desk desk) {
        this.desk = desk;
    }

    /// The seat that the screen shows, at the latest moment that it shows.
    public Seat seat() {
        return desk.live();
    }

    /// Present while the screen changes hands: then nothing of the game may be shown until [#take].
    public ReadOnlyObjectProperty<Optional<Handover>> handoverProperty() {
        return desk.handover.getReadOnlyProperty();
    }

    /// The one who is to look next is there.
    public void take() {
        desk.take();
    }

    /// True where the sides keep something from each other: then players cannot choose.
    public boolean secrets() {
        return desk.viewing.secrets();
    }

    /// Whether the screen is handed over at each change of side.
    public boolean handing() {
        return desk.viewing.handing();
    }

    /// Players of a game without secrets may hand the screen over too.
    public void hand(boolean over) {
        if (!secrets()) {
            desk.viewing.hand(over);
        }
    }

    /// Shows again, one after another, what happened since the side at the screen last had it.
    public void playBack() {
        if (desk.now().scene().news() == 0) {
            desk.say(Message.note(desk.talk.say("note.noNews")));
        } else {
            desk.playBack();
        }
    }

    public boolean replaying() {
        return desk.replaying();
    }

    public void replayNext() {
        desk.replayNext();
    }
}
