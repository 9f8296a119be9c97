package trayfield.model;

/// What moves a game on: an order of the side whose turn it is, or the faces of the dice that are due.
public sealed interface Input permits Order, Roll {
}
