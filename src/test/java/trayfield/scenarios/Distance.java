package trayfield.scenarios;

import trayfield.geometry.Grid;
import trayfield.model.Order;
import trayfield.model.Position;
import trayfield.model.Square;

/// Distances to the nearest enemy, in squares.
final class Distance {
    /// What is no tray on the board, or no move, is far from everything.
    private static final int FAR = 1000;

    private Distance() {
    }

    /// From a tray of the side to move.
    static int toEnemy(Position position, int tray) {
        return position.onBoard(tray) && position.muster().side(tray) == position.side()
                ? toEnemy(position, position.board().square(position.square(tray))) : FAR;
    }

    /// From where a move of the side to move would end.
    static int toEnemy(Position position, Order order) {
        return order instanceof Order.Move move ? toEnemy(position, move.end()) : FAR;
    }

    private static int toEnemy(Position position, Square from) {
        int least = FAR;
        for (int tray = 0; tray < position.muster().size(); tray++) {
            if (position.onBoard(tray) && position.muster().side(tray) != position.side()) {
                least = Math.min(least, Grid.range(from, position.board().square(position.square(tray))));
            }
        }
        return least;
    }
}
