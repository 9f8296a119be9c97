/// The ground as it lies on the table: felt, wood, tape, model trees and houses.
package trayfield.ui.board.ground;
