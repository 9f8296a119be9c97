package trayfield.play;

/// One of the lines along which a game was played, as a list shows it.
///
/// @param number 0 for the first one, then in the order in which they were begun
/// @param from   the number of the line it goes off; the first one goes off none and has its own
/// @param at     inputs that it has in common with that one
/// @param length inputs along it
/// @param turn   to which it has come
public record Course(int number, int from, int at, int length, int turn) {
}
