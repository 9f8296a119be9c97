package trayfield.rules.ancient;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import trayfield.model.Event;
import trayfield.model.MeleeOutcome;
import trayfield.model.Odds;
import trayfield.model.Phase;

/// The melee rules and the conduct of melees.
class MeleeTest {

    @Test
    void ancient_melee_1_aManAttacksTheEnemyHeFacesOnce() {
        AncientFelt felt = AncientFelt.fighting("""
                .   h1> .
                S1> g1< .
                S2> .   .
                """);
        felt.refuses("S.1 attacks h.1", "ancient.melee.1").refuses("S.2 attacks g.1", "ancient.melee.1");
        assertThat(felt.orders()).containsExactly("S.1 attacks g.1", "end");
        felt.play("S.1 attacks g.1").roll(6, 6).refuses("S.1 attacks g.1", "ancient.melee.1").allows("end");
    }

    @Test
    void ancient_melee_1_whoMovedIntoFacingContactMustAttack() {
        AncientFelt felt = AncientFelt.moving("S1> . g1> . S2< g2>").play("S.1 A1-B1 E", "end");
        assertThat(felt.book().duties(felt.position())).containsExactly("S.1");
        felt.refuses("end", "ancient.melee.1").play("S.1 attacks g.1").roll(6, 6).allows("end");
        AncientFelt turned = AncientFelt.moving("S1^ g1> . .").play("S.1 A1 E", "end").refuses("end", "ancient.melee.1");
        assertThat(turned.position().phase()).isEqualTo(Phase.MELEE);
        AncientFelt.fighting("S1> g1< . .").allows("end", "S.1 attacks g.1");
    }

    @Test
    void ancient_melee_1_optionCompulsoryMelee() {
        AncientFelt.setUp("S1> g1< . .").option("compulsoryMelee", "all").fighting().refuses("end", "ancient.melee.1");
        AncientFelt.setUp("S1> . g1> .").option("compulsoryMelee", "none").moving().play("S.1 A1-B1 E", "end")
                .allows("end");
    }

    @Test
    void ancient_melee_2_theLastToArriveIsFaced() {
        AncientFelt felt = AncientFelt.moving("""
                .   .   S2v
                .   .   .
                S1> .   g1>
                .   .   .
                """).play("S.1 A2-B2 E", "S.2 C4-C3 S", "end");
        felt.shows("""
                .   .   .
                .   .   S2v
                .   S1> g1^
                .   .   .
                """).play("S.1 attacks g.1").roll(1, 1).shows("""
                .   .   .
                .   .   .
                .   S1> .
                .   .   .
                """);
    }

    @Test
    void ancient_melee_2_aDefenderWhoFacesNoneTurnsToTheFirstInFileOrderOfThoseWhoStood() {
        AncientFelt felt = AncientFelt.fighting("""
                .   S2v .
                S1> g1v .
                .   h1^ .
                """);
        felt.play("S.2 attacks g.1");
        assertThat(felt.events()).anySatisfy(event -> assertThat(event).isInstanceOfSatisfying(Event.Turned.class,
                turned -> assertThat(turned.tray()).isEqualTo("g.1")));
        felt.roll(1, 1).shows("""
                .   S2v .
                .   .   .
                .   h1^ .
                """);
    }

    @Test
    void ancient_melee_3_theFacedAttackerMayAdvance() {
        AncientFelt felt = AncientFelt.fighting("""
                .   .   .   .
                S1> g1< h1^ .
                .   .   .   .
                """).play("S.1 attacks g.1").roll(1, 6);
        assertThat(felt.orders()).containsExactly("S.1 advances", "S.1 holds");
        felt.play("S.1 advances").shows("""
                .   .   .   .
                .   S1> h1< .
                .   .   .   .
                """).refuses("S.1 attacks h.1", "ancient.melee.1").allows("end");
        AncientFelt.fighting("S1> g1< h1^ .").play("S.1 attacks g.1").roll(1, 6).play("S.1 holds")
                .shows("S1> . h1^ .");
    }

    @Test
    void ancient_melee_3_isNotAskedOnceTheGameIsOver() {
        AncientFelt felt = AncientFelt.fighting("S1> g1< . .").play("S.1 attacks g.1").roll(1, 6);
        assertThat(felt.position().phase()).isEqualTo(Phase.OVER);
        assertThat(felt.position().pending()).isEmpty();
    }

    @Test
    void ancient_melee_4_allWhoFaceTheDefenderAttackTogether() {
        AncientFelt felt = AncientFelt.fighting("""
                .   S2v .   .
                S1> g1< .   .
                .   S3^ .   h1>
                """);
        assertThat(felt.orders()).contains("S.1 attacks g.1", "S.2 attacks g.1", "S.3 attacks g.1");
        felt.play("S.3 attacks g.1").roll(6, 6);
        assertThat(felt.orders()).containsExactly("end");
        assertThat(felt.events()).anySatisfy(event -> assertThat(event).isEqualTo(new Event.Fought("S.1", "g.1", 6, 6,
                OptionalInt.of(4), OptionalInt.of(1), MeleeOutcome.STALEMATE, Clause.CONDUCT.ref)));
    }

    @Test
    void ancient_melee_4_belowZeroHeIsRemovedWithoutDice() {
        AncientFelt felt = AncientFelt.setUp("""
                .   S2v .   .
                S1> g1< S4< .
                .   S3^ .   h1>
                """).unit("g", "D").fighting();
        felt.play("S.4 attacks g.1");
        assertThat(felt.told()).contains("Overwhelmed", "Removed");
        assertThat(felt.orders()).containsExactly("S.1 advances", "S.1 holds");
        assertThat(AncientFelt.setUp("""
                .   S2v .   .
                S1> g1< S4< .
                .   S3^ .   h1>
                """).unit("g", "D").fighting().outcomes("S.1 attacks g.1")).containsExactly("attacker alone 1/1");
    }

    @Test
    void ancient_melee_4_otherwiseBelowZeroIsZero() {
        AncientFelt felt = AncientFelt.setUp("2|S1> g1< . h1>").unit("S", "A").fighting();
        assertThat(felt.outcomes("S.1 attacks g.1")).containsExactly("attacker alone 12/36", "defender alone 6/36",
                "both lost 6/36", "stalemate 12/36");
    }

    @Test
    void ancient_melee_5_aManAloneLosesAPoint() {
        assertThat(modifiers("S1> g1< . h1>")).containsExactly("ancient.melee.5 ATTACKER -1", "ancient.melee.5 DEFENDER -1");
        assertThat(modifiers("""
                S2> .  g2< .
                .   .  .   .
                S1> g1< .  h1>
                """)).containsExactly("ancient.melee.5 ATTACKER -1", "ancient.melee.5 DEFENDER -1");
        assertThat(modifiers("""
                S2> .  g2< .
                S1> g1< .  h1>
                """)).as("a corner is contact here").isEmpty();
    }

    @Test
    void ancient_special_1_a_hills() {
        assertThat(paired("S1> 1|g1<")).containsExactly("ancient.special.1.a ATTACKER -1");
        assertThat(paired("S1> 2|g1<")).containsExactly("ancient.special.1.a ATTACKER -2");
        assertThat(paired("S1> 5|g1<")).containsExactly("ancient.special.1.a ATTACKER -2");
        assertThat(paired("3|S1> 1|g1<")).containsExactly("ancient.special.1.a DEFENDER -1");
        assertThat(paired("1|S1> 1|g1<")).isEmpty();
    }

    @Test
    void ancient_special_3_outOfWater() {
        assertThat(paired("~|S1> g1<")).containsExactly("ancient.special.3 ATTACKER -2");
        assertThat(paired("s|S1> f|g1<")).isEmpty();
        assertThat(paired("~=|S1> g1<")).isEmpty();
        assertThat(paired("S1> ~|g1<")).isEmpty();
    }

    @Test
    void ancient_special_4_intoATown() {
        assertThat(paired("S1> #|g1<")).containsExactly("ancient.special.4 ATTACKER -1");
        assertThat(paired("#|S1> #|g1<")).isEmpty();
    }

    @Test
    void ancient_special_5_intoWoods() {
        assertThat(paired("S1> T|g1<")).containsExactly("ancient.special.5 ATTACKER -1");
        assertThat(paired("T|S1> T|g1<")).isEmpty();
        assertThat(paired("~|S1> 1T|g1<")).containsExactlyInAnyOrder("ancient.special.1.a ATTACKER -1",
                "ancient.special.3 ATTACKER -2", "ancient.special.5 ATTACKER -1");
    }

    /// Modifiers of S.1 against g.1, each with a man of his unit behind him.
    private static List<String> paired(String two) {
        return modifiers("S2> " + two + " g2<");
    }

    private static List<String> modifiers(String drawing) {
        return AncientFelt.fighting(drawing).odds("S.1 attacks g.1", Optional.empty()).cases().getFirst().modifiers()
                .stream().map(modifier -> modifier.rule() + " " + modifier.who() + " " + modifier.value()).toList();
    }

    @Test
    void ancient_conduct_oddsOfTheRulings() {
        assertThat(odds("A", "B")).containsExactly("attacker alone 8/36", "defender alone 8/36", "both lost 16/36",
                "stalemate 4/36");
        assertThat(odds("A", "D")).containsExactly("attacker alone 12/36", "defender alone 6/36", "both lost 12/36",
                "stalemate 6/36");
    }

    private static List<String> odds(String silver, String gold) {
        return AncientFelt.setUp("S2> S1> g1< g2<").unit("S", silver).unit("g", gold).fighting()
                .outcomes("S.1 attacks g.1");
    }

    @Test
    void ancient_conduct_oneRollDecidesOrAllStayPut() {
        assertThat(AncientFelt.fighting("S2> S1> g1< g2<").play("S.1 attacks g.1").roll(5, 5)
                .shows("S2> S1> g1< g2<").position().pending()).isEmpty();
        AncientFelt.fighting("S2> S1> g1< g2<").play("S.1 attacks g.1").roll(4, 4).shows("S2> . . g2<");
        AncientFelt.fighting("S2> S1> g1< g2<").play("S.1 attacks g.1").roll(5, 4).shows("S2> . g1< g2<");
    }

    @Test
    void ancient_roster_powersOfTheOtherSideAreNotToldAndItsOddsAreCases() {
        AncientFelt felt = AncientFelt.setUp("S2> S1> g1< g2<").unit("g", "C").fighting();
        Odds odds = felt.odds("S.1 attacks g.1", Optional.of("silver"));
        assertThat(odds.cases()).extracting(Odds.Case::given).containsExactly("A", "B", "C", "D");
        felt.play("S.1 attacks g.1").roll(5, 5);
        Event fought = felt.events().getLast();
        assertThat(felt.book().tell(fought, Optional.of("silver"))).get().isInstanceOfSatisfying(Event.Fought.class,
                told -> assertThat(told.defenderPower()).isEmpty());
        assertThat(felt.book().tell(fought, Optional.of("gold"))).get().isInstanceOfSatisfying(Event.Fought.class,
                told -> {
                    assertThat(told.attackerPower()).isEmpty();
                    assertThat(told.defenderPower()).hasValue(3);
                });
    }
}
