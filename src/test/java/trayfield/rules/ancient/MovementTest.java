package trayfield.rules.ancient;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import trayfield.model.Mark;

/// The movement rules, and what hills, roads, water, towns and woods do to a move.
class MovementTest {

    @Test
    void ancient_units_speedsInSquares() {
        AncientFelt felt = AncientFelt.setUp("S1> . . . . . . . g1>").moving();
        felt.allows("S.1 A1-B1-C1-D1-E1-F1-G1 E").refuses("S.1 A1-B1-C1-D1-E1-F1-G1-H1 E", "ancient.movement.1");
        AncientFelt slow = AncientFelt.setUp("S1> . . . . . . . g1>").unit("S", "B").moving();
        slow.allows("S.1 A1-B1-C1-D1-E1 E").refuses("S.1 A1-B1-C1-D1-E1-F1 E", "ancient.movement.1");
    }

    @Test
    void ancient_movement_1_oneMoveASequenceAcrossSides() {
        AncientFelt felt = AncientFelt.moving("""
                .   .  .  .  .
                S1> .  .  .  g1>
                """);
        felt.refuses("S.1 A1-B2 E", "ancient.movement.1").refuses("S.1 A1-A2-A1 E", "ancient.movement.1");
        felt.refuses("S.1 A1 E", "ancient.movement.1");
        felt.play("S.1 A1-A2 E").refuses("S.1 A2-B2 E", "ancient.movement.1");
        assertThat(felt.reach("S.1")).isEmpty();
    }

    @Test
    void ancient_ruling_board_oneManASquare() {
        AncientFelt.moving("S1> S2> . g1>").refuses("S.1 A1-B1 E", "ancient.ruling.board")
                .refuses("S.1 A1-B1-C1 E", "ancient.ruling.board");
        AncientFelt.moving("S1^ g1> . S2<").refuses("S.1 A1-B1 E", "ancient.ruling.board");
    }

    @Test
    void ancient_movement_2_flanksArePassedButNotWithTheFrontToTheEnemy() {
        AncientFelt felt = AncientFelt.moving("""
                .   .   .
                .   g1> .
                .   .   .
                S1^ .   .
                """);
        felt.allows("S.1 A1-A2-A3-A4 N").refuses("S.1 A1-B1-B2-C2 E", "ancient.movement.2");
        felt.refuses("S.1 A1-B1-B2 W", "ancient.movement.2").allows("S.1 A1-B1-B2 N");
        AncientFelt free = AncientFelt.setUp("""
                .   .   .
                .   g1> .
                .   .   .
                S1^ .   .
                """).option("transitFacing", "free").moving();
        free.allows("S.1 A1-B1-B2-C2 E", "S.1 A1-B1-B2 W");
    }

    @Test
    void ancient_movement_3_anEnemysFrontStopsAndIsFaced() {
        AncientFelt felt = AncientFelt.moving("""
                .   .   .  .
                S1> .   .  .
                .   g1^ .  .
                """);
        felt.refuses("S.1 A2-B2-C2 E", "ancient.movement.3").refuses("S.1 A2-B2 E", "ancient.movement.3");
        felt.play("S.1 A2-B2 S");
        AncientFelt several = AncientFelt.moving("""
                .  g1v .
                .  .   g2<
                .  S1> .
                """);
        several.allows("S.1 B1-B2 N", "S.1 B1-B2 E").refuses("S.1 B1-B2 W", "ancient.movement.3");
    }

    @Test
    void ancient_movement_4_whoIsInContactStaysTurnsToAnEnemyOrBreaksOff() {
        AncientFelt felt = AncientFelt.moving("""
                .  .   .  .
                .  S1> g1< .
                .  g2v .  .
                """);
        felt.allows("S.1 B2 S").refuses("S.1 B2 N", "ancient.movement.4").refuses("S.1 B2 W", "ancient.movement.4");
        felt.allows("S.1 B2-A2 N", "S.1 B2-B3 N", "S.1 B2-A2-A3 S").refuses("S.1 B2-B3-C3 S", "ancient.movement.4");
        felt.allows("S.1 B2-B3-C3 N");
        assertThat(felt.reach("S.1")).contains("B2 0 S", "A2 2 NESW", "C3 4 NEW");
        felt.allows("end");
    }

    @Test
    void ancient_movement_4_noStepMayBringIntoContact() {
        AncientFelt felt = AncientFelt.moving("""
                .   .   .   g2v
                .   .   .   .
                g1> S1< .   .
                """);
        felt.refuses("S.1 B1-B2-C2-D2 S", "ancient.movement.4").refuses("S.1 B1-C1-D1-D2 W", "ancient.movement.4");
        felt.allows("S.1 B1-B2-C2 E");
        AncientFelt ahead = AncientFelt.moving("""
                .   .   g2> .
                .   .   .   .
                g1> S1< .   .
                """);
        ahead.refuses("S.1 B1-C1-C2 E", "ancient.movement.4").allows("S.1 B1-B2-C2 E");
        ahead.refuses("S.1 B1-B2-C2 N", "ancient.movement.4");
    }

    @Test
    void ancient_movement_4_contactIsJudgedOnceWhenTheMoveBegins() {
        AncientFelt felt = AncientFelt.moving("""
                .   .   .
                S1v .   .
                g1^ .   S2<
                """);
        felt.play("S.2 C1-B1 W").shows("""
                .   .   .
                S1v .   .
                g1> S2< .
                """);
        felt.refuses("S.1 A2 N", "ancient.movement.4").allows("S.1 A2-A3 N");
    }

    @Test
    void ancient_movement_4_whoHasNoSquareOpenStays() {
        AncientFelt felt = AncientFelt.moving("""
                S2^ .
                S1> g1<
                """);
        assertThat(felt.orders("S.1")).isEmpty();
        felt.allows("end");
    }

    @Test
    void ancient_special_1_b_climbingCostsTwoSquaresAStepAndDescentHalfASquare() {
        AncientFelt felt = AncientFelt.setUp("S1> 1 3 0 . . g1>").unit("S", "B").moving();
        assertThat(felt.reach("S.1")).contains("B1 4 NESW").doesNotContain("C1 12 NESW");
        AncientFelt down = AncientFelt.setUp("3|S1> 1 0 . . . . g1>").unit("S", "B").moving();
        assertThat(down.reach("S.1")).contains("B1 2 NESW", "C1 3 NESW", "D1 5 NESW", "E1 7 NESW")
                .doesNotContain("F1 9 NESW");
    }

    @Test
    void ancient_special_2_roadsHalveTheMove() {
        String road = "=|S1> = = = = = = = = . . g1>";
        AncientFelt felt = AncientFelt.setUp(road).unit("S", "B").moving();
        felt.allows("S.1 A1-B1-C1-D1-E1-F1-G1-H1-I1 E");
        AncientFelt six = AncientFelt.setUp("=|S1> = = = = = = . . g1>").unit("S", "B").moving();
        six.allows("S.1 A1-B1-C1-D1-E1-F1-G1-H1 E");
        AncientFelt seven = AncientFelt.setUp("=|S1> = = = = = = = . g1>").unit("S", "B").moving();
        seven.refuses("S.1 A1-B1-C1-D1-E1-F1-G1-H1-I1 E", "ancient.movement.1");
    }

    @Test
    void ancient_special_3_waterCostsThreeSquaresUnlessBridged() {
        AncientFelt felt = AncientFelt.moving("""
                S1> ~  .  .  g1>
                S2> f  .  .  .
                S3> s  .  .  .
                =|S4> ~= = . .
                """);
        assertThat(felt.reach("S.1")).contains("B4 6 NESW");
        assertThat(felt.reach("S.2")).contains("B3 6 NESW");
        assertThat(felt.reach("S.3")).contains("B2 6 NESW");
        assertThat(felt.reach("S.4")).contains("B1 1 NESW", "C1 2 NESW");
    }

    @Test
    void ancient_special_4_townsMoveLikeRoads() {
        AncientFelt felt = AncientFelt.moving("S1> # # = . . g1>");
        assertThat(felt.reach("S.1")).contains("B1 2 NESW", "C1 3 NESW", "D1 4 NESW", "E1 6 NESW");
    }

    @Test
    void ancient_special_5_woodsCostNothingExtra() {
        assertThat(AncientFelt.moving("S1> T T . . g1>").reach("S.1")).contains("B1 2 NESW", "C1 4 NESW");
    }

    @Test
    void ancient_ruling_cost_waterThenClimbThenDescentThenRoad() {
        AncientFelt felt = AncientFelt.moving("S1> 1~ . . . g1>");
        assertThat(felt.reach("S.1")).contains("B1 6 NESW");
        AncientFelt road = AncientFelt.setUp("=|S1> =1 = . . g1>").moving();
        assertThat(road.reach("S.1")).contains("B1 4 NESW", "C1 5 NESW");
    }

    @Test
    void ancient_melee_2_anEnemyThatComesToBeFacedTurnsAtOnce() {
        AncientFelt felt = AncientFelt.moving("""
                .   .   .
                S1> .   g1>
                .   .   .
                """);
        felt.play("S.1 A2-B2 E").shows("""
                .   .   .
                .   S1> g1<
                .   .   .
                """);
        assertThat(felt.told()).containsExactly("Moved", "Turned");
        assertThat(felt.position().has(0, Mark.MOVED)).isTrue();
        AncientFelt turned = AncientFelt.moving("S1^ g1> . .").play("S.1 A1 E").shows("S1> g1< . .");
        assertThat(turned.told()).containsExactly("Turned", "Turned");
        AncientFelt flank = AncientFelt.moving("S1> . g1> .").play("S.1 A1-B1 E");
        flank.shows(". S1> g1< .");
    }
}
