package trayfield.rules.modern;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Modern E(d): tanks run down infantry and artillery, and nobody melees tanks or scout cars.
class RunDownTest {

    @Test
    void modern_E_d_aTankRunsDownWithItsLastStep() {
        ModernFelt felt = ModernFelt.of("""
                .  .  .  r>
                K> .  m^ .
                """).play("K A1-B1xC1 N").shows("""
                .  .  .  r>
                .  .  K^ .
                """);
        assertThat(felt.told()).containsExactly("RanDown", "Removed");
        assertThat(felt.position().losses(1)).isEqualTo(1);
        felt.refuses("K C1-D1 E", "modern.C.a").allows("K fires r");
    }

    @Test
    void modern_E_d_theWholeStepMustBeInTheMove() {
        ModernFelt felt = ModernFelt.of("K> . . . r> m>");
        felt.refuses("K A1-B1-C1-D1xE1 E", "modern.G.1");
        assertThat(ModernFelt.of("K> . . r> . m>").reach("K")).contains("D1 12 NESW runDown");
    }

    @Test
    void modern_E_d_aStopAtAFrontDoesNotForbidItOverAnySide() {
        ModernFelt felt = ModernFelt.of("""
                .  c> .
                K> .  r<
                .  m^ .
                """);
        felt.allows("K A2-B2xC2 E", "K A2-B2xB1 S").refuses("K A2-B2xB3 N", "modern.E.d");
    }

    @Test
    void modern_E_d_aStopInAFordForbidsIt() {
        ModernFelt.of("K> f r< . m>").refuses("K A1-B1xC1 E", "modern.G.3");
        ModernFelt.of("f|K> r< . m>").allows("K A1xB1 E");
    }

    @Test
    void modern_E_d_stacksVehiclesFriendsAndNobodyAreNotRunDown() {
        ModernFelt felt = ModernFelt.of("""
                r1^+r2^ R^ .
                K>      .  c>
                """);
        felt.refuses("K A1xA2 N", "modern.E.d").refuses("K A1xB1 E", "modern.E.d");
        felt.refuses("K A1-B1xC1 E", "modern.E.d").refuses("K A1-B1xB2 N", "modern.E.d");
    }

    @Test
    void modern_E_d_onlyTanksRunDown() {
        ModernFelt.of("C> g> .").refuses("C A1xB1 E", "modern.E.d");
        ModernFelt.of("R> . g> .").refuses("R A1-B1xC1 E", "modern.E.d");
    }

    @Test
    void modern_E_d_facingAfterItIsJudgedForTheSquareItStandsOn() {
        ModernFelt felt = ModernFelt.of("""
                .  .  mv .
                K> .  r> g<
                """);
        felt.allows("K A1-B1xC1 N", "K A1-B1xC1 E").refuses("K A1-B1xC1 S", "modern.C.e");
        ModernFelt ahead = ModernFelt.of("K> r^ g^ .");
        ahead.allows("K A1xB1 E").refuses("K A1xB1 N", "modern.C.d");
    }

    @Test
    void modern_E_d_optionTankRunDownFalse() {
        ModernFelt felt = ModernFelt.setUp("K> r^ . m>").option("tankRunDown", "false").lay();
        felt.refuses("K A1xB1 E", "modern.E.d");
        assertThat(felt.orders()).noneMatch(order -> order.contains("x"));
    }

    @Test
    void modern_E_d_noMeleeByOrAgainstTanksAndScoutCars() {
        ModernFelt felt = ModernFelt.of("""
                K> r<
                R> c<
                """);
        felt.refuses("K attacks r", "modern.E.d").refuses("R attacks c", "modern.E.d").allows("end");
        assertThat(felt.book().duties(felt.position())).isEmpty();
    }

    @Test
    void modern_E_d_scoutCarsAreSimplyStopped() {
        ModernFelt felt = ModernFelt.of("""
                =|C> =  =  =
                .    r^ .  .
                """);
        felt.refuses("C A2-B2-C2 E", "modern.C.e").allows("C A2-B2 S");
    }
}
