/// The window: home, new game, saves, rules and settings, and what holds the screens of play together.
package trayfield.ui.app;
