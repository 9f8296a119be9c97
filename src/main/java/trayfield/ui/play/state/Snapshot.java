package trayfield.ui.play.state;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import trayfield.model.Observation;
import trayfield.model.Pending;
import trayfield.model.Phase;

/// Everything the playing screen shows at one time, as a value.
///
/// @param hand     the tray taken up
/// @param body     the trays taken up as a body
/// @param pointed  what the square pointed at means for it
/// @param keyboard true while the cursor of the keyboard points, false while the pointer does
/// @param advice   what a regular would do now, once it was asked for
/// @param entry    what is typed into the fields of the dice that are due
/// @param overlays what is laid over the board
public record Snapshot(Scene scene, Touch touch, Optional<Hand> hand, Optional<Body> body, Pointed pointed, boolean keyboard,
        Optional<Message> message, Optional<Question> question, Optional<Advised> advice, List<String> entry, Set<Overlay> overlays) {

    public Observation seen() {
        return scene.seen();
    }

    public Standing standing() {
        return scene.standing();
    }

    /// The choice that is due after a melee, if one is.
    public Optional<Pending.Choice> choice() {
        return scene.past() || standing().commanded() ? Optional.empty()
                : seen().pending().filter(Pending.Choice.class::isInstance).map(Pending.Choice.class::cast);
    }

    public boolean diceDue() {
        return !scene.past() && scene.dice().due();
    }

    /// The faces typed in so far, in a line.
    public String typedLine() {
        return String.join(" ", DiceEntry.typed(entry));
    }

    /// True where a line means just the faces typed in so far.
    public boolean typedAs(String line) {
        return DiceEntry.faces(line, scene.dice().faces()).equals(DiceEntry.typed(entry));
    }

    public boolean over() {
        return seen().phase() == Phase.OVER;
    }

    /// The duel pointed at, if it is one.
    public Optional<Pointed.Duel> duel() {
        return pointed instanceof Pointed.Duel duel ? Optional.of(duel) : Optional.empty();
    }
}
