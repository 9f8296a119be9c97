package trayfield.rules.modern;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import trayfield.model.Event;
import trayfield.model.Facing;
import trayfield.model.Square;

/// Chapter C: moving, turning, passing flanks, stopping at fronts.
class MovementTest {

    @Test
    void modern_C_a_oneMoveATurnAcrossSides() {
        ModernFelt felt = ModernFelt.of("""
                .  .  .  .
                .  .  .  .
                R^ .  .  r<
                """);
        felt.refuses("R A1-B2 N", "modern.C.a").refuses("R A1-A3 N", "modern.C.a");
        felt.refuses("R A1-A2-A3-A4 N", "modern.C.a");
        felt.refuses("R A1-A2-A1 N", "modern.C.a").refuses("R A1-A2-B2-A2 N", "modern.C.a");
        felt.play("R A1-A2 E").shows("""
                .  .  .  .
                R> .  .  .
                .  .  .  r<
                """);
        felt.refuses("R A2-A3 N", "modern.C.a").refuses("R A2 W", "modern.C.a");
    }

    @Test
    void modern_C_a_turningOnTheSpotIsTheMove() {
        ModernFelt felt = ModernFelt.of("R^ . . . r<");
        felt.refuses("R A1 N", "modern.C.a");
        felt.play("R A1 E").shows("R> . . . r<").refuses("R A1-B1 E", "modern.C.a");
        Square a1 = Square.parse("A1").orElseThrow();
        assertThat(felt.events()).containsExactly(new Event.Turned("R", a1, Facing.E, Clause.C_A.ref));
    }

    @Test
    void modern_C_a_marksAreClearedWhenTheTurnEnds() {
        ModernFelt felt = ModernFelt.of("R^ . . . r<").play("R A1 E", "end", "end", "R A1 N");
        assertThat(felt.position().turn()).isEqualTo(2);
    }

    @Test
    void modern_C_b_directionMayChangeAtEveryStep() {
        ModernFelt.of("""
                .  .  .  .  .
                .  .  .  .  .
                R^ .  .  .  r>
                """).allows("R A1-A2-B2-B1 S", "R A1-B1-B2-C2 W", "R A1-B1-C1-C2 N");
    }

    @Test
    void modern_C_c_aMoveIsGivenWholeAndWhatIsLeftIsLost() {
        ModernFelt felt = ModernFelt.of("""
                .  .  .  .  .  .  r^
                .  .  .  .  .  .  .
                R< .  .  .  .  .  .
                """).play("R A1-A2 W");
        assertThat(felt.orders("R")).isEmpty();
        assertThat(felt.reach("R")).isEmpty();
    }

    @Test
    void modern_A_aRifleMovesThreeSquaresAGunTwo() {
        ModernFelt felt = ModernFelt.of("""
                .  .  .  .  .  .
                .  .  .  .  .  .
                .  .  .  .  .  .
                .  .  .  .  .  .
                R^ .  .  G^ .  r>
                """).allows("R A1-A2-A3-A4 N", "G D1-D2-D3 N");
        felt.refuses("R A1-A2-A3-A4-A5 N", "modern.A").refuses("G D1-D2-D3-D4 N", "modern.A");
    }

    @Test
    void modern_C_d_aFlankMayBePassedButNotWithTheFrontToTheEnemy() {
        ModernFelt felt = ModernFelt.of("""
                .  .  .
                .  r> .
                .  .  .
                R^ .  .
                """);
        felt.allows("R A1-A2-A3-A4 N", "R A1-A2-B2-C2 E");
        felt.refuses("R A1-B1-B2-C2 E", "modern.C.d");
    }

    @Test
    void modern_C_d_theMoveEndsFacingTheEnemyAhead() {
        ModernFelt felt = ModernFelt.of("""
                .  r> .
                .  .  .
                R^ .  .
                """);
        felt.allows("R A1-B1-B2 N").refuses("R A1-B1-B2 W", "modern.C.d");
        felt.allows("R A1-A2-B2 W", "R A1-A2-B2 E");
        assertThat(felt.reach("R")).containsExactly("A1 0 ESW", "A2 1 NESW", "A3 2 NESW", "B1 1 NESW", "B2 2 NESW",
                "C1 2 NESW", "C2 3 NESW");
    }

    @Test
    void modern_C_e_theFrontSquareOfAnEnemyEndsTheMoveFacingIt() {
        ModernFelt felt = ModernFelt.of("""
                .  .  .  .
                R> .  .  .
                .  r^ .  .
                """);
        felt.refuses("R A2-B2-C2 E", "modern.C.e").refuses("R A2-B2 E", "modern.C.e").refuses("R A2-B2 N", "modern.C.e");
        felt.play("R A2-B2 S").shows("""
                .  .  .  .
                .  Rv .  .
                .  r^ .  .
                """);
        assertThat(felt.events()).singleElement().isInstanceOfSatisfying(Event.Moved.class,
                moved -> assertThat(moved.stop()).contains(Clause.C_E.ref));
    }

    @Test
    void modern_C_e_severalFrontsLeaveTheChoiceAndAnEnemyAheadCountsToo() {
        ModernFelt felt = ModernFelt.of("""
                .  rv .
                .  .  m<
                .  R> .
                """);
        felt.allows("R B1-B2 N", "R B1-B2 E").refuses("R B1-B2 W", "modern.C.e").refuses("R B1-B2 S", "modern.C.e");
        ModernFelt both = ModernFelt.of("""
                .  r> .
                .  .  m<
                .  R> .
                """);
        both.allows("R B1-B2 N", "R B1-B2 E").refuses("R B1-B2 W", "modern.C.e");
    }

    @Test
    void modern_C_e_holdsForEveryKindOfTrayOnBothSides() {
        ModernFelt felt = ModernFelt.of("""
                .  .  .  .
                K> .  .  .
                .  c^ .  .
                """);
        felt.refuses("K A2-B2-C2 E", "modern.C.e").allows("K A2-B2 S");
    }

    @Test
    void modern_C_e_startingInAFrontHoldsNobody() {
        ModernFelt.of("""
                .  .  .
                K> .  .
                c^ .  .
                """).allows("K A2-B2-C2 N", "K A2-A3 W");
    }

    @Test
    void modern_C_e_whatItMustFaceHoldsWhereTheMoveEndsAnyway() {
        ModernFelt felt = ModernFelt.of("""
                .  .  .  .  .
                G> .  .  .  .
                .  .  r^ .  .
                """);
        felt.allows("G A2-B2-C2 S").refuses("G A2-B2-C2 E", "modern.C.e");
    }

    @Test
    void modern_C_d_optionTransitFacingFreeLetsOnlyTheFinalFacingCount() {
        ModernFelt felt = ModernFelt.setUp("""
                .  .  .
                .  r> .
                .  .  .
                R^ .  .
                """).option("transitFacing", "free").lay();
        felt.allows("R A1-B1-B2-C2 E", "R A1-B1-B2 W");
        ModernFelt front = ModernFelt.setUp("""
                .  .  .  .
                R> .  .  .
                .  r^ .  .
                """).option("transitFacing", "free").lay();
        front.refuses("R A2-B2-C2 E", "modern.C.e").allows("R A2-B2 S");
    }

    @Test
    void modern_ruling_stack_fourInfantryOrOneOfAnythingElse() {
        ModernFelt felt = ModernFelt.of("""
                .        .  .
                R1^+R2^+R3> M^ .
                A^       G^ .
                .        .  r>
                """);
        felt.allows("M B3-A3 N").refuses("G B2-B3 N", "modern.ruling.stack");
        felt.play("A A2-A3 N").shows("""
                .            .  .
                A^+R1^+R2^+R3> M^ .
                .            G^ .
                .            .  r>
                """);
        felt.refuses("M B3-A3 N", "modern.ruling.stack").refuses("M B3-A3-A4 N", "modern.ruling.stack");
    }

    @Test
    void modern_ruling_stack_squaresHoldTraysOfOneSide() {
        ModernFelt.of("R> r> .").refuses("R A1-B1 E", "modern.E.b");
        ModernFelt.of("K> c> .").refuses("K A1-B1 E", "modern.ruling.stack");
    }

    @Test
    void modern_ruling_stack_eachTrayKeepsItsOwnFacing() {
        ModernFelt.of("R1^+R2> . . r>").play("R1 A1 W").shows("R1<+R2> . . r>");
    }

    @Test
    void ordersOfOthersAndOfNobodyAreRefused() {
        ModernFelt felt = ModernFelt.of("R^ . . r>");
        assertThat(felt.book().check(felt.position(), ModernFelt.order("r D1-C1 W"))).isPresent();
        assertThat(felt.book().check(felt.position(), ModernFelt.order("X D1-C1 W"))).isPresent();
        assertThat(felt.book().check(felt.position(), ModernFelt.order("R B1-C1 W"))).isPresent();
        assertThat(felt.orders("r")).isEmpty();
    }
}
