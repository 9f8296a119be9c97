package trayfield.rules.modern;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Chapter G as far as it is about moving: roads, hills, rivers.
class GroundTest {

    @Test
    void modern_G_1_aTankMovesFourOnRoadsAndThreeOff() {
        ModernFelt road = ModernFelt.of("""
                =|K> =  =  =  =  =
                .    .  .  .  .  r>
                """);
        road.allows("K A2-B2-C2-D2-E2 E").refuses("K A2-B2-C2-D2-E2-F2 E", "modern.G.1");
        ModernFelt open = ModernFelt.of("""
                K> .  .  .  .  .
                .  .  .  .  .  r>
                """);
        open.allows("K A2-B2-C2-D2 E").refuses("K A2-B2-C2-D2-E2 E", "modern.G.1");
    }

    @Test
    void modern_G_1_roadAndFieldMixInPartsAndWhatIsLeftIsLost() {
        ModernFelt felt = ModernFelt.of("""
                =|K> =  =  .  .
                .    .  .  .  r>
                """);
        felt.allows("K A2-B2-C2-D2 E").refuses("K A2-B2-C2-D2-E2 E", "modern.G.1");
        assertThat(felt.reach("K")).contains("B2 3 NESW", "C2 6 NESW", "D2 10 NESW", "A1 4 NESW");
    }

    @Test
    void modern_G_1_aScoutCarMovesSixOnRoadsAndTwoOff() {
        ModernFelt felt = ModernFelt.of("""
                =|C> =  =  =  =  =  =  =
                .    .  .  .  .  .  .  r>
                """);
        felt.allows("C A2-B2-C2-D2-E2-F2-G2 E", "C A2-A1-B1 E").refuses("C A2-A1-B1-C1 E", "modern.G.1");
    }

    @Test
    void modern_G_1_roadsThatOnlyTouchAtACornerAreNoRoadStep() {
        ModernFelt felt = ModernFelt.of("""
                .    =  =
                =|C> .  r>
                """);
        assertThat(felt.reach("C")).contains("A2 3 NESW", "B2 6 NESW");
    }

    @Test
    void modern_G_2_hillsCostNoMovement() {
        ModernFelt.of("R> 1 3 0 . r>").allows("R A1-B1-C1-D1 W");
    }

    @Test
    void modern_G_3_riversAreImpassableButForFordsAndBridges() {
        ModernFelt felt = ModernFelt.of("""
                .  ~  .  .
                R> f  .  .
                .  ~= .  .
                M> .  .  r>
                """);
        felt.refuses("R A3-A4-B4 E", "modern.G.3").allows("R A3-B3 N");
        felt.allows("M A1-A2-B2-C2 N").refuses("R A3-B3-C3 E", "modern.G.3");
    }

    @Test
    void modern_G_3_aFordEndsTheMoveAndTheNextIsWholeAgain() {
        ModernFelt felt = ModernFelt.of("R> f . . . . r>").play("R A1-B1 E", "end", "end").allows("R B1-C1-D1-E1 N");
        assertThat(felt.position().turn()).isEqualTo(2);
        assertThat(ModernFelt.of("R> f . . . r>").reach("R")).containsExactly("A1 0 NSW", "B1 1 NESW ford");
    }

    @Test
    void modern_G_3_aRoadOverAFordIsABridge() {
        ModernFelt.of("R> f= . . . r>").allows("R A1-B1-C1-D1 N");
    }

    @Test
    void modern_G_3_whatMustBeFacedHoldsInAFord() {
        ModernFelt felt = ModernFelt.of("""
                R> f  .
                .  r^ .
                """);
        felt.allows("R A2-B2 S").refuses("R A2-B2 E", "modern.C.e");
        assertThat(felt.reach("R")).contains("B2 1 S contact");
    }
}
