/// The vocabulary of both games: squares, boards, trays, positions, orders, dice, events, scenarios.
/// Values only, each with its invariants; no rule, no file, no screen.
package trayfield.model;
