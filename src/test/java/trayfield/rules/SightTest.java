package trayfield.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Ground;
import trayfield.model.ModernState;
import trayfield.model.Muster;
import trayfield.model.Phase;
import trayfield.model.Position;
import trayfield.model.PositionDraft;
import trayfield.model.RuleRef;
import trayfield.model.Scenario;
import trayfield.model.Side;
import trayfield.model.Square;
import trayfield.model.Terrain;
import trayfield.tables.Heights;

/// Sight lines. A board is drawn with `.T#` and digits for heights, `m` for a man on flat ground.
class SightTest {
    private static final Heights HEIGHTS = new Heights(1, 2, 2, new RuleRef("ground"));

    @Test
    void flatGroundIsClearAndEverythingOnItBlocks() {
        assertThat(blockers(". . . .", "A1", "D1")).isEmpty();
        assertThat(blockers(". T . .", "A1", "D1")).containsExactly("B1");
        assertThat(blockers(". # . .", "A1", "D1")).containsExactly("B1");
        assertThat(blockers(". m . .", "A1", "D1")).containsExactly("B1");
        assertThat(blockers(". 1 . .", "A1", "D1")).containsExactly("B1");
        assertThat(blockers("T . . #", "A1", "D1")).as("the two ends are left out").isEmpty();
    }

    @Test
    void fromHigherGroundOneSeesOverLowerTroops() {
        assertThat(blockers("2 m . .", "A1", "D1")).isEmpty();
        assertThat(blockers("2 . m .", "A1", "D1")).as("the line is at 5/3 there").isEmpty();
        assertThat(blockers("1 . . m .", "A1", "E1")).as("5/4 over 1").isEmpty();
        assertThat(blockers("2 T . .", "A1", "D1")).as("7/3 over 2").isEmpty();
        assertThat(blockers("2 . T .", "A1", "D1")).as("5/3 under 2").containsExactly("C1");
        assertThat(blockers("1 T .", "A1", "C1")).as("3/2 under 2").containsExactly("B1");
        assertThat(blockers("3 T .", "A1", "C1")).as("5/2 over 2").isEmpty();
        assertThat(blockers("2 T .", "A1", "C1")).as("as high as the line blocks").containsExactly("B1");
    }

    @Test
    void twoSquaresThatTouchAtACornerBlockOnlyTogether() {
        assertThat(blockers("""
                T .
                . .
                """, "A1", "B2")).isEmpty();
        assertThat(blockers("""
                T .
                . m
                """, "A1", "B2")).containsExactly("A2", "B1");
        assertThat(blockers("""
                . 1
                1 .
                """, "A2", "B1")).containsExactly("A1", "B2");
        assertThat(blockers("""
                . m
                1 3
                """, "A1", "B2")).as("a man of height 1 under a line at 3/2 at the corner").isEmpty();
    }

    @Test
    void allBlockersAreNamedByColumnThenRow() {
        assertThat(blockers("""
                . . . T .
                . T . T .
                . . T . .
                """, "A2", "E2")).containsExactly("B2", "D2");
    }

    @Test
    void aSquareSeesItself() {
        Sightline line = line("T . .", "A1", "A1");
        assertThat(line.clear()).isTrue();
        assertThat(line.range()).isZero();
    }

    @Test
    void sightIsTheSameBothWays() {
        Random random = new Random(7);
        for (int board = 0; board < 60; board++) {
            Position position = random(random, 3 + random.nextInt(12), 3 + random.nextInt(12));
            Sight sight = new Sight(position.board(), HEIGHTS, random.nextBoolean());
            for (int pair = 0; pair < 200; pair++) {
                int from = random.nextInt(position.board().size());
                int to = random.nextInt(position.board().size());
                Square a = position.board().square(from);
                Square b = position.board().square(to);
                assertThat(sight.line(position, a, b).blockedBy()).isEqualTo(sight.line(position, b, a).blockedBy());
                assertThat(sight.clear(position, from, to)).isEqualTo(sight.line(position, b, a).clear());
            }
        }
    }

    private static Position random(Random random, int columns, int rows) {
        List<Square> men = new ArrayList<>();
        Board board = Board.of(columns, rows, at -> {
            if (random.nextInt(5) == 0) {
                men.add(at);
            }
            return new Ground(Math.max(0, random.nextInt(5) - 2), switch (random.nextInt(6)) {
                case 0 -> Terrain.TREES;
                case 1 -> Terrain.TOWN;
                default -> Terrain.OPEN;
            }, false);
        });
        return position(board, men);
    }

    private static List<String> blockers(String drawing, String from, String to) {
        return line(drawing, from, to).blockedBy().stream().map(Square::name).toList();
    }

    private static Sightline line(String drawing, String from, String to) {
        List<String[]> rows = drawing.strip().lines().map(line -> line.strip().split("\\s+")).toList();
        List<Square> men = new ArrayList<>();
        Board board = Board.of(rows.getFirst().length, rows.size(), at -> {
            char c = rows.get(rows.size() - 1 - at.row())[at.column()].charAt(0);
            if (c == 'm') {
                men.add(at);
            }
            return new Ground(Character.isDigit(c) ? c - '0' : 0, Terrain.of(c).orElse(Terrain.OPEN), false);
        });
        return new Sight(board, HEIGHTS, true).line(position(board, men), Square.parse(from).orElseThrow(),
                Square.parse(to).orElseThrow());
    }

    private static Position position(Board board, List<Square> men) {
        List<Scenario.Placement> trays = men.stream()
                .map(at -> new Scenario.Placement("t" + at.name(), "red", "rifle", at, Facing.N)).toList();
        Scenario scenario = new Scenario("sight", "", "", "modern", List.of(), board,
                List.of(new Side("red", "", ""), new Side("blue", "", "")), trays, List.of(), new LinkedHashMap<>(),
                new LinkedHashMap<>(), List.of(), OptionalInt.empty(), new Scenario.AtLimit.Draw(), Optional.empty());
        return new PositionDraft(new Muster(scenario), Phase.ACT, new ModernState.Quiet()).settle();
    }
}
