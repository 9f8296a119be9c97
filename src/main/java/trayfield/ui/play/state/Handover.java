package trayfield.ui.play.state;

import java.util.Optional;
import trayfield.model.Phase;

/// The screen changes hands: until the one who takes it says so, nothing of the game may be shown. It holds nothing that
/// a side may not know.
///
/// @param side  who is to look next; none: both, for the game is over
/// @param phase what he is to do
public record Handover(Optional<String> side, Phase phase) {
}
