package trayfield.ui.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Ground;
import trayfield.model.Observation.TrayView;
import trayfield.model.Side;
import trayfield.model.Square;
import trayfield.model.Terrain;
import trayfield.ui.board.BoardPicture;

/// A strip of table with a few trays, to show a choice of look by.
final class Sample {
    private static final List<String> GROUND = List.of("T.~.#.", "..f...", ".T~.##");
    private static final List<String> TYPES = List.of("rifle", "machineGun", "tank", "gun");

    private Sample() {
    }

    static BoardPicture board() {
        int columns = GROUND.getFirst().length();
        int rows = GROUND.size();
        Board board = Board.of(columns, rows, square -> {
            char ground = GROUND.get(rows - 1 - square.row()).charAt(square.column());
            return new Ground(square.column() == 0 && square.row() == 0 ? 1 : 0,
                    Terrain.of(ground).orElse(Terrain.OPEN), square.row() == 1 && ground == '.');
        });
        List<Side> sides = List.of(new Side("red", "", "#b3392f"), new Side("blue", "", "#2f5fb3"));
        List<TrayView> trays = new ArrayList<>();
        for (int i = 0; i < TYPES.size(); i++) {
            boolean east = i % 2 == 1;
            trays.add(new TrayView("s" + i, east ? "blue" : "red", TYPES.get(i), Optional.empty(),
                    new Square(east ? 3 : 1, i / 2 * 2 == 0 ? 1 : 2), east ? Facing.W : Facing.E, List.of()));
        }
        return BoardPicture.of(board, sides).withTrays(trays);
    }
}
