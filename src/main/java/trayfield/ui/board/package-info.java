/// Draws the board and turns pixels into squares; knows no rules and no game.
///
/// A screen makes a [trayfield.ui.board.BoardPicture] and hands it to a [trayfield.ui.board.BoardView], which answers
/// through a [trayfield.ui.board.BoardListener]. All painting is done by Java2D on plain pixels, so that the same code
/// serves the screen, files, thumbnails and print, with or without a display; only the view itself is JavaFX.
package trayfield.ui.board;
