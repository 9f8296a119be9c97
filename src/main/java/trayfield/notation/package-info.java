/// The text of orders, dice and game records, exact both ways; little boards drawn in text for tests; sentences from
/// bundles of words.
package trayfield.notation;
