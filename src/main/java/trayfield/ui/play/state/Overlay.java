package trayfield.ui.play.state;

/// Something that a player may lay over the board to see better.
public enum Overlay {
    /// Squares that the first side could hit or fight on as it stands; likewise the second side.
    THREAT_FIRST, THREAT_SECOND,
    /// Squares in range and arc of the tray taken up or pointed at.
    FIRE_ARC,
    /// No trays: the ground alone.
    NO_TRAYS
}
