package trayfield.ui.board.ground;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import trayfield.model.Board;
import trayfield.model.Ground;
import trayfield.model.Terrain;
import trayfield.ui.board.ground.Outline.Cut;

class GroundTest {
    private static final Predicate<Ground> ROAD = Ground::road;
    private static final Cut SHARP = new Cut(0, 0, false);
    private static final String[] MIXED = {
        "T.~#.s", ".=~=..", "==f==1", "T.~12#", "..~221"};

    private static Board board(String... lines) {
        return Board.of(lines[0].length(), lines.length, square -> {
            char at = lines[lines.length - 1 - square.row()].charAt(square.column());
            int height = Character.isDigit(at) ? at - '0' : 0;
            return new Ground(height, Terrain.of(at).orElse(Terrain.OPEN), at == '=');
        });
    }

    private static Path2D tape(String... lines) {
        Board board = board(lines);
        return new Patch(board, 0, 0, board.columns(), board.rows()).tape(ROAD, SHARP);
    }

    @Test
    void tapeIsThreeQuartersWideAndJoinsAcrossSides() {
        Path2D tape = tape(".....", ".==..", "..=..", ".....");
        assertThat(tape.contains(1.5, 1.5)).isTrue();
        assertThat(tape.contains(2.0, 1.5)).as("joined").isTrue();
        assertThat(tape.contains(2.5, 2.0)).as("bent").isTrue();
        assertThat(tape.contains(1.5, 1.05)).as("beside the tape").isFalse();
        assertThat(tape.contains(1.05, 1.5)).as("past its end").isFalse();
        assertThat(tape.contains(2.05, 2.05)).as("inside the bend").isFalse();
    }

    @Test
    void fourSquaresMakeAWhole() {
        assertThat(tape("....", ".==.", ".==.", "....").contains(2, 2)).isTrue();
        assertThat(tape("....", ".==.", ".=..", "....").contains(2, 2)).isFalse();
    }

    @Test
    void tapeLeadsOffTheBoardWhereItComesStraightToTheEdge() {
        Path2D across = tape("...", "===", "...");
        assertThat(across.contains(0.02, 1.5)).isTrue();
        assertThat(across.contains(2.98, 1.5)).isTrue();
        Path2D along = tape("....", "....", "====");
        assertThat(along.contains(1.5, 2.98)).as("along the edge").isFalse();
        assertThat(along.contains(0.02, 2.5)).as("and off its end").isTrue();
        assertThat(along.contains(0.5, 2.98)).as("but by one edge of the corner").isFalse();
    }

    @Test
    void squaresThatTouchAtACornerStayApart() {
        Board board = board(".==.", "=..=", "....");
        Path2D hill = new Patch(board, 0, 0, 4, 3).squares(ROAD, new Cut(0.05, 0.2, true));
        assertThat(hill.contains(1.0, 1.0)).isFalse();
        assertThat(hill.contains(0.5, 1.5)).isTrue();
        assertThat(hill.contains(2.0, 0.5)).isTrue();
        assertThat(hill.contains(1.02, 0.5)).as("inset").isFalse();
    }

    @Test
    void aRingKeepsItsHole() {
        Path2D ring = tape(".....", ".===.", ".=.=.", ".===.", ".....");
        assertThat(ring.contains(2.5, 2.5)).isFalse();
        assertThat(ring.contains(1.5, 2.5)).isTrue();
    }

    @Test
    void partsPaintedApartFitTogetherWithoutASeam() {
        Table table = new Table(board(MIXED), List.of());
        int cell = 36;
        BufferedImage whole = GroundPainter.paint(table, new Shelf(), cell, 0, 0, 6, 5);
        BufferedImage part = GroundPainter.paint(table, new Shelf(), cell, 2, 1, 2, 2);
        int differing = 0;
        for (int y = 0; y < 2 * cell; y++) {
            for (int x = 0; x < 2 * cell; x++) {
                int one = whole.getRGB(2 * cell + x, cell + y);
                int other = part.getRGB(x, y);
                for (int shift = 0; shift <= 16; shift += 8) {
                    differing += Math.abs((one >> shift & 0xff) - (other >> shift & 0xff)) > 6 ? 1 : 0;
                }
            }
        }
        assertThat(differing).isLessThan(12);
    }

    @Test
    void everyKindOfGroundLooksDifferent() {
        int cell = 40;
        List<String> kinds = List.of(".", "T", "#", "~", "f", "s", "=", "1");
        List<int[]> seen = kinds.stream().map(kind -> {
            Table table = new Table(board("...", "." + kind + ".", "..."), List.of());
            return GroundPainter.paint(table, new Shelf(), cell, 1, 1, 1, 1).getRGB(0, 0, cell, cell, null, 0, cell);
        }).toList();
        for (int i = 0; i < seen.size(); i++) {
            for (int j = i + 1; j < seen.size(); j++) {
                int differing = 0;
                for (int at = 0; at < cell * cell; at++) {
                    differing += Math.abs((seen.get(i)[at] >> 8 & 0xff) - (seen.get(j)[at] >> 8 & 0xff)) > 10 ? 1 : 0;
                }
                assertThat(differing).as(kinds.get(i) + " and " + kinds.get(j)).isGreaterThan(cell * cell / 6);
            }
        }
    }

    @Test
    void onlyTilesNearAChangeArePaintedAgain() {
        Table before = new Table(board(MIXED), List.of());
        String[] changed = MIXED.clone();
        changed[0] = "..~#.s";
        Table after = new Table(board(changed), List.of());
        assertThat(after.sameAround(before, 0, 3, 2, 4)).isFalse();
        assertThat(after.sameAround(before, 1, 0, 5, 4)).isTrue();
        assertThat(after.sameAround(new Table(before.board(), List.of()), 0, 0, 5, 2)).isTrue();
    }
}
