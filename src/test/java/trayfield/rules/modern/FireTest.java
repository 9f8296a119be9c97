package trayfield.rules.modern;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import trayfield.model.Event;
import trayfield.model.Mark;

/// Chapter D.
class FireTest {

    @Test
    void modern_D_a_aRifleHitsOnFourAndSix() {
        for (int face = 1; face <= 6; face++) {
            ModernFelt felt = ModernFelt.of("R> . . r< m<").play("R fires r").roll(face);
            assertThat(felt.position().onBoard(felt.position().muster().tray("r"))).isEqualTo(face != 4 && face != 6);
            assertThat(felt.told()).startsWith("Fired", "Rolled", "ShotFell");
        }
    }

    @Test
    void modern_D_a_machineGunsAndScoutCarsHitOnTwoFourAndSix() {
        for (String type : new String[] {"M", "C"}) {
            for (int face = 1; face <= 6; face++) {
                ModernFelt felt = ModernFelt.of(type + "> . . r< m<").play(type + " fires r").roll(face);
                assertThat(felt.position().losses(1)).isEqualTo(face % 2 == 0 ? 1 : 0);
            }
        }
    }

    @Test
    void modern_D_a_oneShotATurnAtANamedTrayOfAStack() {
        ModernFelt felt = ModernFelt.of("R> . . r<+m< a<").play("R fires m").roll(4).shows("R> . . r< a<");
        felt.refuses("R fires r", "modern.D.a");
        felt.play("end", "end").allows("R fires r");
    }

    @Test
    void modern_D_a_marksAreSetWithTheOrder() {
        ModernFelt felt = ModernFelt.of("R> . . r< m<").play("R fires r");
        assertThat(felt.position().has(0, Mark.FIRED)).isTrue();
        assertThat(felt.orders()).isEmpty();
        assertThat(felt.book().check(felt.position(), ModernFelt.order("end"))).isPresent();
    }

    @Test
    void modern_D_b_beforeTheMoveOrAfterItAndWhenStopped() {
        ModernFelt.of("R> . . . r< m<").play("R fires r").roll(1).play("R A1-B1 E");
        ModernFelt.of("R> . . . r< m<").play("R A1-B1 E", "R fires r").roll(1).refuses("R B1-C1 E", "modern.C.a");
        ModernFelt.of("K> . r< m>").play("K A1-B1 E", "K fires r").roll(6).shows(". K> . m>");
    }

    @Test
    void modern_D_c_rifleAndMachineGunNameInfantryAndArtilleryOnly() {
        ModernFelt felt = ModernFelt.of("""
                R> .  .  k< r<
                M> .  .  c< .
                K> .  .  g< .
                """);
        felt.refuses("R fires k rifle", "modern.D.c").refuses("M fires c", "modern.D.c");
        felt.allows("K fires k", "K fires c", "K fires g");
    }

    @Test
    void modern_D_d_rifleOrGrenadeButNotBoth() {
        ModernFelt felt = ModernFelt.of("R> m< r<");
        felt.allows("R fires m", "R fires m grenade", "R fires m rifle");
        assertThat(felt.orders("R")).contains("R fires m", "R fires m grenade").doesNotContain("R fires m rifle");
        felt.play("R fires m grenade").roll(1).refuses("R fires m rifle", "modern.D.a");
    }

    @Test
    void modern_D_d_theGrenadeNeedsArcAndRange() {
        ModernFelt.of("R> k< r>").allows("R fires k", "R fires k grenade").refuses("R fires k rifle", "modern.D.c");
        ModernFelt.of("R^ k< r>").refuses("R fires k", "modern.D.e");
        ModernFelt.of("R> . k< r>").refuses("R fires k", "modern.A");
        assertThat(ModernFelt.of("R> k< . r>").orders("R")).contains("R fires k").doesNotContain("R fires k grenade");
    }

    @Test
    void modern_A_rangeIsCountedAcrossSides() {
        ModernFelt felt = ModernFelt.of("""
                .  .  .  .  r>
                .  .  .  .  .
                R> .  .  .  .
                """);
        felt.refuses("R fires r", "modern.A").refuses("R fires r gun", "modern.A");
        ModernFelt.of("""
                .  .  .  r>
                .  .  .  .
                R> .  .  .
                """).allows("R fires r");
    }

    @Test
    void modern_D_e_theArcHasBothDiagonalsAndTanksFireAllRound() {
        ModernFelt felt = ModernFelt.of("""
                r> .  .  .  m>
                .  .  .  .  a>
                .  .  R^ .  h>
                .  .  K^ .  .
                g> .  .  .  .
                """);
        felt.allows("R fires r", "R fires m", "K fires g", "K fires h");
        felt.refuses("R fires a", "modern.D.e").refuses("R fires h", "modern.D.e");
    }

    @Test
    void modern_D_f_straightSightIsBlockedByWhatStandsBetween() {
        ModernFelt.of("R> . T . r<").refuses("R fires r", "modern.D.f");
        ModernFelt.of("R> . # . r<").refuses("R fires r", "modern.D.f");
        ModernFelt.of("R> . m< . r<").refuses("R fires r", "modern.D.f");
        ModernFelt.of("R> . M< . r<").refuses("R fires r", "modern.D.f");
        ModernFelt.of("R> . 1 . r<").refuses("R fires r", "modern.D.f");
        ModernFelt.of("2|R> . M< . r<").allows("R fires r");
    }

    @Test
    void modern_D_f_howitzersNeedNoSightButArcAndRange() {
        ModernFelt.of("H> . T . r<").allows("H fires r");
        ModernFelt.of("H^ . T . r<").refuses("H fires r", "modern.D.e");
        ModernFelt.of("H> . . . . . . . . r<").refuses("H fires r", "modern.A");
        ModernFelt.of("H> r< m<").allows("H fires m").allows("H fires r");
    }

    @Test
    void modern_D_f_optionUnitsBlockSightFalse() {
        ModernFelt.setUp("R> . m< . r<").option("unitsBlockSight", "false").lay().allows("R fires r");
        ModernFelt.setUp("R> . T . r<").option("unitsBlockSight", "false").lay().refuses("R fires r", "modern.D.f");
    }

    @Test
    void modern_ruling_cover_hidesWhatLiesBehindAndProtectsNobody() {
        ModernFelt felt = ModernFelt.of("R> . . T|r< m<");
        felt.allows("R fires r").refuses("R fires m", "modern.D.f");
        ModernFelt.of("R> T # T . r>").allows("R A1-B1-C1-D1 N");
    }

    @Test
    void modern_G_3_noFireOutOfAFord() {
        ModernFelt.of("f|R> . . f|r< .").refuses("R fires r", "modern.G.3");
        ModernFelt.of("f=|R> . . f|r< .").allows("R fires r");
    }

    @Test
    void ownTraysAndLostTraysAreNoTargets() {
        ModernFelt felt = ModernFelt.of("R> M> . r< m<").play("M fires r").roll(2);
        assertThat(felt.book().check(felt.position(), ModernFelt.order("R fires M"))).isPresent();
        assertThat(felt.book().check(felt.position(), ModernFelt.order("R fires r"))).isPresent();
    }

    @Test
    void diceThatAreNotDueOrNotADieAreRefused() {
        ModernFelt felt = ModernFelt.of("R> . . r< m<");
        assertThat(felt.book().apply(felt.position(), trayfield.model.Roll.of(3)))
                .isInstanceOf(trayfield.model.Verdict.Refusal.class);
        felt.play("R fires r");
        for (int[] faces : new int[][] {{}, {0}, {7}, {1, 2}}) {
            assertThat(felt.book().apply(felt.position(), trayfield.model.Roll.of(faces)))
                    .isInstanceOf(trayfield.model.Verdict.Refusal.class);
        }
        assertThat(felt.events()).singleElement().isInstanceOf(Event.Fired.class);
    }

    @Test
    void theRifleOfTheRulingsReachesItsDiagonal() {
        StringBuilder drawing = new StringBuilder();
        for (int row = 16; row >= 1; row--) {
            for (char column = 'A'; column <= 'P'; column++) {
                String at = "" + column + row;
                drawing.append(switch (at) {
                    case "K11" -> "R^";
                    case "M13" -> "r1>";
                    case "N14" -> "r2>";
                    case "N13" -> "r3>";
                    default -> ".";
                }).append(' ');
            }
            drawing.append('\n');
        }
        ModernFelt felt = ModernFelt.of(drawing.toString());
        felt.allows("R fires r1").refuses("R fires r2", "modern.A").refuses("R fires r3", "modern.D.e");
    }
}
