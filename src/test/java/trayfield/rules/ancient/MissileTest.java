package trayfield.rules.ancient;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import trayfield.model.Event;
import trayfield.model.Mark;
import trayfield.model.Odds;
import trayfield.model.Order;
import trayfield.model.Observation.UnitView;
import trayfield.model.Phase;
import trayfield.model.Position;
import trayfield.rules.Rulebook.OddsAnswer;

/// The missile rules.
class MissileTest {

    @Test
    void ancient_sequence_1_bothDeclareBeforeAnyDieIsCastAndLossesAreRemovedTogether() {
        AncientFelt felt = AncientFelt.setUp("S1> . . . g1< T1> t1<").lay();
        assertThat(felt.position().phase()).isEqualTo(Phase.MISSILES);
        assertThat(felt.position().side()).isZero();
        felt.play("S throws", "end").play("g throws");
        assertThat(felt.position().pending()).isEmpty();
        felt.play("end");
        assertThat(felt.position().side()).isEqualTo(Position.NOBODY);
        assertThat(felt.orders()).isEmpty();
        felt.roll(4, 4).shows(". . . . . T1> t1<");
        assertThat(felt.position().phase()).isEqualTo(Phase.MOVE);
    }

    @Test
    void ancient_sequence_1_whoCanThrowNothingIsPassedOverAndNoDiceWithoutDeclarations() {
        AncientFelt felt = AncientFelt.setUp("S1< . . . g1<").lay();
        assertThat(felt.position().side()).isEqualTo(1);
        felt.play("end");
        assertThat(felt.position().phase()).isEqualTo(Phase.MOVE);
        assertThat(AncientFelt.setUp("S1< . . . g1>").lay().position().phase()).isEqualTo(Phase.MOVE);
    }

    @Test
    void ancient_missile_1_aUnitThrowsOnceInTheGameAllOfItTogether() {
        AncientFelt felt = AncientFelt.setUp("""
                S1> . . . g1> .
                S2> . . . g2> .
                """).lay().play("S throws");
        felt.refuses("S throws", "ancient.missile.1");
        felt.play("end").roll(1, 1);
        assertThat(felt.position().has(0, Mark.FIRED)).isTrue();
        assertThat(felt.book().observe(felt.position(), Optional.of("gold")).units())
                .contains(new UnitView("S", "silver", Optional.empty(), true));
        felt.play("end", "end", "end", "end");
        assertThat(felt.position().turn()).isEqualTo(2);
        assertThat(felt.position().phase()).isEqualTo(Phase.INITIATIVE);
    }

    @Test
    void ancient_missile_1_targetsAreNearestAndSpreadOut() {
        AncientFelt felt = AncientFelt.setUp("""
                S1> . . g1> .
                S2> . . . g2>
                S3> . . . .
                """).lay().play("S throws");
        assertThat(felt.events()).last().isInstanceOfSatisfying(Event.Declared.class, declared ->
                assertThat(declared.aims()).extracting(aim -> aim.man() + ">" + aim.target())
                        .containsExactly("S.1>g.1", "S.2>g.2", "S.3>g.1"));
    }

    @Test
    void ancient_missile_1_anOrderWithTargetsNamesExactlyTheMenWhoHaveOne() {
        AncientFelt felt = AncientFelt.setUp("""
                S1> . . g1> .
                S2< . . . g2>
                S3> . . . .
                """).lay();
        felt.allows("S throws S.1>g.2 S.3>g.2").refuses("S throws S.1>g.1", "ancient.missile.1");
        felt.refuses("S throws S.1>g.1 S.2>g.1 S.3>g.1", "ancient.missile.4");
        felt.refuses("S throws S.1>g.1 S.1>g.2 S.3>g.2", "ancient.missile.1");
    }

    @Test
    void ancient_missile_1_rangeTwelve() {
        String twelve = "S1> . . . . . . . . . . . g1>";
        AncientFelt.setUp(twelve).lay().allows("S throws");
        AncientFelt far = AncientFelt.setUp("S1> . . . . . . . . . . . . g1>").lay();
        assertThat(far.position().phase()).isEqualTo(Phase.MOVE);
    }

    @Test
    void ancient_missile_1_directHitsOnEvenFacesIndirectOnFourAndSix() {
        for (int face = 1; face <= 6; face++) {
            AncientFelt direct = AncientFelt.setUp("S1> . . . g1> h1>").lay().play("S throws S.1>g.1", "end").roll(face);
            assertThat(direct.position().losses(1)).as("direct %d", face).isEqualTo(face % 2 == 0 ? 1 : 0);
            AncientFelt indirect = AncientFelt.setUp("S1> . . . g1> h1>").lay().play("S throws S.1>h.1", "end").roll(face);
            assertThat(indirect.position().losses(1)).as("indirect %d", face).isEqualTo(face == 4 || face == 6 ? 1 : 0);
        }
    }

    @Test
    void ancient_missile_1_extraHitsAreWasted() {
        AncientFelt felt = AncientFelt.setUp("""
                S1> . . . g1> h1>
                S2> . . . .   .
                """).lay().play("S throws S.1>g.1 S.2>g.1", "end").roll(6, 6);
        assertThat(felt.position().losses(1)).isEqualTo(1);
        assertThat(felt.told()).containsOnlyOnce("Removed");
    }

    @Test
    void ancient_missile_2_directWhenTheSightLineIsClearElseIndirect() {
        assertThat(direct("S1> . . . g1> h1>", "S.1>g.1")).isTrue();
        assertThat(direct("S1> . h1> . g1> .", "S.1>g.1")).isFalse();
        assertThat(direct("S1> . 1 . g1> h1>", "S.1>g.1")).isFalse();
        assertThat(direct("2|S1> . h1> . . . g1>", "S.1>g.1")).isTrue();
    }

    @Test
    void ancient_missile_2_theChancesOfOneMansMissileAreKnownBeforeTheDice() {
        AncientFelt felt = AncientFelt.setUp("S1> S2< . . g1> h1>").lay();
        assertThat(hit(felt, "S.1", "g.1")).contains(new Odds.Chance("hit", 2, 6));
        assertThat(hit(felt, "S.1", "h.1")).contains(new Odds.Chance("hit", 2, 6));
        assertThat(hit(felt, "S.2", "g.1")).as("behind him").isEmpty();
        assertThat(hit(AncientFelt.setUp("S1> . . g1> h1>").lay(), "S.1", "g.1")).contains(new Odds.Chance("hit", 3, 6));
    }

    private static Optional<Odds.Chance> hit(AncientFelt felt, String man, String target) {
        return switch (felt.book().odds(felt.position(), new Order.Throw("S", List.of(new Order.Aim(man, target))),
                Optional.of("silver"))) {
            case OddsAnswer.Known(Odds odds) -> Optional.of(odds.cases().getFirst().outcomes().getFirst());
            case OddsAnswer.Refused _ -> Optional.empty();
        };
    }

    private static boolean direct(String drawing, String aim) {
        AncientFelt felt = AncientFelt.setUp(drawing).lay();
        String[] pair = aim.split(">");
        boolean told = felt.book().direct(felt.position(), pair[0], pair[1]);
        felt.play("S throws " + aim, "end");
        if (felt.position().side() == 1) {
            felt.play("end");
        }
        boolean flew = felt.roll(1).events().stream().filter(Event.MissileFell.class::isInstance)
                .map(Event.MissileFell.class::cast).findFirst().orElseThrow().direct();
        assertThat(told).as("told before the dice").isEqualTo(flew);
        return flew;
    }

    @Test
    void ancient_missile_3_aManInContactMayNotThrow() {
        AncientFelt felt = AncientFelt.setUp("""
                S1> g1> . h1>
                S2> .   . .
                """).lay();
        felt.allows("S throws S.2>h.1").refuses("S throws S.1>h.1 S.2>h.1", "ancient.missile.3");
        AncientFelt faced = AncientFelt.setUp("""
                S1^ g1< . .
                S2v h1> . .
                """).lay();
        assertThat(faced.position().phase()).isEqualTo(Phase.MOVE);
    }

    @Test
    void ancient_missile_4_theArcAsMenStand() {
        AncientFelt felt = AncientFelt.setUp("""
                .   .   g1> .
                .   .   .   .
                S1^ .   .   g2>
                """).lay();
        felt.allows("S throws S.1>g.1").refuses("S throws S.1>g.2", "ancient.missile.4");
    }

    @Test
    void ancient_special_1_c_heightAddsAndTakesRange() {
        AncientFelt.setUp("1|S1> . . . . . . . . . . . . . . g1>").lay().allows("S throws S.1>g.1");
        AncientFelt up = AncientFelt.setUp("S1> . . . . . . . . 1|g1> 0|g2>").lay();
        up.allows("S throws S.1>g.1", "S throws S.1>g.2");
        AncientFelt far = AncientFelt.setUp("S1> . . . . . . . . . 1|g1> 0|g2>").lay();
        far.refuses("S throws S.1>g.1", "ancient.missile.1").allows("S throws S.1>g.2");
    }

    @Test
    void ancient_special_4_townsMakeThrowsIndirectButFromTheirEdge() {
        assertThat(direct("S1> . . #|g1> h1>", "S.1>g.1")).isFalse();
        assertThat(direct("#|S1> . . g1> h1>", "S.1>g.1")).isTrue();
        assertThat(direct("#|S1> # . g1> h1>", "S.1>g.1")).as("all round it are town squares or the edge").isFalse();
    }

    @Test
    void ancient_special_5_woodsMakeThrowsIndirectWhateverTheHeights() {
        assertThat(direct("T|S1> . . g1> h1>", "S.1>g.1")).isFalse();
        assertThat(direct("S1> . . T|g1> h1>", "S.1>g.1")).isFalse();
        assertThat(direct("9|S1> T . g1> h1>", "S.1>g.1")).isFalse();
        assertThat(direct("""
                .   T  g1>
                .   .  T
                S1> .  .
                """, "S.1>g.1")).isFalse();
        assertThat(direct("""
                .   T  g1>
                .   .  .
                S1> .  h1>
                """, "S.1>g.1")).isTrue();
    }

    @Test
    void whatIsDeclaredIsToldToItsOwnSideAlone() {
        AncientFelt felt = AncientFelt.setUp("S1> . . . g1<").lay().play("S throws");
        Event declared = felt.events().getLast();
        assertThat(felt.book().tell(declared, Optional.of("silver"))).contains(declared);
        assertThat(felt.book().tell(declared, Optional.of("gold"))).isEmpty();
        assertThat(felt.book().observe(felt.position(), Optional.of("silver")).declared()).containsExactly("S");
        assertThat(felt.book().observe(felt.position(), Optional.of("gold")).declared()).isEqualTo(List.of());
    }
}
