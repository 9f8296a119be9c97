package trayfield.ui.play.state;

import trayfield.model.Order;

/// What was advised, for the moment it was asked in.
///
/// @param text says the order and what it would be for
public record Advised(Order order, String text) {
}
