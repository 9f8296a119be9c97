package trayfield.ui.play.state;

import java.util.OptionalLong;

/// What a commander is doing, as the screen says it.
///
/// @param side   that he leads, and whose order is due
/// @param who    what he is called
/// @param nodes  that he may spend, where he looks ahead
/// @param thinks true while he thinks; else his next order waits
/// @param paused true where his orders wait until the player lets them go
public record Command(String side, String who, OptionalLong nodes, boolean thinks, boolean paused) {
}
