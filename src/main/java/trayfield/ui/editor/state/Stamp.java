package trayfield.ui.editor.state;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import trayfield.model.Board;
import trayfield.model.Ground;
import trayfield.model.Scenario;
import trayfield.model.Square;
import trayfield.model.Terrain;

/// Pieces of scenery like those that lie about a real table, put down with their middle on a square. `#` is a house,
/// `=` a street, `T` trees; a number adds so many steps of hill; what a dot covers stays as it is.
public enum Stamp {
    VILLAGE("""
            #=#
            ===
            #=#"""),
    HILL("""
            .111.
            11111
            11111
            11111
            .111."""),
    HILL_OF_TWO("""
            ..111..
            .11211.
            1122211
            1222221
            1122211
            .11211.
            ..111.."""),
    WOOD("""
            .TT.
            TTTT
            TTTT
            .TT.""");

    private final List<String> rows;

    Stamp(String drawn) {
        this.rows = drawn.lines().toList();
    }

    int columns() {
        return rows.getFirst().length();
    }

    int rows() {
        return rows.size();
    }

    /// The squares around a middle that lie on the board.
    List<Square> squares(Board board, Square middle) {
        return covering(middle).on(board).map(Rectangle::squares).orElse(List.of());
    }

    private Rectangle covering(Square middle) {
        return new Rectangle(middle.column() - (columns() - 1) / 2, middle.row() - (rows() - 1) / 2, columns(), rows());
    }

    /// Puts the piece down, and on a symmetric board its image on the other half.
    public Scenario put(Scenario scenario, Square middle, Symmetry symmetry) {
        Board board = scenario.board();
        Rectangle covering = covering(middle);
        Map<Square, Ground> changes = new HashMap<>();
        for (Square square : squares(board, middle)) {
            char sign = rows.get(rows() - 1 - (square.row() - covering.row())).charAt(square.column() - covering.column());
            if (changes.containsKey(square)) {
                continue; // The image of another one, where the piece lies over the middle of the board.
            }
            changes.put(square, under(board.ground(square), sign));
            Square image = symmetry.image(square, board);
            changes.putIfAbsent(image, under(board.ground(image), sign));
        }
        return scenario.withBoard(board.with(changes));
    }

    private static Ground under(Ground ground, char sign) {
        return switch (sign) {
            case '#' -> new Ground(ground.height(), Terrain.TOWN, false);
            case '=' -> new Ground(ground.height(), Terrain.OPEN, true);
            case 'T' -> new Ground(ground.height(), Terrain.TREES, ground.road());
            case '1', '2' -> new Ground(Math.min(Ground.HIGHEST, ground.height() + sign - '0'), ground.terrain(), ground.road());
            default -> ground;
        };
    }
}
