package trayfield.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Ground;
import trayfield.model.Square;
import trayfield.model.Terrain;

class BoardTextTest {
    private static final String DRAWN = """
            3 .     T1          ~
            2 .     r1^         f=
            1 #2=   .2:r2>+r3v  .
              A     B           C
            """;

    @Test
    void aDrawingShowsGroundAndTrays() {
        BoardText.Drawing drawing = BoardText.read(DRAWN);
        Board board = drawing.board();
        assertThat(board.columns()).isEqualTo(3);
        assertThat(board.rows()).isEqualTo(3);
        assertThat(board.ground(at("A1"))).isEqualTo(new Ground(2, Terrain.TOWN, true));
        assertThat(board.ground(at("B3"))).isEqualTo(new Ground(1, Terrain.TREES, false));
        assertThat(board.ground(at("C2"))).isEqualTo(new Ground(0, Terrain.FORD, true));
        assertThat(board.ground(at("B1"))).isEqualTo(new Ground(2, Terrain.OPEN, false));
        assertThat(board.ground(at("B2"))).isEqualTo(Ground.OPEN);
        assertThat(drawing.pieces()).containsExactly(new BoardText.Piece("r1", at("B2"), Facing.N),
                new BoardText.Piece("r2", at("B1"), Facing.E), new BoardText.Piece("r3", at("B1"), Facing.S));
    }

    @Test
    void drawingIsTheInverseOfReading() {
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < 300; i++) {
            BoardText.Drawing drawing = random(random);
            String text = BoardText.print(drawing);
            assertThat(BoardText.read(text)).as(text).isEqualTo(drawing);
        }
    }

    private static BoardText.Drawing random(SplittableRandom random) {
        Terrain[] terrains = Terrain.values();
        Board board = Board.of(random.nextInt(1, 30), random.nextInt(1, 6), _ -> random.nextInt(3) > 0 ? Ground.OPEN
                : new Ground(random.nextInt(10), terrains[random.nextInt(terrains.length)], random.nextBoolean()));
        List<BoardText.Piece> pieces = new ArrayList<>();
        for (int row = board.rows() - 1; row >= 0; row--) {
            for (int column = 0; column < board.columns(); column++) {
                for (int n = random.nextInt(8) - 4; n > 0; n--) {
                    pieces.add(new BoardText.Piece("r" + pieces.size(), new Square(column, row),
                            Facing.of(random.nextInt(4))));
                }
            }
        }
        return new BoardText.Drawing(board, pieces);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1 .", "1 . .\n  A", "2 .\n  A", "1 ?\n  A", "1 .x\n  A", "1 ^\n  A", "1 .\n  B",
        "1 .12\n  A"})
    void whatIsNoDrawingIsRefused(String text) {
        assertThatThrownBy(() -> BoardText.read(text)).isInstanceOf(IllegalArgumentException.class);
    }

    private static Square at(String name) {
        return Square.parse(name).orElseThrow();
    }
}
