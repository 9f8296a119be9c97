/// Small solids seen from above and a little behind, lit from the north-west: what figures, trees and houses are made of.
package trayfield.ui.board.clay;
