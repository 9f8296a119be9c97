/// Trays: how each kind looks, as figures and as signs.
package trayfield.ui.board.tray;
