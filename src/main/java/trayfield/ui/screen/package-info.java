/// What the screens of play and of the designer's bench have in common: keys and the list of them, pictures of single
/// trays, buttons. It knows no game and no model of a screen.
package trayfield.ui.screen;
