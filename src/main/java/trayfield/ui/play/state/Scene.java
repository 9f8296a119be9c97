package trayfield.ui.play.state;

import java.util.Optional;
import trayfield.model.Observation;

/// All that one moment of the game brings to the screen, whatever the player points at.
///
/// @param number inputs that led to the moment shown; `latest` those of the game
/// @param news   things that happened since this side last had the screen
/// @param hand   what was done beside the rules
public record Scene(Standing standing, TurnBar bar, DiceShow dice, UndoShow undo, Optional<Closing> closing, int number,
        int latest, int news, HandShow hand) {

    public Observation seen() {
        return standing.seen();
    }

    /// True while an earlier moment is looked at and nothing can be ordered.
    public boolean past() {
        return !standing.live();
    }
}
