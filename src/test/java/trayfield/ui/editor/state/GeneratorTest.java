package trayfield.ui.editor.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Scenario;
import trayfield.model.Terrain;

/// Landscapes by lot: the same for the same seed, with everything a landscape should have, and no half cut off.
class GeneratorTest {

    @ParameterizedTest
    @CsvSource({"20, 14", "36, 36", "12, 9", "7, 7", "60, 40", "13, 30"})
    void hasWhatALandscapeHas(int columns, int rows) {
        for (long seed = 1; seed <= 25; seed++) {
            Board board = Generator.board(seed, columns, rows);
            String what = seed + ": " + columns + " x " + rows;
            assertThat(Generator.board(seed, columns, rows)).isEqualTo(board);
            assertThat(has(board, Terrain.RIVER)).as("river " + what).isTrue();
            assertThat(board.squares().stream().anyMatch(square -> board.ground(square).bridge())).as("bridge " + what).isTrue();
            roadsLeadFromEdgeToEdge(board, what);
            assertThat(Rivers.doubts(board)).as("fords " + what).isEmpty();
        }
    }

    private static boolean has(Board board, Terrain terrain) {
        return board.squares().stream().anyMatch(square -> board.ground(square).terrain() == terrain);
    }

    /// One net of roads that touches all four edges.
    private static void roadsLeadFromEdgeToEdge(Board board, String what) {
        int first = -1;
        for (int at = 0; at < board.size() && first < 0; at++) {
            first = board.ground(at).road() ? at : -1;
        }
        BitSet net = new BitSet();
        Deque<Integer> waiting = new ArrayDeque<>(List.of(first));
        while (!waiting.isEmpty()) {
            int here = waiting.poll();
            if (!net.get(here)) {
                net.set(here);
                for (Facing way : Facing.values()) {
                    int next = board.neighbour(here, way);
                    if (next >= 0 && board.ground(next).road()) {
                        waiting.add(next);
                    }
                }
            }
        }
        for (Facing edge : Facing.values()) {
            IntPredicate at = square -> board.neighbour(square, edge) < 0;
            assertThat(net.stream().anyMatch(at)).as(edge + " " + what).isTrue();
        }
    }

    @Test
    void theSeedIsSaid() {
        Scenario scenario = Generator.scenario("modern", 4711, 24, 16);
        assertThat(scenario.briefing()).contains("4711");
        assertThat(scenario.title()).contains("4711");
        assertThat(Tables.again(scenario)).isEqualTo(scenario);
        assertThat(Generator.scenario("modern", 4712, 24, 16).board()).isNotEqualTo(scenario.board());
    }

    @Test
    void smallBoardsAreLaidOutToo() {
        for (int size = 1; size < 8; size++) {
            assertThat(Generator.board(3, size, 1).size()).isEqualTo(size);
            assertThat(Generator.board(3, size, size).size()).isEqualTo(size * size);
        }
    }
}
