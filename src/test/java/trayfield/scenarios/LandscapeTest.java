package trayfield.scenarios;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import trayfield.geometry.Grid;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Ground;
import trayfield.model.Scenario;
import trayfield.model.Square;
import trayfield.model.Terrain;

/// Boards look like places: roads lead somewhere, rivers flow on, hills rise step by step.
class LandscapeTest {

    static Stream<Scenario> scenarios() {
        return Shipped.scenarios().stream();
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void roadsEndAtTheEdgeOrAFord(Scenario scenario) {
        Board board = scenario.board();
        assertThat(squares(board, Ground::road)).isNotEmpty().allMatch(square -> neighbours(board, square, Ground::road).size() > 1
                || onEdge(board, square) || !neighbours(board, square, LandscapeTest::ford).isEmpty());
    }

    /// A road is one square wide.
    @ParameterizedTest
    @MethodSource("scenarios")
    void roadsAreNoFields(Scenario scenario) {
        Board board = scenario.board();
        assertThat(squares(board, Ground::road)).noneMatch(square -> square(board, square).stream()
                .filter(corner -> board.ground(corner).road()).count() == 4);
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void riversComeFromAHillOrTheEdgeAndFlowOn(Scenario scenario) {
        Board board = scenario.board();
        Predicate<Ground> water = ground -> ground.terrain().water();
        assertThat(squares(board, water)).allMatch(square -> {
            List<Square> along = neighbours(board, square, water);
            return along.size() == 2 || along.size() == 1
                    && (onEdge(board, square) || !neighbours(board, square, ground -> ground.height() > 0).isEmpty());
        });
    }

    /// Water lies on level ground, but for a bridge.
    @ParameterizedTest
    @MethodSource("scenarios")
    void riversLieLow(Scenario scenario) {
        Board board = scenario.board();
        assertThat(squares(board, ground -> ground.terrain().water())).allMatch(square -> board.ground(square).height() == 0);
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void fordsAreWhereATrackMeetsTheRiver(Scenario scenario) {
        Board board = scenario.board();
        assertThat(squares(board, LandscapeTest::ford)).allMatch(square -> {
            List<Square> tracks = neighbours(board, square, Ground::road);
            return tracks.size() == 2
                    && (tracks.get(0).column() == tracks.get(1).column() || tracks.get(0).row() == tracks.get(1).row());
        });
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void hillsRiseStepByStep(Scenario scenario) {
        Board board = scenario.board();
        assertThat(board.squares()).allMatch(square -> neighbours(board, square, _ -> true).stream()
                .allMatch(next -> Math.abs(board.ground(next).height() - board.ground(square).height()) <= 1));
    }

    /// A mill on a hill may stand alone.
    @ParameterizedTest
    @MethodSource("scenarios")
    void housesStandByARoadOrEachOther(Scenario scenario) {
        Board board = scenario.board();
        List<Square> roads = squares(board, Ground::road);
        List<Square> houses = squares(board, ground -> ground.terrain() == Terrain.TOWN && ground.height() == 0);
        assertThat(houses).allMatch(house -> houses.stream().anyMatch(other -> touching(house, other))
                || roads.stream().anyMatch(road -> Grid.range(road, house) <= 2));
    }

    /// Single trees are rare: most woods are of several squares, corners counted.
    @ParameterizedTest
    @MethodSource("scenarios")
    void woodsClump(Scenario scenario) {
        Board board = scenario.board();
        List<Square> trees = squares(board, ground -> ground.terrain() == Terrain.TREES);
        assertThat(trees).isNotEmpty();
        assertThat(trees.stream().filter(tree -> trees.stream().noneMatch(other -> touching(tree, other))).count())
                .isLessThanOrEqualTo(2);
    }

    private static boolean touching(Square one, Square other) {
        return !one.equals(other) && Math.abs(one.column() - other.column()) <= 1 && Math.abs(one.row() - other.row()) <= 1;
    }

    private static boolean ford(Ground ground) {
        return ground.terrain() == Terrain.FORD;
    }

    private static boolean onEdge(Board board, Square square) {
        return neighbours(board, square, _ -> true).size() < Facing.values().length;
    }

    private static List<Square> squares(Board board, Predicate<Ground> which) {
        return board.squares().stream().filter(square -> which.test(board.ground(square))).toList();
    }

    private static List<Square> neighbours(Board board, Square square, Predicate<Ground> which) {
        List<Square> neighbours = new ArrayList<>();
        for (Facing way : Facing.values()) {
            int next = board.neighbour(board.index(square), way);
            if (next >= 0 && which.test(board.ground(next))) {
                neighbours.add(board.square(next));
            }
        }
        return neighbours;
    }

    /// The square and those east, north and north-east of it, as far as they are on the board.
    private static List<Square> square(Board board, Square corner) {
        return Stream.of(corner, new Square(corner.column() + 1, corner.row()), new Square(corner.column(), corner.row() + 1),
                new Square(corner.column() + 1, corner.row() + 1)).filter(board::contains).toList();
    }
}
