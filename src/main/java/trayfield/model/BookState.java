package trayfield.model;

/// What one rule book alone keeps in a position.
public sealed interface BookState permits ModernState, AncientState {
}
